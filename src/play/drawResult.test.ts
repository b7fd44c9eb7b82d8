// Owns the tests of how a board reports that a period ended.
import { expect, test } from 'vitest';
import { drawResultOf } from './drawResult.ts';

const won = { status: 2, buyMoney: '10.0000', winMoney: '19.8000' } as const;
const alsoWon = { status: 2, buyMoney: '0.0020', winMoney: '0.0047' } as const;
const lost = { status: 3, buyMoney: '5.0000', winMoney: '0.0000' } as const;
const returned = { status: 4, buyMoney: '2.0000', winMoney: '2.0000' } as const;
const pushed = { status: 10, buyMoney: '10.0000', winMoney: '10.0000' } as const;

test('winnings and stakes of a period are added up exactly; a push is neither a win nor staked', () => {
  expect(drawResultOf([won, alsoWon, lost, returned, pushed])).toEqual({
    isSettling: false,
    ended: 'won',
    staked: '15.002',
    won: '19.8047',
  });
});

test('a period that pays no more than it cost is paid, not won', () => {
  const eachSide = { ...lost, buyMoney: '9.8000' };
  expect(drawResultOf([won, eachSide])).toMatchObject({ ended: 'paid', staked: '19.8', won: '19.8' });
  expect(drawResultOf([won, { ...eachSide, buyMoney: '9.7999' }])).toMatchObject({ ended: 'won' });
});

test('a period without a win is lost, pushed where every bet was, and nothing where all was returned', () => {
  const lostOne = { isSettling: false, ended: 'lost', staked: '5', won: null };
  expect(drawResultOf([lost, returned])).toEqual(lostOne);
  expect(drawResultOf([lost, pushed])).toEqual(lostOne);
  expect(drawResultOf([pushed, returned])).toEqual({ ...lostOne, ended: 'pushed', staked: '10' });
  for (const none of [[], [returned]])
    expect(drawResultOf(none)).toEqual({ isSettling: false, ended: null, staked: '0', won: null });
});

test('while a bet waits nothing is final', () => {
  expect(drawResultOf([lost, { ...lost, status: 1 }]).isSettling).toBe(true);
});
