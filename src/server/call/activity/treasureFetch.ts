// Owns opening a treasure box: the last piece of its stock goes to one member.
import { refused } from '#rules/refused.ts';
import { takeStock } from '../../activities/activity.ts';
import { giveAward } from '../../activities/award.ts';
import { boxKey, openBox } from '../../activities/kinds/treasure.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/treasureFetch', async (context) => {
  const { db, player, now, request } = context;
  const { step } = request;
  const { activity, award } = await takePart(context, 'treasure', async (activity, facts) => {
    const opened = openBox(activity, facts, step);
    if (!opened.ok) return opened;
    const isLimited = activity.terms.boxes[step]!.stock !== null;
    if (!(await takeStock(db, activity, step, isLimited))) return refused('STOCK_EMPTY');
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key: boxKey(activity, facts.today, step),
        prize: { kind: 'cash', amount: opened.amount },
        ledgerType: ledgerTypes.activityPrize,
        detail: { step },
      },
      now,
    );
    // Opened boxes were checked under the member's lock.
    if (!award) throw new Error(`Box ${step} of account ${player.accountId} is open already.`);
    return { activity, award };
  });
  return presentTaken(context, activity, award);
});
