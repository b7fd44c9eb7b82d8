import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageRate, dailyInterest, percentOf, permilleOf, readRate, timesRate } from './rate.ts';

const rateOf = (text: string) => readRate(text)!;

describe('a rate', () => {
  it('is read with up to twelve places, and nothing else is', () => {
    expect(rateOf('7.5')).toBe(rateOf('7.500'));
    expect(rateOf('0')).toBe(0n);
    expect(rateOf('0.000000000001')).toBe(1n);
    for (const text of ['', '.5', '7.', '07', '-1', '+1', '1e3', '1,5', ' 1', '0.0000000000001'])
      expect(readRate(text), text).toBeUndefined();
  });

  it('is applied without rounding but for the cut at the end', () => {
    expect(percentOf(333_333n, rateOf('0.1'))).toBe(333n);
    expect(permilleOf(100_000_000n, rateOf('1.3'))).toBe(130_000n);
    expect(timesRate(3n, rateOf('1.5'))).toBe(4n);
    expect(dailyInterest(100_000_000n, rateOf('3.65'))).toBe(10_000n);
  });

  it('never makes a share of an amount larger than exact arithmetic does, nor a whole unit smaller', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 15n), fc.bigInt(0n, 10_000n), (amount, hundredths) => {
        const rate = rateOf(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
        const share = percentOf(amount, rate);
        expect(share * 10_000n <= amount * hundredths).toBe(true);
        expect((share + 1n) * 10_000n > amount * hundredths).toBe(true);
      }),
    );
  });

  it('is averaged without rounding on the way and cut to four decimals', () => {
    expect(averageRate(['4', '4', '3.8', '4', '3.8', '3.8', '3.8'].map(rateOf))).toBe('3.8857');
    expect(averageRate([rateOf('0.00009')])).toBe('0.0000');
    expect(averageRate([])).toBe('0.0000');
  });
});
