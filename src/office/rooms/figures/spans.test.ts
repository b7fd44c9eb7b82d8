// The spans of figures.
import { expect, test } from 'vitest';
import { keysOf, nameOfSpan, spanIn, spanNames, spanOf } from './spans.ts';

test('a week begins on Monday, on a Monday and on a Sunday', () => {
  expect(spanOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-23' });
  expect(spanOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
});

test('the last month is whole, over the end of a year as well', () => {
  expect(spanOf('lastMonth', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

test('a span has the name it was made by, and none when somebody made it', () => {
  for (const name of spanNames) expect(nameOfSpan(spanOf(name, '2026-11-26'), '2026-11-26')).toBe(name);
  expect(nameOfSpan({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-26')).toBeUndefined();
});

test('an address without a span is of today in Beijing', () => {
  const night = Date.parse('2026-11-25T17:00:00Z');
  expect(spanIn(new URLSearchParams(''), night)).toEqual({ from: '2026-11-26', to: '2026-11-26' });
  expect(spanIn(new URLSearchParams('from=2026-11-01&to=2026-11-02'), night)).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  });
});

test('what a curve is drawn by has no gap', () => {
  expect(keysOf({ from: '2026-02-27', to: '2026-03-01' }, 'day')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  expect(keysOf({ from: '2026-11-30', to: '2027-01-01' }, 'month')).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
  ]);
  expect(keysOf({ from: '2026-11-30', to: '2026-11-30' }, 'hour')).toHaveLength(24);
});
