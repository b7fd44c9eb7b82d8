import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney, YUAN } from '#values/money.ts';
import { between, bonusGroupAt, prizeAt } from './prize.ts';

describe('a prize', () => {
  it.each([
    [2000, 60, 100_000, '3333.33'],
    [1960, 60, 100_000, '3266.66'],
    [1960, 300, 100_000, '653.33'],
    [1960, 40_951, 100_000, '4.78'],
    [1960, 748_500_480, 5_079_110_400, '13.3'],
    [1700, 1, 1000, '1700'],
  ])('at group %i for %i of %i is %s', (group, ways, total, prize) => {
    expect(formatMoney(prizeAt(parseMoney(group), ways, total))).toBe(prize);
  });

  it('never returns more than the fair game, and loses less than a cent to cutting', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1000, max: 2000 }),
        (ways, group) => {
          const total = 1_000_000;
          const cut = prizeAt(parseMoney(group), ways, total) * BigInt(ways) * 1000n;
          const exact = parseMoney(group) * BigInt(total);
          return cut <= exact && exact < cut + 100n * BigInt(ways) * 1000n;
        },
      ),
    );
  });
});

describe('the rebate slider', () => {
  it.each([
    ['0', '1960'],
    ['0.065', '1830'],
    ['0.13', '1700'],
    ['0.001', '1958'],
  ])('at a rebate of %s plays at group %s', (rebate, group) => {
    expect(formatMoney(bonusGroupAt(parseMoney(1960), parseMoney(rebate)))).toBe(group);
  });

  it('is the same line where a site stores both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1300 }), (b) => {
        const rebate = BigInt(b);
        const line = between(1960n * YUAN, 1700n * YUAN, 1300n, rebate);
        return line === bonusGroupAt(1960n * YUAN, rebate) - (bonusGroupAt(1960n * YUAN, rebate) % 100n);
      }),
    );
    expect(between(1960n * YUAN, 1700n * YUAN, 0n, 0n)).toBe(1960n * YUAN);
  });
});
