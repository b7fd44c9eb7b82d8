// What last week's loss comes to, and what comes back of it.
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { claimLastWeek, lapsesAt, lastWeek } from '../../activities/kinds/deficit.ts';
import { handle } from '../../pipeline/handle.ts';
import { showActivity } from '../../present/activityCalls.ts';

export default handle('activity/deficitGetInfo', async (context) => {
  const { activity, facts, event } = await showActivity(context, 'deficit');
  const { minValidBet, tiers, cap } = activity.terms;
  const week = lastWeek(facts.today);
  const { gifts, validBet, won } = facts.on(week);
  const claim = claimLastWeek(activity, facts);
  const isClaimed = !claim.ok && claim.reason === 'ALREADY_CLAIMED';
  return {
    event,
    week: week.first,
    weekEnd: week.last,
    validBet: wireMoney(validBet),
    loss: wireMoney(validBet - won - gifts),
    gifts: wireMoney(gifts),
    minValidBet: wireMoney(minValidBet),
    tiers: tiers.map(({ from, rate }) => ({ from: wireMoney(from), rate: rate.text })),
    rate: claim.ok ? claim.rate : '',
    reward: wireMoney(claim.ok ? claim.reward : 0n),
    cap: wireMoney(cap ?? 0n),
    state: isClaimed ? 3 : claim.ok ? 2 : 1,
    lastTime: formatMoment(lapsesAt(week)),
  };
});
