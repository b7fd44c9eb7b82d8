// Plays on the sum or the span of two or three digits: 和值, 跨度, 包胆, 尾数.

import type { Hit, Mechanism } from '../play.ts';
import { numbers, range, values } from '../selection/fields.ts';
import { distinct, total } from './counting.ts';
import { groupTier } from './groupSelects.ts';
import { picked, won } from './hit.ts';

const DIGITS = range(0, 9);
const DIGIT = { from: 0, to: 9, width: 1 } as const;

export function spanOf(drawn: readonly number[]): number {
  return Math.max(...drawn) - Math.min(...drawn);
}

/** Every ordered run of `size` digits. */
function runs(size: number): number[][] {
  return size === 0 ? [[]] : runs(size - 1).flatMap((run) => DIGITS.map((digit) => [...run, digit]));
}

/** How many runs give each value: the tables of docs/rules-of-play.md §4.2, computed on first use. */
function countTable(
  size: number,
  value: (run: readonly number[]) => number,
  counts: (run: number[]) => boolean,
) {
  let table: Map<number, number> | undefined;
  return (wanted: number): number => {
    if (!table) {
      table = new Map();
      for (const run of runs(size).filter(counts)) table.set(value(run), (table.get(value(run)) ?? 0) + 1);
    }
    return table.get(wanted) ?? 0;
  };
}

const always = () => true;
/** One run stands for all its orders, and equal digits do not count: the units of 组选. */
const grouped = (run: readonly number[]) =>
  run.every((digit, i) => i === 0 || (run[i - 1] as number) <= digit) && new Set(run).size > 1;

const ORDERED_SUMS = { 2: countTable(2, total, always), 3: countTable(3, total, always) };
const GROUPED_SUMS = { 2: countTable(2, total, grouped), 3: countTable(3, total, grouped) };
const SPANS = { 2: countTable(2, spanOf, always), 3: countTable(3, spanOf, always) };

type Size = 2 | 3;

/** The tier of a 组选 by its digits: two digits have one tier, three have 组三 and 组六; equal digits lose. */
function groupedHits(drawn: readonly number[]): readonly Hit[] {
  if (drawn.length === 3) return won(groupTier(drawn) ? 1 : 0, groupTier(drawn));
  return won(new Set(drawn).size > 1 ? 1 : 0);
}

/** 直选和值: every ordered run with a chosen sum is a unit. */
export function directSums(size: Size): Mechanism {
  return {
    forms: [[values('sums', 0, 9 * size)]],
    units: (selection) => total(picked(selection, 'sums').map(ORDERED_SUMS[size])),
    hits: (selection, drawn) => won(picked(selection, 'sums').includes(total(drawn)) ? 1 : 0),
  };
}

/** 跨度: every ordered run with a chosen span is a unit. */
export function spans(size: Size): Mechanism {
  return {
    forms: [[numbers('spans', DIGIT)]],
    units: (selection) => total(picked(selection, 'spans').map(SPANS[size])),
    hits: (selection, drawn) => won(picked(selection, 'spans').includes(spanOf(drawn)) ? 1 : 0),
  };
}

/** 组选和值: every unordered run with a chosen sum is a unit, except equal digits. */
export function groupSums(size: Size): Mechanism {
  return {
    forms: [[values('sums', 1, 9 * size - 1)]],
    units: (selection) => total(picked(selection, 'sums').map(GROUPED_SUMS[size])),
    hits: (selection, drawn) => (picked(selection, 'sums').includes(total(drawn)) ? groupedHits(drawn) : []),
  };
}

/** 组选包胆: every unordered run with the digit is a unit, except equal digits. */
export function withDigit(size: Size): Mechanism {
  return {
    forms: [[numbers('nums', DIGIT, { max: 1 })]],
    // Two digits: the 9 others. Three: 9 with the digit twice, 9 with another twice, C(9,2) all different.
    units: () => (size === 2 ? 9 : 54),
    hits: (selection, drawn) =>
      drawn.includes(picked(selection, 'nums')[0] as number) ? groupedHits(drawn) : [],
  };
}

/** 和值尾数: the last digit of the sum. */
export function sumTails(): Mechanism {
  return {
    forms: [[numbers('nums', DIGIT)]],
    units: (selection) => distinct(picked(selection, 'nums')).length,
    hits: (selection, drawn) => won(picked(selection, 'nums').includes(total(drawn) % 10) ? 1 : 0),
  };
}

/** One unit a sum, each sum a tier of its own (K3, 冠亚和). */
export function eachSum(
  from: number,
  to: number,
  bigFrom: number,
  sumOf: (drawn: readonly number[]) => number,
): Mechanism {
  return {
    forms: [[values('sums', from, to, bigFrom)]],
    units: (selection) => picked(selection, 'sums').length,
    hits: (selection, drawn) => {
      const sum = sumOf(drawn);
      return won(picked(selection, 'sums').includes(sum) ? 1 : 0, String(sum));
    },
  };
}
