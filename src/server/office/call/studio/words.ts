import { office } from '../../pipeline/handle.ts';
import { studioWords } from '../../studio/words.ts';

export default office('studio/words', async ({ locale }) => studioWords(locale));
