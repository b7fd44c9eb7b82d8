// Loads the texts of what protects players beside the screens, together with its chunk.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/reality.generated.ts';

bringTexts('reality', messages);
