// Loads the area's Chinese texts together with its chunk.

import { addChinese } from '#texts/text.ts';
import messages from '#texts/zh-CN/safety.generated.ts';

addChinese(messages);
