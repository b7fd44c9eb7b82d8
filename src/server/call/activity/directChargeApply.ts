import { wireMoney } from '#values/money.ts';
import { applyForCharge } from '../../money/applications/directCharge.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('activity/directChargeApply', async ({ db, station, player, now, text }) => {
  const { id, gift } = await applyForCharge(db, station, player.accountId, now);
  return { msg: text('server.charge.taken'), orderNo: String(id), gift: wireMoney(gift) };
});
