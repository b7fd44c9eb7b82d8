import { parseMoney } from '#values/money.ts';
import { office } from '../../pipeline/handle.ts';
import { suddenWinners } from '../../play/risk.ts';

const usualLeast = '1000';

export default office('play/winners', async ({ request: { days = 1, least = usualLeast }, db, now }) => ({
  winners: await suddenWinners(db, { now, days, least: parseMoney(least) }),
}));
