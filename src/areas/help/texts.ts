// The loading of the area's Chinese texts with its chunk.

import { addChinese } from '#texts/text.ts';
import messages from '#texts/zh-CN/help.generated.ts';

addChinese(messages);
