// Which finger pulls a screen down, and how far.
import { expect, test } from 'vitest';
import { farEnoughPx, pullOf } from './pullOf.ts';

test('a finger that moves down pulls, more slowly than it moves, and no further than there is room', () => {
  expect(pullOf(0, 8, false)).toBe(0);
  expect(pullOf(3, 20, false)).toBeGreaterThan(0);
  expect(pullOf(0, 80, true)).toBeLessThan(farEnoughPx);
  expect(pullOf(0, 150, true)).toBeGreaterThanOrEqual(farEnoughPx);
  expect(pullOf(0, 9_000, true)).toBe(pullOf(0, 1_000, true));
});

test('a swipe to the side and a scroll pull nothing', () => {
  expect(pullOf(30, 12, false)).toBeNull();
  expect(pullOf(-9, 15, false)).toBeNull();
  expect(pullOf(0, -20, false)).toBeNull();
});

test('a pull that goes back up stays a pull, of nothing', () => {
  expect(pullOf(40, -5, true)).toBeLessThan(1);
});
