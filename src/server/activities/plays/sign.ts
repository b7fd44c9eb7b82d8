// Signing in for the day: what the day takes, and what it brings, in one transaction.
import { refused } from '#rules/refused.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { giveAward } from '../award.ts';
import { signInKind, signToday } from '../kinds/signIn.ts';
import { type Taker, takePart } from '../take.ts';

/** Signs in for a member. Refuses what the activity refuses. */
export function sign(taker: Taker) {
  const { db, player, now } = taker;
  return takePart(taker, 'signIn', async (activity, facts) => {
    const { refusal } = signInKind.judge(activity, facts);
    if (refusal) return refusal;
    const signed = signToday(activity, facts);
    if (!signed.ok) return signed;
    const amount = BigInt(signed.total);
    const won = activity.terms.unit === 'cash' ? 'cash' : 'points';
    const award = await giveAward(
      db,
      activity,
      player.accountId,
      {
        key: signed.day,
        prize: amount > 0n ? { kind: won, amount } : { kind: 'none' },
        ledgerType: ledgerTypes.activityPrize,
        detail: { streak: signed.streak, reward: signed.reward, bonus: signed.bonus },
      },
      now,
    );
    return award ? { activity, award, signed } : refused('ALREADY_SIGNED');
  });
}
