// The deficit rebate as the engine sees it: last week's loss, and what comes back of it.
import { claimDeficit, mondayOf } from '#rules/activities/deficit.ts';
import { tierFor } from '#rules/tiers.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import type { DaySpan } from '../../play/validBets.ts';
import type { Activity } from '../activity.ts';
import type { Facts } from '../facts.ts';
import { awardsOf, commonRefusal, entryTasks, type KindRules } from '../kind.ts';

/** The full week before a day's. */
export function lastWeek(today: string): DaySpan {
  const first = addDays(mondayOf(startOfDay(today).getTime()), -7);
  return { first, last: addDays(first, 6) };
}

/** The last second in which the rebate of a week is there: it lapses with the week that follows. */
export const lapsesAt = ({ last }: DaySpan): Date => new Date(endOfDay(addDays(last, 7)).getTime() - 1000);

/** Claims the rebate of last week, or says why there is none. Awards hold each week under its Monday. */
export function claimLastWeek({ terms, ...activity }: Activity<'deficit'>, facts: Facts) {
  const week = lastWeek(facts.today);
  const { validBet, staked, won, gifts } = facts.on(week);
  const at = startOfDay(week.first).getTime();
  const bet = {
    at,
    kind: 'bet',
    stake: staked,
    pushed: 0n,
    payout: won,
    amount: 0n,
  } as const;
  const gift = { at, kind: 'gift', stake: 0n, pushed: 0n, payout: 0n, amount: gifts } as const;
  const claimed = new Set(awardsOf({ terms, ...activity }, facts).map(({ key }) => key));
  // A loss is a loss, also by bets that do not count; how much was bet is asked of those that do.
  const minValidBet = terms.minValidBet + staked - validBet;
  // The engine applies the activity's own turnover factor.
  return claimDeficit({ ...terms, minValidBet, factor: 0n }, [bet, gift], claimed, facts.now.getTime());
}

export const deficitKind: KindRules<'deficit'> = {
  spans: (_, today) => [lastWeek(today)],
  since: (_, today) => lastWeek(today).first,
  judge(activity, facts) {
    const { validBet } = facts.on(lastWeek(facts.today));
    const result = claimLastWeek(activity, facts);
    const need = activity.terms.minValidBet;
    return {
      tasks: [
        ...entryTasks(activity, facts),
        ...(need > 0n ? [{ kind: 'bet', period: 'week', need, have: validBet } as const] : []),
      ],
      refusal: commonRefusal(activity, facts) ?? (result.ok ? null : result),
    };
  },
  claims(activity, facts) {
    const claim = claimLastWeek(activity, facts);
    if (!claim.ok || claim.reward === 0n) return [];
    const lapses = lapsesAt(lastWeek(facts.today));
    const { ends_at: ends } = activity.row;
    const prize = { kind: 'cash', amount: claim.reward } as const;
    return [{ way: 'take', part: 0, prize, count: 1, until: lapses < ends ? lapses : ends }];
  },
  figures(activity, facts) {
    const week = lastWeek(facts.today);
    const { validBet, staked, won, gifts } = facts.on(week);
    const loss = staked - won - gifts;
    const claim = claimLastWeek(activity, facts);
    return {
      week: week.first,
      bet: validBet,
      won,
      gifts,
      loss,
      tier: `${tierFor(activity.terms.tiers, loss)?.rate.text ?? '0'}%`,
      reward: claim.ok ? claim.reward : 0n,
    };
  },
};
