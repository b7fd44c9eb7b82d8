// The multiples of a chase (追号): the same in every period, multiplying, or enough for a rate of profit.

import { type Money, YUAN } from '#values/money.ts';
import { Refusal } from '../refusal.ts';

/** The highest multiple a bet may have. */
export const MOST_MULTIPLE = 1_000_000;

/** m × f^floor(i / n) for the i-th period: start multiple m, factor f, every n periods. A factor of 1 is 同倍. */
export function multiplying(start: number, factor: number, every: number, periods: number): number[] {
  return Array.from({ length: periods }, (_, i) => {
    const multiple = start * factor ** Math.floor(i / every);
    if (multiple > MOST_MULTIPLE) throw new Refusal('factor', 'unreachable', { period: i + 1 });
    return multiple;
  });
}

/**
 * The smallest multiples, each at least `start`, with which a first win in any period leaves a profit of at least
 * `rate` of all that was staked until then. `stake` and `prize` are those of one period at multiple 1.
 */
export function forProfit(start: number, stake: Money, prize: Money, rate: Money, periods: number): number[] {
  const wanted = YUAN + rate;
  const gain = prize * YUAN - stake * wanted;
  let spent = 0n;
  return Array.from({ length: periods }, (_, i) => {
    if (gain <= 0n) throw new Refusal('profitRate', 'unreachable', { period: i + 1 });
    const least = (spent * wanted + gain - 1n) / gain;
    const multiple = least > BigInt(start) ? least : BigInt(start);
    if (multiple > BigInt(MOST_MULTIPLE)) throw new Refusal('profitRate', 'unreachable', { period: i + 1 });
    spent += stake * multiple;
    return Number(multiple);
  });
}
