// The form of a kind of activity: which days of a member it looks at, and what it says of them. What a kind pays is in its own file.
import type { Prize } from '#content/activityTerms.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { type Refused, refused } from '#rules/refused.ts';
import { endOfDay } from '#values/beijingTime.ts';
import { memberReason, nothingTaken, takenReason } from '../money/participation.ts';
import type { DaySpan } from '../play/validBets.ts';
import { type Activity, phaseOf } from './activity.ts';
import type { Facts } from './facts.ts';

/**
 * Something an activity takes; amounts in 0.0001 yuan, levels and points as whole numbers. Of `times`, `need` is how many there are and `have` how many
 * are used.
 */
export interface Task {
  readonly kind:
    | 'deposit'
    | 'bet'
    | 'points'
    | 'level'
    | 'profile'
    | 'deposited'
    | 'notDeposited'
    | 'device'
    | 'card'
    | 'times';
  readonly period: 'day' | 'yesterday' | 'week' | 'activity' | 'ever';
  readonly need: bigint;
  readonly have: bigint;
}

export interface Judgement {
  readonly tasks: readonly Task[];
  /** Why nothing can be taken now; null where it can. */
  readonly refusal: Refused<string> | null;
}

/** What a claim brings; an amount that is drawn when it is taken lies between two, in 0.0001 yuan. */
export type Promised = Prize | { readonly kind: 'drawn'; readonly least: bigint; readonly most: bigint };

/** Something that is there for a member now. */
export interface Claim {
  /** Taken by one press, applied for, or won by a draw that is free. */
  readonly way: 'take' | 'apply' | 'play';
  /** What of the activity: a step counted from 0, the number of a packet; 0 where there is but one thing. */
  readonly part: number;
  readonly prize: Promised;
  /** How many free draws there are; 1 of everything else. */
  readonly count: number;
  /** The last moment at which it is there. */
  readonly until: Date;
}

export interface KindRules<K extends ActivityKind> {
  /** The days whose deposits and bets it needs. */
  spans(activity: Activity<K>, today: string): readonly DaySpan[];
  /** The first day whose awards it needs. */
  since(activity: Activity<K>, today: string): string;
  judge(activity: Activity<K>, facts: Facts): Judgement;
  /** What is there for the member, asked where judge() refuses nothing; a kind without it gives nothing that is claimed. */
  claims?(activity: Activity<K>, facts: Facts): readonly Claim[];
  /** When there is something again, asked of whoever may take part; null where nobody knows. */
  opensNext?(activity: Activity<K>, facts: Facts): Date | null;
  /** What it was calculated with, for support; amounts in 0.0001 yuan. */
  figures?(activity: Activity<K>, facts: Facts): Readonly<Record<string, bigint | string>>;
}

/** What every kind refuses, in this order: before, after, a frozen account, whoever may not take part or has done so as often as it may be. */
export function commonRefusal(activity: Activity, facts: Facts): Refused<string> | null {
  const phase = phaseOf(activity, facts.now);
  if (phase === 'waiting') return refused('NOT_STARTED');
  if (phase === 'over') return refused('ENDED');
  return memberRefusal(activity, facts);
}

/** The same without the time: a race says more of its end than that it is over. */
export function memberRefusal(activity: Activity, facts: Facts): Refused<string> | null {
  if (!facts.isEnabled) return refused('FROZEN');
  return memberReason(activity.row, facts) ?? takenReason(activity.row, facts);
}

/** What an activity asks of whoever takes part, each as a task. */
export function entryTasks({ row, levels }: Activity, facts: Facts): Task[] {
  const { times, isDeviceUsed } = facts.taken.get(row.id) ?? nothingTaken;
  const met = (kind: Task['kind'], isMet: boolean): Task => ({
    kind,
    period: 'ever',
    need: 1n,
    have: isMet ? 1n : 0n,
  });
  const tasks: Task[] = [];
  if (levels.length > 0)
    tasks.push({
      kind: 'level',
      period: 'ever',
      need: BigInt(Math.min(...levels)),
      have: BigInt(facts.level),
    });
  if (row.first_deposit === 'made') tasks.push(met('deposited', facts.hasDeposited));
  if (row.first_deposit === 'notMade') tasks.push(met('notDeposited', !facts.hasDeposited));
  if (row.once_per_card) tasks.push(met('card', facts.hasCard));
  if (row.once_per_device) tasks.push(met('device', !isDeviceUsed));
  if (row.limit_in_all > 0)
    tasks.push({ kind: 'times', period: 'activity', need: BigInt(row.limit_in_all), have: BigInt(times) });
  return tasks;
}

const shortReasons: { readonly [K in Task['kind']]?: string } = {
  deposit: 'DEPOSIT_SHORT',
  bet: 'BET_SHORT',
  points: 'POINTS_SHORT',
  profile: 'PROFILE_SHORT',
};

/** Tasks that have to be met, as refusals: the first that is short. Who may take part at all is refused by itself. */
export function shortOf(tasks: readonly Task[]): Refused<string> | null {
  const short = tasks.find(({ kind, need, have }) => kind in shortReasons && have < need);
  return short ? refused(shortReasons[short.kind]!, { missing: short.need - short.have }) : null;
}

/** The end of the day of these facts, or of the activity where that comes before. */
export const untilTonight = ({ row }: Activity, { today }: Facts): Date =>
  new Date(Math.min(endOfDay(today).getTime() - 1000, row.ends_at.getTime()));

/** Awards of one activity. */
export const awardsOf = (activity: Activity, facts: Facts) =>
  facts.awards.filter((award) => award.activity === activity.id);
