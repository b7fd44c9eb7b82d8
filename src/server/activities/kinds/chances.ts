// Chances of a draw: what of the day earns them, how many are used, and how many are left.
import type { Activity } from '../activity.ts';
import { daySpan, type Facts } from '../facts.ts';
import { awardsOf, type Claim, type Task } from '../kind.ts';

type Drawn = Activity<'wheel'> | Activity<'midAutumn'>;

export interface Chances {
  readonly left: number;
  /** Draws of today, however they were paid. */
  readonly used: number;
  readonly steps: readonly {
    readonly kind: 'deposit' | 'bet' | 'signIn';
    readonly from: bigint;
    readonly chances: number;
    readonly missing: bigint;
  }[];
  readonly tasks: readonly Task[];
}

/** The chances of today. Of each kind the highest step that is reached counts; those that are not used lapse with the day. */
export function chancesOf(activity: Drawn, facts: Facts): Chances {
  const { steps, dailyLimit } = activity.terms;
  const { deposits, validBet } = facts.on(daySpan(facts.today));
  const have = { deposit: deposits, bet: validBet, signIn: facts.hasSignedToday ? 1n : 0n };
  const judged = steps.map(({ kind, from, chances }) => {
    const need = kind === 'signIn' ? 1n : from;
    const missing = have[kind] >= need ? 0n : need - have[kind];
    return { kind, from, chances, missing };
  });
  const earned = (['deposit', 'bet', 'signIn'] as const)
    .map((kind) =>
      Math.max(
        0,
        ...judged.filter((step) => step.kind === kind && step.missing === 0n).map((step) => step.chances),
      ),
    )
    .reduce((sum, each) => sum + each, 0);
  const today = awardsOf(activity, facts).filter(({ day }) => day === facts.today);
  const spent = today.filter(({ paid }) => paid !== 'points').length;
  const free = dailyLimit === 0 ? Number.POSITIVE_INFINITY : dailyLimit - today.length;
  const left = Math.max(0, Math.min(earned - spent, free));
  const tasks = judged.flatMap(({ kind, from }): Task[] =>
    kind === 'signIn' ? [] : [{ kind, period: 'day', need: from, have: have[kind] }],
  );
  return { left, used: today.length, steps: judged, tasks };
}

/** The chances that are left, as what is there for the member. */
export function freeDraws(activity: Drawn, facts: Facts, until: Date): Claim[] {
  const { left } = chancesOf(activity, facts);
  return left === 0 ? [] : [{ way: 'play', part: 0, prize: { kind: 'none' }, count: left, until }];
}
