// Amounts are grouped and cut, never rounded, and that nothing is shown as zero that is not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, partsOf, plainAmount, shortAmount, typedAmount } from './amount.ts';
import { readMoney } from './money.ts';

test.each([
  ['8888.8800', '8,888.88'],
  ['-1234567.8900', '-1,234,567.89'],
  ['999.9999', '999.99'],
  ['1000', '1,000.00'],
  ['0.0049', '0.0049'],
  ['-0.0049', '-0.0049'],
  ['1.15', '1.15'],
  ['0.9999', '0.99'],
  ['12', '12.00'],
  ['12.', '12.00'],
  ['12.5', '12.50'],
  ['-3.999', '-3.99'],
  ['-0.001', '-0.001'],
  ['0.002', '0.002'],
  ['0.0047', '0.0047'],
  ['0.0100', '0.01'],
  ['0.012', '0.01'],
  ['-0.00001', '0.00'],
  ['007.10', '7.10'],
  ['0', '0.00'],
  ['123456789012345678901.2345', '123,456,789,012,345,678,901.23'],
])('%s reads %s', (value, text) => {
  expect(amountText(value)).toBe(text);
});

test.each([
  ['0.002', '0.002'],
  ['0.0120', '0.012'],
  ['12.3456', '12.3456'],
  ['12.5', '12.50'],
  ['100', '100.00'],
])('%s reads %s where it has to be exact', (value, text) => {
  expect(amountText(value, true)).toBe(text);
});

test('every amount of a cent or more is cut as integers are; one below shows what it has', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.bigInt({ min: 0n, max: 200n }), fc.bigInt({ min: 0n, max: 10n ** 16n })),
      (units) => {
        const value = `${units / 10000n}.${String(units % 10000n).padStart(4, '0')}`;
        const cents = units / 100n;
        const text = plainAmount(value);
        if (units === 0n || cents > 0n)
          expect(text).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
        else expect(readMoney(text)).toBe(units);
        expect(readMoney(plainAmount(value, true))).toBe(units);
      },
    ),
  );
});

test('groups are of three digits from the point, and the sign and every digit stay', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.boolean(), (units, exact) => {
      const absolute = units < 0n ? -units : units;
      const value = `${units < 0n ? '-' : ''}${absolute / 10000n}.${String(absolute % 10000n).padStart(4, '0')}`;
      const text = amountText(value, exact);
      expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2,4}$/);
      expect(text.replaceAll(',', '')).toBe(plainAmount(value, exact));
      expect(text.startsWith('-')).toBe(units < 0n);
      // The function of the platform is asked the same.
      const whole = BigInt(plainAmount(value).replace('-', '').replace(/\..*/, ''));
      expect(partsOf(value).integer).toBe(whole.toLocaleString('en-US'));
    }),
  );
});

test('round amounts have no decimals where they are short, others two, and less than a cent all of them', () => {
  expect(['8.0000', '0.8800', '12000.0000', '1200.5000', '0.0001'].map(shortAmount)).toEqual([
    '8',
    '0.88',
    '12,000',
    '1,200.50',
    '0.0001',
  ]);
  expect(['500.0000', '12000.0000', '1088.5000'].map(typedAmount)).toEqual(['500', '12000', '1088.50']);
});

test.each(['', 'abc', '1,000', '1e5', '+1', '.5', 'NaN', '1.2.3', ' 1'])('%j is no amount', (value) => {
  expect(() => partsOf(value)).toThrow('is not an amount');
});
