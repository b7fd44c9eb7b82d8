// How a time that is left is written.
import { expect, test } from 'vitest';
import { clockText, timeLeft } from './timeLeft.ts';

const say = ((id: string, values: object) => `${id} ${JSON.stringify(values)}`) as Parameters<
  typeof timeLeft
>[1];

test('hours, minutes and seconds have two figures; a second that has begun counts', () => {
  expect([0, 1, 59_000, 60_000, 3_661_000].map(clockText)).toEqual([
    '00:00:00',
    '00:00:01',
    '00:00:59',
    '00:01:00',
    '01:01:01',
  ]);
});

test('days are said in words', () => {
  expect(timeLeft(3_661_000, say)).toBe('01:01:01');
  expect(timeLeft(2 * 86_400_000 + 1000, say)).toBe('active.daysAndTime {"days":2,"time":"00:00:01"}');
});
