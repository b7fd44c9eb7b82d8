// Owns the form of a kind of activity: which days of a member it looks at, and what it says of them. What a kind pays is in its own file.
import type { ActivityKind } from '#contract/entities.generated.ts';
import { type Refused, refused } from '#rules/refused.ts';
import type { DaySpan } from '../play/validBets.ts';
import { type Activity, phaseOf } from './activity.ts';
import type { Facts } from './facts.ts';

/** Something an activity takes; amounts in 0.0001 yuan, levels and points as whole numbers. */
export interface Task {
  readonly kind: 'deposit' | 'bet' | 'points' | 'level' | 'profile';
  readonly period: 'day' | 'yesterday' | 'week' | 'activity' | 'ever';
  readonly need: bigint;
  readonly have: bigint;
}

export interface Judgement {
  readonly tasks: readonly Task[];
  /** Why nothing can be taken now; null where it can. */
  readonly refusal: Refused<string> | null;
}

export interface KindRules<K extends ActivityKind> {
  /** The days whose deposits and bets it needs. */
  spans(activity: Activity<K>, today: string): readonly DaySpan[];
  /** The first day whose awards it needs. */
  since(activity: Activity<K>, today: string): string;
  judge(activity: Activity<K>, facts: Facts): Judgement;
  /** What it was calculated with, for support; amounts in 0.0001 yuan. */
  figures?(activity: Activity<K>, facts: Facts): Readonly<Record<string, bigint | string>>;
}

/** What every kind refuses, in this order: before, after, a frozen account, a role or a level that may not. */
export function commonRefusal(activity: Activity, facts: Facts): Refused<string> | null {
  const phase = phaseOf(activity, facts.now);
  if (phase === 'waiting') return refused('NOT_STARTED');
  if (phase === 'over') return refused('ENDED');
  return memberRefusal(activity, facts);
}

/** The same without the time: a race says more of its end than that it is over. */
export function memberRefusal(activity: Activity, facts: Facts): Refused<string> | null {
  if (!facts.isEnabled) return refused('FROZEN');
  if (activity.roles.length > 0 && !activity.roles.includes(facts.role)) return refused('ROLE');
  if (activity.levels.length > 0 && !activity.levels.includes(facts.level)) return refused('LEVEL');
  return null;
}

/** The task of a level, where an activity has one. */
export const levelTasks = (activity: Activity, facts: Facts): Task[] =>
  activity.levels.length === 0
    ? []
    : [
        {
          kind: 'level',
          period: 'ever',
          need: BigInt(Math.min(...activity.levels)),
          have: BigInt(facts.level),
        },
      ];

/** Tasks that have to be met, as refusals: the first that is short. */
export function shortOf(tasks: readonly Task[]): Refused<string> | null {
  const short = tasks.find(({ need, have }) => have < need);
  if (!short) return null;
  const reasons = {
    deposit: 'DEPOSIT_SHORT',
    bet: 'BET_SHORT',
    points: 'POINTS_SHORT',
    level: 'LEVEL',
    profile: 'PROFILE_SHORT',
  };
  return refused(reasons[short.kind], { missing: short.need - short.have });
}

/** Awards of one activity. */
export const awardsOf = (activity: Activity, facts: Facts) =>
  facts.awards.filter((award) => award.activity === activity.id);
