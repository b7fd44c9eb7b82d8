// What yesterday's valid bets come to, and the bonus they bring.
import { bonusOf } from '#rules/activities/dailyBonus.ts';
import { endOfDay, formatMoment } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import { daySpan } from '../../activities/facts.ts';
import { claimYesterday } from '../../activities/kinds/bonus.ts';
import { handle } from '../../pipeline/handle.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/bonusGetInfo', async (context) => {
  const { activity, facts, event } = await showActivity(context, 'bonus');
  const day = addDays(facts.today, -1);
  const { validBet } = facts.on(daySpan(day));
  const claim = claimYesterday(activity, facts);
  const isClaimed = !claim.ok && claim.reason === 'ALREADY_CLAIMED';
  const { rate, amount } = bonusOf({ ...activity.terms, factor: 0n }, facts.level, validBet);
  return {
    event,
    day,
    level: facts.level,
    validBet: wireMoney(validBet),
    rate: rate ?? '',
    amount: wireMoney(amount),
    cap: wireMoney(activity.terms.cap ?? 0n),
    steps: activity.terms.steps.map(({ from, rates }) => ({
      from: wireMoney(from),
      rates: [...rates].map(([level, { text }]) => ({ level: Number(level), rate: text })),
    })),
    state: isClaimed ? 3 : claim.ok ? 2 : 1,
    lastTime: formatMoment(new Date(endOfDay(facts.today).getTime() - 1000)),
  };
});
