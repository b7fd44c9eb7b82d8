// Loads the texts of donations together with their page: who deposits, withdraws or transfers does without.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/donation.generated.ts';

bringTexts('donation', messages);
