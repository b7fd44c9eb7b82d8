// Loads the texts of daily rebates together with their page: who looks at offers does without.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/rebates.generated.ts';

bringTexts('rebates', messages);
