// Loads the texts that both pages of play read, together with their frame.

import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/play.generated.ts';

bringTexts('play', messages);
