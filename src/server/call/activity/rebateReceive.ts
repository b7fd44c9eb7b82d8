import { isDay } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { balancesOf } from '../../db/ledger.ts';
import { claimRebate } from '../../money/team/rebateClaims.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('activity/rebateReceive', async ({ work, db, request, player, text }) => {
  const { day } = request;
  if (!isDay(day)) throw new Refusal('server.rebate.missing', { code: 'missing', field: 'day' });
  const { accountId } = player;
  const { amount, required } = await claimRebate(work, { accountId, day });
  const { wallet } = await balancesOf(db, accountId, 'real');
  return {
    msg: text('server.rebate.claimed'),
    day,
    amount: wireMoney(amount),
    required: wireMoney(required),
    money: wireMoney(wallet),
  };
});
