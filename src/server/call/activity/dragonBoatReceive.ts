// Receiving the prize of a step that was reached; places are paid by themselves once the race is over.
import { refused } from '#rules/refused.ts';
import { giveAward } from '../../activities/award.ts';
import { claimStep } from '../../activities/kinds/dragonBoat.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/dragonBoatReceive', async (context) => {
  const { db, player, now, request } = context;
  const { activity, award } = await takePart(context, 'dragonBoat', async (activity, facts) => {
    const { step } = request;
    const claim = claimStep(activity, facts, step);
    if (!claim.ok) return claim;
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key: String(step),
        prize: { kind: 'cash', amount: claim.amount },
        ledgerType: ledgerTypes.activityPrize,
        detail: { step, distance: activity.terms.steps[step!]!.distance },
      },
      now,
    );
    return award ? { activity, award } : refused('ALREADY_OPENED');
  });
  return presentTaken(context, activity, award);
});
