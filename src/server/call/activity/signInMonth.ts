// The month of the sign-in: what is signed and missed, the row of days, and the rewards of the cycle.
import { monthView } from '#rules/activities/signIn.ts';
import { formatMoney } from '#values/money.ts';
import { cycle, nextReward, ruleTerms, signedDays } from '../../activities/kinds/signIn.ts';
import { handle } from '../../pipeline/handle.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/signInMonth', async (context) => {
  const { activity, facts, event } = await showActivity(context, 'signIn');
  const month = context.request.month ?? facts.today.slice(0, 7);
  const { unit, condition } = activity.terms;
  const shown = (amount: number) => (unit === 'cash' ? formatMoney(BigInt(amount)) : String(amount));
  const signed = signedDays(activity, facts);
  const view = monthView(ruleTerms(activity), signed, month, context.now.getTime(), facts.registered);
  const next = nextReward(activity, facts);
  return {
    event,
    month,
    today: facts.today,
    ...view,
    unit,
    rewards: cycle(activity).map(({ day, reward, bonus }) => ({
      day,
      reward: shown(reward),
      bonus: shown(bonus),
    })),
    next: { day: next.day, total: shown(next.reward + next.bonus) },
    conditionKind: condition.kind,
  };
});
