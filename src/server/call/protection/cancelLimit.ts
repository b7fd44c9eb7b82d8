import { handle } from '../../pipeline/handle.ts';
import { presentLimits } from '../../present/protection/limits.ts';
import { changeStoredLimit } from '../../protection/changeLimits.ts';

export default handle('protection/cancelLimit', async ({ request, db, station, player, now, text }) => {
  const changer = { db, station, accountId: player.accountId, now };
  await changeStoredLimit(changer, request, { event: 'cancel' });
  const [limit] = await presentLimits(changer, [request]);
  return { msg: text('server.limit.cancelled'), limit: limit! };
});
