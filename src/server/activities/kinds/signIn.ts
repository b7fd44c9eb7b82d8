// The sign-in as the engine sees it: what the day takes, and what signing brings.
import { monthView, type SignInTerms, signIn } from '#rules/activities/signIn.ts';
import { addDays } from '#values/days.ts';
import type { Activity } from '../activity.ts';
import { daySpan, type Facts } from '../facts.ts';
import {
  awardsOf,
  commonRefusal,
  entryTasks,
  type KindRules,
  shortOf,
  type Task,
  untilTonight,
} from '../kind.ts';

/** Rewards begin again after this many days, so no longer row of days matters. */
const cycleDays = 30;

/** The terms as the rule takes them: it writes cash in 0.0001 yuan. */
export const ruleTerms = ({ start, end, terms }: Activity<'signIn'>): SignInTerms => {
  const { rewards, bonuses, condition } = terms;
  return { start, end, rewards, bonuses, condition: { kind: condition.kind, min: Number(condition.min) } };
};

/** Days that are signed. Awards hold each under its own day. */
export const signedDays = (activity: Activity<'signIn'>, facts: Facts): ReadonlySet<string> =>
  new Set(awardsOf(activity, facts).map(({ key }) => key));

const dayFacts = (facts: Facts) => {
  const { deposits, validBet } = facts.on(daySpan(facts.today));
  return { deposit: Number(deposits), bet: Number(validBet) };
};

/** Signs today, or says why not. */
export const signToday = (activity: Activity<'signIn'>, facts: Facts) =>
  signIn(ruleTerms(activity), signedDays(activity, facts), {
    at: facts.now.getTime(),
    ...dayFacts(facts),
  });

/** What the next sign-in brings, whatever today still takes. */
export function nextReward(activity: Activity<'signIn'>, facts: Facts) {
  const signed = signedDays(activity, facts);
  const isDone = signed.has(facts.today);
  const { streak } = monthView(ruleTerms(activity), signed, facts.today.slice(0, 7), facts.now.getTime());
  const day = (streak % cycleDays) + 1;
  return { day, isDone, ...rewardOf(activity, day) };
}

/** Of a day of the cycle. */
export function rewardOf({ terms }: Activity<'signIn'>, day: number) {
  const reward = terms.rewards[day - 1] ?? terms.rewards.at(-1) ?? 0;
  return { reward, bonus: terms.bonuses.get(String(day)) ?? 0 };
}

export const cycle = (activity: Activity<'signIn'>) =>
  Array.from({ length: cycleDays }, (_, at) => ({ day: at + 1, ...rewardOf(activity, at + 1) }));

export const signInKind: KindRules<'signIn'> = {
  spans: (_, today) => [daySpan(today)],
  since: ({ start }, today) => {
    // The row of days runs across months and years: all of it decides the day of the cycle.
    const longest = addDays(today, -366 * 5);
    return start > longest ? start : longest;
  },
  judge(activity, facts) {
    const { kind, min } = activity.terms.condition;
    const tasks: Task[] = entryTasks(activity, facts);
    const { deposits, validBet } = facts.on(daySpan(facts.today));
    if (kind !== 'none')
      tasks.push({ kind, period: 'day', need: min, have: kind === 'deposit' ? deposits : validBet });
    const result = signToday(activity, facts);
    const common = commonRefusal(activity, facts);
    return {
      tasks,
      refusal: common ?? (result.ok ? null : (shortOfCondition(result.reason, tasks) ?? result)),
    };
  },
  claims(activity, facts) {
    const { reward, bonus } = nextReward(activity, facts);
    const amount = BigInt(reward + bonus);
    const prize = amount > 0n ? ({ kind: activity.terms.unit, amount } as const) : { kind: 'none' as const };
    return [{ way: 'take', part: 0, prize, count: 1, until: untilTonight(activity, facts) }];
  },
};

/** A condition that is not met is named by what is missing. */
const shortOfCondition = (reason: string, tasks: readonly Task[]) =>
  reason === 'CONDITION_NOT_MET' ? shortOf(tasks) : null;
