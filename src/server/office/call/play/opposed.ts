import { office } from '../../pipeline/handle.ts';
import { opposedBets } from '../../play/risk.ts';

export default office('play/opposed', async ({ request: { days = 1 }, db, now, locale }) => ({
  draws: await opposedBets(db, { now, days, locale }),
}));
