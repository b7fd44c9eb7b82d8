// What a list reads from its address.
import { expect, test } from 'vitest';
import { rangeIn } from './useListQuery.ts';

const today = '2026-11-22';
const read = (text: string) => rangeIn(new URLSearchParams(text), 'week', today);

test('an own range comes back with both its days', () => {
  expect(read('range=custom&from=2026-10-01&to=2026-10-31')).toEqual({
    preset: 'custom',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
  });
});

test('a preset means its days of today, and nothing named means the standard', () => {
  expect(read('range=yesterday')).toMatchObject({ startDate: '2026-11-21', endDate: '2026-11-21' });
  expect(read('')).toMatchObject({ preset: 'week', startDate: '2026-11-16' });
});

test.each([
  'range=custom&from=2026-10-31&to=2026-10-01',
  'range=custom&from=x&to=2026-10-01',
  'range=custom&from=2026-13-45&to=2026-14-01',
])('days that are none, or the wrong way round, are the last seven: %s', (text) => {
  expect(read(text)).toMatchObject({ preset: 'custom', startDate: '2026-11-16', endDate: today });
});
