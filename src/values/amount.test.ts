// Owns the proof that amounts are cut, never rounded.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText, partsOf } from './amount.ts';

test.each([
  ['8888.8800', '8888.88'],
  ['1.15', '1.15'],
  ['0.9999', '0.99'],
  ['12', '12.00'],
  ['12.', '12.00'],
  ['12.5', '12.50'],
  ['-3.999', '-3.99'],
  ['-0.001', '0.00'],
  ['007.10', '7.10'],
  ['0', '0.00'],
  ['123456789012345678901.2345', '123456789012345678901.23'],
])('%s reads %s', (value, text) => {
  expect(amountText(value)).toBe(text);
});

test('every amount of four decimals is cut as integers are', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (units) => {
      const value = `${units / 10000n}.${String(units % 10000n).padStart(4, '0')}`;
      const cents = units / 100n;
      expect(amountText(value)).toBe(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
    }),
  );
});

test.each(['', 'abc', '1,000', '1e5', '+1', '.5', 'NaN', '1.2.3', ' 1'])('%j is no amount', (value) => {
  expect(() => partsOf(value)).toThrow('is not an amount');
});
