import { refused } from '#rules/refused.ts';
import { formatMoney } from '#values/money.ts';
import { giveAward } from '../../activities/award.ts';
import { claimYesterday } from '../../activities/kinds/bonus.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/bonusReceive', async (context) => {
  const { db, player, now } = context;
  const { activity, award } = await takePart(context, 'bonus', async (activity, facts) => {
    const claim = claimYesterday(activity, facts);
    if (!claim.ok) return claim;
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key: claim.day,
        prize: { kind: 'cash', amount: claim.amount },
        ledgerType: ledgerTypes.dailyBonus,
        detail: { validBet: formatMoney(claim.validBet), rate: claim.rate },
      },
      now,
    );
    return award ? { activity, award } : refused('ALREADY_CLAIMED');
  });
  return presentTaken(context, activity, award);
});
