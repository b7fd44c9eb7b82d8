// How often platforms are read.
import { expect, test } from 'vitest';
import { askMs } from '../../money/games/readPlatform.ts';
import { intervalMs, isDue, quietMs, type Reading, restMs } from './readingPace.ts';

const at = 1_000_000_000;
const reading = (changes: Partial<Reading>): Reading => ({
  isActive: false,
  readAt: at,
  waitsUntil: 0,
  ...changes,
});

test('where a member may be playing every look reads, so that a settled round is here within 5 s', () => {
  expect(isDue(reading({ isActive: true }), at + intervalMs)).toBe(true);
  // A look, and a page of the platform that takes its whole time.
  expect(intervalMs + askMs).toBeLessThanOrEqual(5_000);
});

test('where nothing goes on it is read when quietMs have passed, and not before', () => {
  expect(isDue(reading({}), at + quietMs - 1)).toBe(false);
  expect(isDue(reading({}), at + quietMs)).toBe(true);
  expect(isDue(reading({ readAt: 0 }), at)).toBe(true);
});

test('a platform that fails rests twice as long each time, up to a limit, whoever plays there', () => {
  expect([1, 2, 3, 4, 5].map(restMs)).toEqual([2_000, 4_000, 8_000, 15_000, 15_000]);
  const resting = reading({ isActive: true, waitsUntil: at + restMs(2) });
  expect(isDue(resting, at + restMs(2) - 1)).toBe(false);
  expect(isDue(resting, at + restMs(2))).toBe(true);
});
