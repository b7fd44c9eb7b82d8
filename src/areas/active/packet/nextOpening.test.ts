// Owns the test of when the next packet opens.
import { expect, test } from 'vitest';
import { nextOpening } from './nextOpening.ts';

test('packets that open every so many minutes: the next one, and none of another day', () => {
  const plan = { everyMinutes: 10, times: [] };
  expect(nextOpening('2026-11-26 02:00:00', plan)).toBe('02:10');
  expect(nextOpening('2026-11-26 09:50:00', plan)).toBe('10:00');
  expect(nextOpening('2026-11-26 23:50:00', plan)).toBe('');
});

test('packets that open at times: the next time of the day, in whatever order they are written', () => {
  const plan = { everyMinutes: 0, times: ['20:00', '12:00', '08:30'] };
  expect(nextOpening('2026-11-26 08:30:00', plan)).toBe('12:00');
  expect(nextOpening('2026-11-26 12:00:00', plan)).toBe('20:00');
  expect(nextOpening('2026-11-26 20:00:00', plan)).toBe('');
});
