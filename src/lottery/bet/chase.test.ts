import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { YUAN } from '#values/money.ts';
import { forProfit, MOST_MULTIPLE, multiplying } from './chase.ts';

describe('the multiples of a chase', () => {
  it.each([
    [1, 2, 2, 6, [1, 1, 2, 2, 4, 4]],
    [3, 1, 1, 4, [3, 3, 3, 3]],
    [1, 3, 1, 4, [1, 3, 9, 27]],
    [5, 2, 3, 1, [5]],
  ])('from %i by %i every %i periods over %i are %j', (start, factor, every, periods, multiples) => {
    expect(multiplying(start, factor, every, periods)).toEqual(multiples);
  });

  it('are refused when they pass the highest multiple', () => {
    expect(() => multiplying(1, 10, 1, 8)).toThrow(/^factor: cannot be met in period 8/);
  });

  it('for a profit rate are the smallest that reach it in every period', () => {
    const stakes = fc.bigInt({ min: 1n, max: 100n }).map((yuan) => yuan * YUAN);
    const rates = fc.bigInt({ min: 0n, max: 20_000n });
    fc.assert(
      fc.property(stakes, rates, fc.integer({ min: 1, max: 12 }), (stake, rate, periods) => {
        const prize = stake * 9n;
        const multiples = forProfit(1, stake, prize, rate, periods);
        let before = 0n;
        for (const multiple of multiples.map(BigInt)) {
          const reaches = (m: bigint) =>
            (prize * m - before - stake * m) * YUAN >= rate * (before + stake * m);
          expect(reaches(multiple)).toBe(true);
          expect(multiple === 1n || !reaches(multiple - 1n)).toBe(true);
          before += stake * multiple;
        }
      }),
    );
  });

  it('for a profit rate no win can bring are refused', () => {
    expect(() => forProfit(1, 10n * YUAN, 19n * YUAN, YUAN, 1)).toThrow(
      /^profitRate: cannot be met in period 1/,
    );
    expect(() => forProfit(1, 10n * YUAN, 21n * YUAN, YUAN, 20)).toThrow(/^profitRate: /);
    expect(forProfit(MOST_MULTIPLE, YUAN, 9n * YUAN, 0n, 1)).toEqual([MOST_MULTIPLE]);
  });
});
