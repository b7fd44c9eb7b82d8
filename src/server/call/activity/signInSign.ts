// Owns signing in for today.
import { refused } from '#rules/refused.ts';
import { formatMoney } from '#values/money.ts';
import { giveAward } from '../../activities/award.ts';
import { signInKind, signToday } from '../../activities/kinds/signIn.ts';
import { takePart } from '../../activities/take.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/signInSign', async (context) => {
  const { db, player, now } = context;
  const { activity, award, signed } = await takePart(context, 'signIn', async (activity, facts) => {
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
  const shown = (amount: number) =>
    activity.terms.unit === 'cash' ? formatMoney(BigInt(amount)) : String(amount);
  return {
    ...(await presentTaken(context, activity, award)),
    streak: signed.streak,
    reward: shown(signed.reward),
    bonus: shown(signed.bonus),
  };
});
