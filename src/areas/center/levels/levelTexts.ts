// Loads the texts of levels together with their page.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/levels.generated.ts';

bringTexts('levels', messages);
