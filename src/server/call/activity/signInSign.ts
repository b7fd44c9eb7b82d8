import { formatMoney } from '#values/money.ts';
import { sign } from '../../activities/plays/sign.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentTaken } from '../../present/activityCalls.ts';

export default handle('activity/signInSign', async (context) => {
  const { activity, award, signed } = await sign(context);
  const shown = (amount: number) =>
    activity.terms.unit === 'cash' ? formatMoney(BigInt(amount)) : String(amount);
  return {
    ...(await presentTaken(context, activity, award)),
    streak: signed.streak,
    reward: shown(signed.reward),
    bonus: shown(signed.bonus),
  };
});
