// Owns the coming of the texts that both pages of play read, with their frame.
import messages from '#texts/play.zh-CN.generated.ts';
import { bringTexts } from '#texts/text.ts';

bringTexts('play', messages);
