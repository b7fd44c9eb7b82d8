// Loads the texts of notices together with their sheet.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/notices.generated.ts';

bringTexts('notices', messages);
