// Ranges of days.

import { expect, test } from 'vitest';
import { daysOf, rangeOf } from './dayRange.ts';

test('a preset is so many days up to today, across months and years', () => {
  const days = (preset: Parameters<typeof rangeOf>[0], today: string) => daysOf(rangeOf(preset, today));
  expect(days('today', '2026-11-21')).toEqual({ startDate: '2026-11-21', endDate: '2026-11-21' });
  expect(days('yesterday', '2027-01-01')).toEqual({ startDate: '2026-12-31', endDate: '2026-12-31' });
  expect(days('week', '2026-03-03')).toEqual({ startDate: '2026-02-25', endDate: '2026-03-03' });
  expect(days('month', '2026-11-30')).toEqual({ startDate: '2026-11-01', endDate: '2026-11-30' });
  expect(days('all', '2026-11-30')).toEqual({});
});

test('last week is Monday to Sunday before the week that runs, on each of its days', () => {
  // 2026-11-23 is a Monday.
  for (const today of ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'])
    expect([today, daysOf(rangeOf('lastWeek', today))]).toEqual([
      today,
      { startDate: '2026-11-16', endDate: '2026-11-22' },
    ]);
  expect(daysOf(rangeOf('lastWeek', '2027-01-03'))).toEqual({
    startDate: '2026-12-21',
    endDate: '2026-12-27',
  });
});
