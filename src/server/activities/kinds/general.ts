// Activities that members apply for and the operator decides.
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { type Refused, refused } from '#rules/refused.ts';
import type { Activity } from '../activity.ts';
import type { Facts } from '../facts.ts';
import { awardsOf, commonRefusal, entryTasks, type KindRules, shortOf, type Task } from '../kind.ts';

const spanOf = ({ start, end }: Activity<'general'>) => ({ first: start, last: end });

/** Applications are numbered: after one that was refused there may be another. */
export const applicationKey = (activity: Activity<'general'>, facts: Facts): string =>
  `#${awardsOf(activity, facts).length + 1}`;

/** The newest application that was not refused stands in the way of another. */
function appliedRefusal(activity: Activity<'general'>, facts: Facts): Refused<string> | null {
  const last = awardsOf(activity, facts).at(-1);
  if (!last || last.status === AwardStatus.refused || last.status === AwardStatus.cancelled) return null;
  return refused(last.status === AwardStatus.waiting ? 'APPLIED' : 'ALREADY_CLAIMED');
}

export const generalKind: KindRules<'general'> = {
  spans: (activity) => [spanOf(activity)],
  since: ({ start }) => start,
  judge(activity, facts) {
    const { applies, needsProfile, minDeposit, minBet } = activity.terms;
    const { deposits, validBet } = facts.on(spanOf(activity));
    const profile = { kind: 'profile', period: 'ever', need: 1n, have: facts.hasProfile ? 1n : 0n } as const;
    const sums: Task[] = [
      { kind: 'deposit', period: 'activity', need: minDeposit, have: deposits },
      { kind: 'bet', period: 'activity', need: minBet, have: validBet },
    ];
    const tasks = [
      ...entryTasks(activity, facts),
      ...(needsProfile ? [profile] : []),
      ...sums.filter(({ need }) => need > 0n),
    ];
    const refusal =
      commonRefusal(activity, facts) ??
      (applies ? null : refused('CLOSED')) ??
      appliedRefusal(activity, facts) ??
      shortOf(tasks);
    return { tasks, refusal };
  },
  claims: ({ terms, row }) => [{ way: 'apply', part: 0, prize: terms.prize, count: 1, until: row.ends_at }],
};
