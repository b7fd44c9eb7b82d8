// The daily bonus as the engine sees it: yesterday's valid bets, and what they bring today.
import { bonusOf, claimBonus } from '#rules/activities/dailyBonus.ts';
import { addDays } from '#values/days.ts';
import type { Activity } from '../activity.ts';
import { daySpan, type Facts } from '../facts.ts';
import { awardsOf, commonRefusal, entryTasks, type KindRules, untilTonight } from '../kind.ts';

const yesterdayOf = (today: string) => addDays(today, -1);

/** Claims yesterday's bonus, or says why there is none. Awards hold each under the day that was bet on. */
export function claimYesterday(activity: Activity<'bonus'>, facts: Facts) {
  const yesterday = yesterdayOf(facts.today);
  const { validBet } = facts.on(daySpan(yesterday));
  const claimed = new Set(awardsOf(activity, facts).map(({ key }) => key));
  // The engine applies the activity's own turnover factor.
  const terms = { ...activity.terms, factor: 0n };
  return claimBonus(terms, facts.level, new Map([[yesterday, validBet]]), claimed, facts.now.getTime());
}

export const bonusKind: KindRules<'bonus'> = {
  spans: (_, today) => [daySpan(yesterdayOf(today))],
  since: (_, today) => yesterdayOf(today),
  judge(activity, facts) {
    const { validBet } = facts.on(daySpan(yesterdayOf(facts.today)));
    const froms = activity.terms.steps.map(({ from }) => from);
    const least = froms.reduce((lowest, from) => (from < lowest ? from : lowest));
    const result = claimYesterday(activity, facts);
    return {
      tasks: [
        ...entryTasks(activity, facts),
        { kind: 'bet', period: 'yesterday', need: least, have: validBet },
      ],
      refusal: commonRefusal(activity, facts) ?? (result.ok ? null : result),
    };
  },
  claims(activity, facts) {
    const claim = claimYesterday(activity, facts);
    if (!claim.ok) return [];
    const prize = { kind: 'cash', amount: claim.amount } as const;
    return [{ way: 'take', part: 0, prize, count: 1, until: untilTonight(activity, facts) }];
  },
  figures({ terms }, facts) {
    const day = yesterdayOf(facts.today);
    const { validBet } = facts.on(daySpan(day));
    const { rate, amount } = bonusOf({ ...terms, factor: 0n }, facts.level, validBet);
    return { day, level: String(facts.level), bet: validBet, rate: `${rate ?? '0'}‰`, bonus: amount };
  },
};
