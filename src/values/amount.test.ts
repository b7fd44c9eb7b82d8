// Owns the tests that amounts are cut, never rounded, and that nothing is shown as zero that is not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, partsOf } from './amount.ts';
import { readMoney } from './money.ts';

test.each([
  ['8888.8800', '8888.88'],
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
  ['123456789012345678901.2345', '123456789012345678901.23'],
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
        const text = amountText(value);
        if (units === 0n || cents > 0n)
          expect(text).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
        else expect(readMoney(text)).toBe(units);
        expect(readMoney(amountText(value, true))).toBe(units);
      },
    ),
  );
});

test.each(['', 'abc', '1,000', '1e5', '+1', '.5', 'NaN', '1.2.3', ' 1'])('%j is no amount', (value) => {
  expect(() => partsOf(value)).toThrow('is not an amount');
});
