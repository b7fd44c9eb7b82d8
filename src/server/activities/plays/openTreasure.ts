// Opening a treasure box: the last piece of its stock goes to one member, in one transaction.
import { refused } from '#rules/refused.ts';
import { wireMoney } from '#values/money.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { takeStock } from '../activity.ts';
import { giveAward } from '../award.ts';
import { boxKey, openBox } from '../kinds/treasure.ts';
import { type Taker, takePart } from '../take.ts';

/** Opens a box of a member, counted from 0. Refuses what the activity refuses. */
export function openTreasure(taker: Taker, step: number) {
  const { db, player, now } = taker;
  return takePart(taker, 'treasure', async (activity, facts) => {
    const opened = openBox(activity, facts, step);
    if (!opened.ok) return opened;
    const { stock, from } = activity.terms.boxes[step]!;
    const isLimited = stock !== null;
    if (!(await takeStock(db, activity, step, isLimited))) return refused('STOCK_EMPTY');
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key: boxKey(activity, facts.today, step),
        prize: { kind: 'cash', amount: opened.amount },
        ledgerType: ledgerTypes.activityPrize,
        detail: { step, from: wireMoney(from) },
      },
      now,
    );
    // Opened boxes were checked under the member's lock.
    if (!award) throw new Error(`Box ${step} of account ${player.accountId} is open already.`);
    return { activity, award };
  });
}
