// The plan of a chase as its player fills it in: which schedule, how many periods, and the multiple of each, edited or not.
import type { ChaseRequest } from '#contract/entities.generated.ts';
import { forProfit, multiplying } from '#lottery/bet/chase.ts';
import { attempt } from '#lottery/refusal.ts';
import type { useText } from '#texts/useText.ts';
import { type Money, readMoney } from '#values/money.ts';
import { readMultiple } from '../slip.ts';

/** 同倍, 翻倍, 利润率. */
export const schedules = ['same', 'multiplying', 'profit'] as const;

export interface ChasePlan {
  schedule: (typeof schedules)[number];
  /** All as typed. */
  periods: string;
  start: string;
  factor: string;
  every: string;
  /** Percent. */
  profitRate: string;
  stopOnWin: boolean;
  /** Place in the plan, from 0, to a multiple typed over that of the schedule. */
  edited: Readonly<Record<number, string>>;
}

/** Of ten periods, or of as many as are left. */
export const firstPlan = (left: number): ChasePlan => ({
  periods: String(Math.min(10, left)),
  schedule: 'same',
  start: '1',
  factor: '2',
  every: '1',
  profitRate: '30',
  stopOnWin: true,
  edited: {},
});

/** What is to be chased: cost of one period at multiple 1, and the least that a win pays there. */
export interface Chased {
  stake: Money;
  leastPrize: Money;
}

export interface ChaseRow {
  qiHao: string;
  /** As it stands in its field. */
  typed: string;
  /** Undefined where what was typed is no multiple. */
  multiple: number | undefined;
  stake: Money;
  /** Of this period and all before it. */
  spent: Money;
}

export type ChaseFault =
  | { field: 'periods' | 'start' | 'factor' | 'every' | 'profitRate' | 'multiple' }
  /** The schedule cannot be kept from this period on, counted from 1. */
  | { field: 'unreachable'; period: number };

export interface ChaseRows {
  rows: readonly ChaseRow[];
  total: Money;
  fault: ChaseFault | null;
}

const whole = (typed: string, least: number, most: number): number | undefined => {
  const number = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

const none = (field: Exclude<ChaseFault['field'], 'unreachable'>): ChaseRows => ({
  rows: [],
  total: 0n,
  fault: { field },
});

/** The plan laid over the periods that can still be chased, the first of them first. */
export function chaseRows(plan: ChasePlan, chased: Chased, qiHaos: readonly string[]): ChaseRows {
  const { schedule } = plan;
  const periods = whole(plan.periods, 1, qiHaos.length);
  const start = readMultiple(plan.start);
  const factor = schedule === 'multiplying' ? whole(plan.factor, 1, 1000) : 1;
  const every = schedule === 'multiplying' ? whole(plan.every, 1, 120) : 1;
  // Percent with two decimals is a share with four.
  const rate = /^\d{1,4}(\.\d{1,2})?$/.test(plan.profitRate) ? readMoney(plan.profitRate) : undefined;
  if (periods === undefined) return none('periods');
  if (start === undefined) return none('start');
  if (factor === undefined) return none('factor');
  if (every === undefined) return none('every');
  if (schedule === 'profit' && rate === undefined) return none('profitRate');
  const multiples = attempt(() =>
    schedule === 'profit'
      ? forProfit(start, chased.stake, chased.leastPrize, (rate ?? 0n) / 100n, periods)
      : multiplying(start, factor, every, periods),
  );
  if ('error' in multiples)
    return {
      ...none('start'),
      fault: { field: 'unreachable', period: Number(multiples.error.params.period) },
    };
  let spent = 0n;
  const rows = multiples.map((planned, at): ChaseRow => {
    const typed = plan.edited[at] ?? String(planned);
    const multiple = readMultiple(typed);
    const stake = chased.stake * BigInt(multiple ?? 0);
    spent += stake;
    return { qiHao: qiHaos[at]!, typed, multiple, stake, spent };
  });
  const isFaulty = rows.some(({ multiple }) => multiple === undefined);
  return { rows, total: spent, fault: isFaulty ? { field: 'multiple' } : null };
}

/** The chase as the call takes it. */
export const chaseText = ({ rows }: ChaseRows, stopOnWin: boolean): string =>
  JSON.stringify({
    stopOnWin,
    // Only a plan without a fault is placed: every multiple is there.
    periods: rows.map(({ qiHao, multiple }) => ({ qiHao, multiple: multiple! })),
  } satisfies ChaseRequest);

/** What is wrong with a chase over at most `most` periods, in words; false where nothing is, or no period is known yet. */
export function chaseFaultText(
  { fault }: ChaseRows,
  { schedule }: ChasePlan,
  most: number,
  t: ReturnType<typeof useText>,
): string | false {
  if (most === 0 || fault === null) return false;
  if (fault.field !== 'unreachable') return t(`official.chase.fault.${fault.field}`, { most });
  const way = schedule === 'profit' ? 'profit' : 'multiplying';
  return t(`official.chase.unreachable.${way}`, { period: fault.period });
}
