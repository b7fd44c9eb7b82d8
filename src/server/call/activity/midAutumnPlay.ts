// Owns a throw of the dice: the chance it costs, the dice, and the prize of their rank, in one transaction.
import { giveAward } from '../../activities/award.ts';
import { chancesOf } from '../../activities/kinds/chances.ts';
import { drawDice, midAutumnKind, rankName } from '../../activities/kinds/midAutumn.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/midAutumnPlay', async (context) => {
  const { db, player, now } = context;
  const thrown = await takePart(context, 'midAutumn', async (activity, facts) => {
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
  const { activity, award, ...result } = thrown;
  return { ...(await presentTaken(context, activity, award)), ...result };
});
