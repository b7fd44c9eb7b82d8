// What a balance lacks for a stake.
import { expect, test } from 'vitest';
import { parseMoney } from '#values/money.ts';
import { missingOf } from './missingMoney.ts';

test('a balance of four decimals lacks whole cents, never less than the stake needs', () => {
  const missing = (stake: string, balance: string) => missingOf(parseMoney(stake), balance);
  expect(missing('10230', '8830.2422')).toBe(parseMoney('1399.76'));
  expect(missing('10', '9.99')).toBe(parseMoney('0.01'));
  expect(missing('10', '9.9999')).toBe(parseMoney('0.01'));
  expect(missing('10', '10')).toBe(0n);
  expect(missing('10', '10.0001')).toBe(0n);
});
