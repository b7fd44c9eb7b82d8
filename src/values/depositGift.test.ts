// What offers add: under the least, at it, cut to the cent, at the limit.
import { expect, test } from 'vitest';
import { couponFits, depositGift, type GiftTerms } from './depositGift.ts';

const yuan = (amount: number): bigint => BigInt(Math.round(amount * 10_000));
const percent: GiftTerms = { type: 'percent', value: 2_000n, least: yuan(100), most: yuan(888) };
const fixed: GiftTerms = { type: 'fixed', value: yuan(58), least: yuan(500), most: 0n };

test.each([
  [99.99, percent, 0],
  [100, percent, 20],
  [200.23, percent, 40.04],
  [4_440, percent, 888],
  [50_000, percent, 888],
  [499.99, fixed, 0],
  [500, fixed, 58],
  [90_000, fixed, 58],
  [0, { ...fixed, least: 0n }, 0],
])('%d gives what the terms say', (amount, terms, gift) => {
  expect(depositGift(yuan(amount), terms)).toBe(yuan(gift));
});

test('a coupon goes with deposits between its limits, both included', () => {
  expect([49.99, 50, 300, 300.01].map((amount) => couponFits(yuan(amount), yuan(50), yuan(300)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(couponFits(yuan(1_000_000), yuan(50), 0n)).toBe(true);
});
