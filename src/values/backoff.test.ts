// Rests between tries.
import { expect, it } from 'vitest';
import { restAfter } from './backoff.ts';

it('doubles from the first to the longest, and stays there however often it fails', () => {
  const rests = { first: 2_000, longest: 15_000 };
  expect([0, 1, 2, 3, 4, 1_000, 1e9].map((failures) => restAfter(failures, rests))).toEqual([
    2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000,
  ]);
});
