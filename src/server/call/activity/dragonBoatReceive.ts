// Owns receiving the prize of a step, or of a place once the race is over.
import { refused } from '#rules/refused.ts';
import { giveAward } from '../../activities/award.ts';
import { exactRanking } from '../../activities/boatRanking.ts';
import { claimRank, claimStep, rankKey } from '../../activities/kinds/dragonBoat.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/dragonBoatReceive', async (context) => {
  const { db, player, now, request } = context;
  const { activity, award } = await takePart(
    context,
    'dragonBoat',
    async (activity, facts) => {
      const { step } = request;
      const isRank = activity.terms.mode === 'rank';
      if (!isRank && step === undefined) return refused('STEP_UNKNOWN');
      // A step is taken while the race runs, a place once it is over.
      if (!isRank && facts.today > activity.end) return refused('ENDED');
      const rank = isRank
        ? (await exactRanking(db, activity, now)).racers.findIndex(({ id }) => id === player.accountId) + 1
        : 0;
      const claim = isRank ? claimRank(activity, facts, rank) : claimStep(activity, facts, step!);
      if (!claim.ok) return claim;
      const award = await giveAward(
        db,
        activity,
        player.accountId,
        {
          key: isRank ? rankKey : String(step),
          prize: { kind: 'cash', amount: claim.amount },
          ledgerType: ledgerTypes.activityPrize,
          detail: isRank ? { rank } : { step },
        },
        now,
      );
      return award ? { activity, award } : refused(isRank ? 'ALREADY_CLAIMED' : 'ALREADY_OPENED');
    },
    { isOpenAfterEnd: true },
  );
  return presentTaken(context, activity, award);
});
