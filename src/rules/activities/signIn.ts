// The sign-in (签到, docs/flows.md §11): one a day in Beijing, a reward by consecutive days, and the month as the member sees it.

import { addDays, dayOf } from '#values/days.ts';
import { isInside, phaseOf } from '../dayWindow.ts';
import { integer, list, oneOf, record, text } from '../input.ts';
import { refused } from '../refused.ts';
import { byNumber, day, instant } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

/** After so many days rewards and bonuses begin again. */
const CYCLE_DAYS = 30;

export interface SignInTerms {
  readonly start: string;
  readonly end: string;
  /** By day of the cycle, in points or 0.0001 yuan; days beyond the list get its last. */
  readonly rewards: readonly number[];
  /** Added on these days of the cycle. */
  readonly bonuses: ReadonlyMap<string, number>;
  /** What the member must have deposited or bet on the day. */
  readonly condition: { readonly kind: 'none' | 'deposit' | 'bet'; readonly min: number };
}

/** Consecutive signed days that end with this one; they run across the end of a month. */
export function streakEnding(signed: ReadonlySet<string>, last: string): number {
  let streak = 0;
  for (let at = last; signed.has(at); at = addDays(at, -1)) streak += 1;
  return streak;
}

/** Signs a member in at a moment; `signed` are the days before. */
export function signIn(
  terms: SignInTerms,
  signed: ReadonlySet<string>,
  { at, deposit, bet }: { readonly at: number; readonly deposit: number; readonly bet: number },
) {
  const today = dayOf(at);
  const phase = phaseOf(terms, at);
  if (phase === 'waiting') return refused('NOT_STARTED');
  if (phase === 'over') return refused('ENDED');
  if (signed.has(today)) return refused('ALREADY_SIGNED', { day: today });
  const { kind, min } = terms.condition;
  const reached = kind === 'deposit' ? deposit : bet;
  if (kind !== 'none' && reached < min)
    return refused('CONDITION_NOT_MET', { day: today, missing: min - reached });
  const streak = streakEnding(signed, addDays(today, -1)) + 1;
  const cycleDay = ((streak - 1) % CYCLE_DAYS) + 1;
  const reward = terms.rewards[cycleDay - 1] ?? terms.rewards.at(-1) ?? 0;
  const bonus = terms.bonuses.get(String(cycleDay)) ?? 0;
  return { ok: true, day: today, streak, cycleDay, reward, bonus, total: reward + bonus } as const;
}

/**
 * Days of a month (`2026-03`) that are signed, and those before today that were missed. Before `registered`, the day a member
 * joined, there was nothing to miss; without it the activity's own window counts alone.
 */
export function monthView(
  terms: SignInTerms,
  signed: ReadonlySet<string>,
  month: string,
  at: number,
  registered = '',
) {
  const today = dayOf(at);
  const days: string[] = [];
  for (let each = `${month}-01`; each.startsWith(month); each = addDays(each, 1)) days.push(each);
  const dateOf = (each: string) => Number(each.slice(-2));
  const signedToday = signed.has(today);
  return {
    signed: days.filter((each) => signed.has(each)).map(dateOf),
    missed: days
      .filter((each) => !signed.has(each) && each < today && each >= registered && isInside(terms, each))
      .map(dateOf),
    signedToday,
    streak: streakEnding(signed, signedToday ? today : addDays(today, -1)),
  };
}

const count = integer(0);

export const signInRule = unitRule(
  'signin.claim',
  record({
    config: record({
      start: day,
      end: day,
      rewards: list(count, 1),
      bonuses: byNumber(count),
      condition: record({ kind: oneOf(['none', 'deposit', 'bet']), min: count }),
    }),
    signed: list(day),
    attempts: list(record({ at: instant, deposit: count, bet: count })),
    view: record({ at: instant, month: text(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month such as 2026-03') }),
  }),
  ({ config, signed: before, attempts, view }) => {
    const signed = new Set(before);
    const results = attempts.map((attempt) => {
      const result = signIn(config, signed, attempt);
      if (result.ok) signed.add(result.day);
      return result;
    });
    return { results, month: monthView(config, signed, view.month, view.at) };
  },
);
