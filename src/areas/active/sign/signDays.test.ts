// The sign-in calendar and the row of days around today.
import { expect, test } from 'vitest';
import { cycleDayOfToday, daysAround, milestones, monthDays, otherMonth } from './signDays.ts';

const november = { month: '2026-11', today: '2026-11-23', signed: [21, 22], missed: [20] };

test('a month begins in the column of its first weekday and has all its days', () => {
  const days = monthDays(november);
  // 1 November 2026 is a Sunday.
  expect([days.length, days[0]!.column, days[1]!.column]).toEqual([30, 7, 1]);
  expect(monthDays({ ...november, month: '2028-02' })).toHaveLength(29);
});

test('each day is signed, missed, open today, ahead, or outside the activity', () => {
  const states = monthDays(november).map(({ state }) => state);
  expect([states[18], states[19], states[20], states[22], states[23]]).toEqual([
    'off',
    'missed',
    'signed',
    'open',
    'ahead',
  ]);
  expect(monthDays({ ...november, signed: [23] })[22]).toMatchObject({ state: 'signed', isToday: true });
});

test('months run across the end of a year', () => {
  expect([otherMonth('2026-01', -1), otherMonth('2026-12', 1), otherMonth('2026-11', -12)]).toEqual([
    '2025-12',
    '2027-01',
    '2025-11',
  ]);
});

test('today is the next day of the cycle, or the one before it once it is signed', () => {
  expect([cycleDayOfToday(5, false, 30), cycleDayOfToday(6, true, 30), cycleDayOfToday(1, true, 30)]).toEqual(
    [5, 5, 30],
  );
});

test('seven days hold today, and the last seven are full', () => {
  for (let today = 1; today <= 30; today += 1) {
    const days = daysAround(today, 30);
    expect(days).toContain(today);
    expect([days.length, days[0]! >= 1, days.at(-1)! <= 30]).toEqual([7, true, true]);
  }
  expect(daysAround(8, 30)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  expect(daysAround(29, 30)).toEqual([24, 25, 26, 27, 28, 29, 30]);
});

test('the table of rewards has the days on which something changes', () => {
  const reward = (day: number, amount: string, bonus = '0') => ({ day, reward: amount, bonus });
  const rewards = [reward(1, '10'), reward(2, '12'), reward(3, '12'), reward(4, '12', '58'), reward(5, '12')];
  expect(milestones(rewards).map(({ day }) => day)).toEqual([1, 2, 4]);
});
