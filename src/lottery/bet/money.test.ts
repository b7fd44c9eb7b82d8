import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatYuan, parseMoney, readMoney, times, truncate2 } from './money.ts';

/** Any amount of up to twelve digits before the point and four behind it. */
const amounts = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });

describe('money', () => {
  it('reads and writes every amount from 0.00 to 999.99 without change', () => {
    for (let cents = 0; cents < 100_000; cents += 1) {
      const shown = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const amount = parseMoney(shown);
      if (amount !== BigInt(cents) * 100n || formatYuan(amount) !== shown || truncate2(amount) !== amount) {
        expect.fail(`${shown} became ${amount}`);
      }
    }
  });

  it('reads what it wrote, for 100,000 random amounts', () => {
    fc.assert(
      fc.property(amounts, (amount) => parseMoney(formatMoney(amount)) === amount),
      { numRuns: 100_000 },
    );
  });

  it('cuts towards zero to exactly two decimals, for 100,000 random amounts', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const cut = truncate2(amount);
        const text = formatMoney(amount);
        const [whole, fraction = ''] = text.split('.');
        return (
          formatYuan(amount) === formatYuan(cut) &&
          cut % 100n === 0n &&
          parseMoney(`${whole}.${fraction.padEnd(2, '0').slice(0, 2)}`) === cut
        );
      }),
      { numRuns: 100_000 },
    );
  });

  it('multiplies amounts by odds exactly and cuts what is under 0.0001', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 0n, max: 10n ** 8n }),
        (amount, odds) => {
          const exact = amount * odds;
          const product = times(amount, odds);
          return product * 10_000n <= exact && exact < (product + 1n) * 10_000n;
        },
      ),
      { numRuns: 100_000 },
    );
  });

  it('never shows a negative amount as more than it is', () => {
    expect(formatYuan(parseMoney('-1.999'))).toBe('-1.99');
    expect(formatYuan(parseMoney('1.999'))).toBe('1.99');
    expect(formatYuan(parseMoney('-0.005'))).toBe('0.00');
  });

  it('reads JSON numbers as the decimals they were written as', () => {
    expect(readMoney(0.1)).toBe(1000n);
    expect(readMoney(653.33)).toBe(6_533_300n);
    expect(readMoney('1.230000')).toBe(12_300n);
  });

  it.each([
    '',
    '1.',
    '.5',
    '1e3',
    '1,000',
    ' 1',
    '1.00001',
    'NaN',
    '--1',
    '１',
    null,
    {},
    Number.NaN,
    1e-7,
    1e21,
  ])('refuses %j, which is no decimal of at most four places', (value) => {
    expect(readMoney(value)).toBeUndefined();
  });

  it('throws where a rule table has no decimal', () => {
    expect(() => parseMoney('2/p')).toThrow(RangeError);
  });
});
