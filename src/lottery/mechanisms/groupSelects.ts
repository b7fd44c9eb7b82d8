// 组选: numbers in any order, distinguished by how often each comes.

import type { Balls } from '../balls.ts';
import type { Hit, Mechanism } from '../play.ts';
import type { SetKey } from '../selection/fields.ts';
import { numbers, typedTickets } from '../selection/fields.ts';
import { writeTicket } from '../selection/tickets.ts';
import { choose, distinct, shared } from './counting.ts';
import { picked, won } from './hit.ts';

/** How often a number comes, how many such numbers a unit has, and the row they are picked in. */
export interface Repeated {
  readonly times: number;
  readonly count: number;
  readonly row: SetKey;
}

/** Disjoint choices of `a` from one row and `b` from another that share `both` numbers. */
function disjointChoices(first: number, a: number, second: number, b: number, both: number): number {
  let ways = 0;
  for (let taken = 0; taken <= Math.min(a, both); taken += 1) {
    ways += choose(both, taken) * choose(first - both, a - taken) * choose(second - taken, b);
  }
  return ways;
}

/** The numbers that come exactly so many times. */
function comingTimes(drawn: readonly number[], times: number): number[] {
  return distinct(drawn).filter((ball) => drawn.filter((other) => other === ball).length === times);
}

/** A unit is one choice from each row; it wins when the balls are exactly those numbers, so often each. */
export function repeatedNumbers(first: Repeated, second: Repeated | undefined, balls: Balls): Mechanism {
  const parts = second ? [first, second] : [first];
  // 组三 takes its pair and its single from one row.
  const oneRow = second?.row === first.row;
  const fields = oneRow
    ? [numbers(first.row, balls, { min: first.count + second.count })]
    : parts.map(({ row, count, times }) => ({
        ...numbers(row, balls, { min: count }),
        ...(row === 'pairs' && { times }),
      }));
  return {
    forms: [fields],
    units: (selection) => {
      const a = picked(selection, first.row);
      if (!second) return choose(a.length, first.count);
      const b = picked(selection, second.row);
      return disjointChoices(a.length, first.count, b.length, second.count, shared(a, b));
    },
    hits: (selection, drawn) => {
      const fits = parts.every(({ times, count, row }) => {
        const found = comingTimes(drawn, times);
        return found.length === count && shared(found, picked(selection, row)) === count;
      });
      return won(fits ? 1 : 0);
    },
  };
}

/** 组三 or 组六 by the shape of three digits; nothing for a triple. */
export function groupTier(drawn: readonly number[]): '组三' | '组六' | undefined {
  const different = new Set(drawn).size;
  return different === 3 ? '组六' : different === 2 ? '组三' : undefined;
}

/** 组三单式 and 混合组选: typed tickets in any order. `mixed` pays 组三 and 组六 each its own tier. */
export function ticketsAnyOrder(shape: 'pair' | 'noTriple', balls: Balls): Mechanism {
  const field = typedTickets(balls, 3, shape, true);
  return {
    forms: [[field]],
    units: ({ tickets }) => tickets?.length ?? 0,
    hits: ({ tickets }, drawn): readonly Hit[] => {
      if (!tickets?.includes(writeTicket(drawn, field))) return [];
      return shape === 'pair' ? won(1) : won(1, groupTier(drawn));
    },
  };
}
