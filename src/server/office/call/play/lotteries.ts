import { office } from '../../pipeline/handle.ts';
import { lotteriesAt } from '../../play/lotteries.ts';

export default office('play/lotteries', async ({ db, now, locale }) => ({
  at: now,
  lotteries: await lotteriesAt(db, now, locale),
}));
