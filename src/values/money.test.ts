import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CENT,
  dividedBy,
  formatMoney,
  formatYuan,
  parseMoney,
  readMoney,
  readTyped,
  times,
  truncate2,
  wholeYuan,
  wireMoney,
  worthAtLeast,
  YUAN,
} from './money.ts';

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

  it('reads what it wrote with four decimals, and writes the same amount whichever way', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const written = wireMoney(amount);
        return (
          /^-?\d+\.\d{4}$/.test(written) &&
          parseMoney(written) === amount &&
          formatMoney(amount) === written.replace(/\.?0+$/, '')
        );
      }),
    );
  });

  it('writes four decimals and the sign, and is exact where a number is not', () => {
    expect([0n, 1n, 9999n, 10_000n, 88_888_800n, -1n, -123_456n].map(wireMoney)).toEqual([
      '0.0000',
      '0.0001',
      '0.9999',
      '1.0000',
      '8888.8800',
      '-0.0001',
      '-12.3456',
    ]);
    expect(wireMoney(123_456_789_012_345_678_901n)).toBe('12345678901234567.8901');
    expect([0n, 10_000n, 10_958n, 1_000_000n, -25_000n].map(formatMoney)).toEqual([
      '0',
      '1',
      '1.0958',
      '100',
      '-2.5',
    ]);
  });

  it('never shows or keeps more than there is', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (amount) => {
        const [shown, cents, yuan] = [
          parseMoney(formatYuan(amount).replaceAll(',', '')),
          truncate2(amount),
          wholeYuan(amount),
        ];
        return (
          shown === cents &&
          cents <= amount &&
          amount - cents < 100n &&
          yuan <= cents &&
          amount - yuan < 10_000n
        );
      }),
    );
  });

  it('never converts into more than the amount is worth', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (amount, rate) => times(dividedBy(amount, rate), rate) <= amount,
      ),
    );
  });

  it('asks for the least in whole cents that is worth the amount', () => {
    expect(wireMoney(worthAtLeast(parseMoney('100'), parseMoney('7.12')))).toBe('14.0500');
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (amount, rate) => {
          const coins = worthAtLeast(amount, rate);
          expect(coins % CENT).toBe(0n);
          expect(coins * rate >= amount * YUAN).toBe(true);
          expect((coins - CENT) * rate < amount * YUAN).toBe(true);
        },
      ),
    );
  });

  it('reads a field that is still being typed into', () => {
    expect(['100', '100.', '0.5', '1.50'].map(readTyped)).toEqual([1_000_000n, 1_000_000n, 5_000n, 15_000n]);
    expect(['', '.5', '.', '1.23456', '1e3', '一百', '1,000'].map(readTyped)).toEqual(
      Array(7).fill(undefined),
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
    expect(formatYuan(parseMoney('50000'))).toBe('50,000.00');
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
