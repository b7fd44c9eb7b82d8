// A throw of the dice: the chance it costs, the dice, and the prize of their rank, in one transaction.
import { ledgerTypes } from '../../db/ledger.ts';
import { giveAward } from '../award.ts';
import { chancesOf } from '../kinds/chances.ts';
import { drawDice, midAutumnKind, rankName } from '../kinds/midAutumn.ts';
import { type Taker, takePart } from '../take.ts';

/** Throws for a member. Refuses what the activity refuses. */
export function throwDice(taker: Taker) {
  const { db, player, now } = taker;
  return takePart(taker, 'midAutumn', async (activity, facts) => {
    const { refusal } = midAutumnKind.judge(activity, facts);
    if (refusal) return refusal;
    const chances = chancesOf(activity, facts);
    const { dice, place, prize } = drawDice(activity);
    const key = `${facts.today}#${chances.used + 1}`;
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key,
        prize,
        ledgerType: ledgerTypes.activityPrize,
        detail: { paid: 'chance', dice: dice.join(' '), order: place + 1, rankName: rankName(place) },
      },
      now,
    );
    // The member's lock makes the number of the throw its own.
    if (!award) throw new Error(`The throw ${key} of account ${player.accountId} is there already.`);
    return { activity, award, dice, order: place + 1, rankName: rankName(place), chances: chances.left - 1 };
  });
}
