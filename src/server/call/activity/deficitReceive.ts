import { refused } from '#rules/refused.ts';
import { formatMoney } from '#values/money.ts';
import { giveAward } from '../../activities/award.ts';
import { claimLastWeek } from '../../activities/kinds/deficit.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/deficitReceive', async (context) => {
  const { db, player, now } = context;
  const { activity, award } = await takePart(context, 'deficit', async (activity, facts) => {
    const claim = claimLastWeek(activity, facts);
    if (!claim.ok) return claim;
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key: claim.week,
        prize: claim.reward > 0n ? { kind: 'cash', amount: claim.reward } : { kind: 'none' },
        ledgerType: ledgerTypes.weeklyLossReward,
        detail: {
          loss: formatMoney(claim.loss),
          validBet: formatMoney(claim.validBet),
          rate: claim.rate,
        },
      },
      now,
    );
    return award ? { activity, award } : refused('ALREADY_CLAIMED');
  });
  return presentTaken(context, activity, award);
});
