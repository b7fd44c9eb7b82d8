// Owns the tests of what a board reports as the winnings of a period.
import { expect, test } from 'vitest';
import { drawResultOf } from './drawResult.ts';

test('winnings of a period are added up exactly; a push is not a win', () => {
  const bets = [
    { status: 2, winMoney: '19.8000' },
    { status: 2, winMoney: '0.0047' },
    { status: 3, winMoney: '0.0000' },
    { status: 10, winMoney: '10.0000' },
  ] as const;
  expect(drawResultOf(bets)).toEqual({ isSettling: false, won: '19.8047' });
});

test('without a win there is none, and while a bet waits nothing is final', () => {
  expect(drawResultOf([])).toEqual({ isSettling: false, won: null });
  expect(drawResultOf([{ status: 4, winMoney: '2.0000' }])).toEqual({ isSettling: false, won: null });
  expect(drawResultOf([{ status: 1, winMoney: '0.0000' }]).isSettling).toBe(true);
});
