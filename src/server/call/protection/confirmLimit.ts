import { handle } from '../../pipeline/handle.ts';
import { presentLimits } from '../../present/protection/limits.ts';
import { changeStoredLimit } from '../../protection/changeLimits.ts';
import { adviceOn } from '../../protection/limitAdvice.ts';

export default handle('protection/confirmLimit', async ({ request, db, station, player, now, text }) => {
  const changer = { db, station, accountId: player.accountId, now };
  await changeStoredLimit(changer, request, { event: 'confirm' });
  const [limit] = await presentLimits(changer, [request]);
  const said = await adviceOn(changer, request);
  return { msg: text(said?.id ?? 'server.limit.applied', said?.values), limit: limit! };
});
