// The examples of the first deposit gift.
import { expect, test } from 'vitest';
import { exampleDeposits, giftFor } from './gift.ts';

const terms = { min: '100.0000', percent: '20', cap: '888.0000' };

test('a gift is the share of the deposit up to its limit, and nothing below the least deposit', () => {
  expect([99, 100, 501, 4440, 9000].map((yuan) => giftFor(terms, yuan))).toEqual([
    '0.0000',
    '20.0000',
    '100.2000',
    '888.0000',
    '888.0000',
  ]);
  expect(giftFor({ ...terms, percent: '7.5', cap: '0.0000' }, 999)).toBe('74.9200');
});

test('examples rise from the least deposit to the first that brings the most', () => {
  expect(exampleDeposits(terms)).toEqual([100, 500, 1000, 2000, 4440]);
  expect(exampleDeposits({ ...terms, cap: '0.0000' })).toEqual([100, 500, 1000, 2000]);
  expect(exampleDeposits({ min: '5000.0000', percent: '1', cap: '10.0000' })).toEqual([5000]);
});
