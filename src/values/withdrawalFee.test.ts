// A withdrawal's fees.
import { expect, test } from 'vitest';
import { turnoverFee, withdrawalFee } from './withdrawalFee.ts';

const yuan = 10_000n;
const terms = { fixed: 2n * yuan, share: 150, most: 50n * yuan, freeTimes: 0 };

test('a fee is its fixed part and its share together, and never above the cap', () => {
  expect(withdrawalFee(100n * yuan, terms)).toBe(35_000n);
  expect(withdrawalFee(100_000n * yuan, terms)).toBe(50n * yuan);
  expect(withdrawalFee(100_000n * yuan, { ...terms, most: null })).toBe(1_502n * yuan);
});

test('a fee is cut to a hundredth of a yuan, in the favour of the player', () => {
  expect(withdrawalFee(133_3333n, { ...terms, fixed: 0n })).toBe(1_9900n);
});

test('there is none while free times are left', () => {
  expect(withdrawalFee(100n * yuan, { ...terms, freeTimes: 1 })).toBe(0n);
  expect(withdrawalFee(100n * yuan, { ...terms, freeTimes: -1 })).toBe(0n);
});

test('the fee for missing turnover follows what is missing, cut to a hundredth of a yuan', () => {
  expect(turnoverFee(17_760n * yuan, 1000)).toBe(1_776n * yuan);
  expect(turnoverFee(33_3333n, 1050)).toBe(3_4900n);
  expect(turnoverFee(0n, 1000)).toBe(0n);
  expect(turnoverFee(17_760n * yuan, 0)).toBe(0n);
});
