// What a letter would be, and whom it would reach, before it is sent.
import { reachedBy } from '../../letters/audience.ts';
import { paragraphsOf } from '../../letters/text.ts';
import { office } from '../../pipeline/handle.ts';

export default office('letters/preview', async ({ request: { to, text }, db }) => ({
  ...(await reachedBy(db, to)),
  paragraphs: paragraphsOf(text),
}));
