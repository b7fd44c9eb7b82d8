// Loads the texts of lists that say when a lottery draws, and of road maps, together with what shows them.
import { bringTexts } from '#texts/text.ts';
import messages from '#texts/zh-CN/draws.generated.ts';

bringTexts('draws', messages);
