// Swiping between one's own lotteries.
import { expect, test } from 'vitest';
import { besideIn, ringOf, swipeOf } from './swipeOf.ts';

test('a scroll and a tremble move nothing; once it swipes, the card follows to a limit', () => {
  expect([swipeOf(4, 3, false), swipeOf(30, 40, false), swipeOf(30, 12, false)]).toEqual([0, null, 30]);
  expect([swipeOf(40, 60, true), swipeOf(-300, 0, true), swipeOf(300, 0, true)]).toEqual([40, -96, 96]);
});

test('the ring is the favourites of the mode with the one on screen, and round at its ends', () => {
  const lotteries = ['FFC', 'CQSSC', 'SFSC'].map((lotCode) => ({ lotCode }));
  expect(ringOf('FFC', ['SFSC', 'FFC', 'GONE'], lotteries)).toEqual(['SFSC', 'FFC']);
  expect(ringOf('CQSSC', ['SFSC', 'FFC'], lotteries)).toEqual(['CQSSC', 'SFSC', 'FFC']);
  expect([ringOf('FFC', ['FFC'], lotteries), ringOf('FFC', [], lotteries)]).toEqual([[], []]);
  const ring = ['CQSSC', 'SFSC', 'FFC'];
  expect([besideIn(ring, 'FFC', 1), besideIn(ring, 'CQSSC', -1), besideIn(ring, 'CQSSC', 1)]).toEqual([
    'CQSSC',
    'FFC',
    'SFSC',
  ]);
});
