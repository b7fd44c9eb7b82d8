// The stored sums of a span count each of its days once and no other, and are few.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#values/days.ts';
import { daysOf, nextMonth, piecesOf, type Span } from './span.ts';

const daysIn = ({ from, to }: Span): string[] =>
  Array.from({ length: daysOf({ from, to }) }, (_, at) => addDays(from, at));

/** How often the pieces count each day. */
function countsOf({ months, added, taken }: ReturnType<typeof piecesOf>): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (span: Span, by: number): void => {
    for (const day of daysIn(span)) counts[day] = (counts[day] ?? 0) + by;
  };
  if (months) count({ from: months.from, to: addDays(nextMonth(months.to), -1) }, 1);
  for (const each of added) count(each, 1);
  for (const each of taken) count(each, -1);
  return counts;
}

const span = fc
  .tuple(fc.integer({ min: 0, max: 1_200 }), fc.integer({ min: 0, max: 799 }))
  .map(([begin, length]): Span => {
    const from = addDays('2023-12-20', begin);
    return { from, to: addDays(from, length) };
  });

test('each day of a span counts once, and every other one as often as it is taken off', () => {
  fc.assert(
    fc.property(span, (asked) => {
      const counted = Object.entries(countsOf(piecesOf(asked))).filter(([, times]) => times !== 0);
      expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(daysIn(asked).map((day) => [day, 1])));
    }),
  );
});

test('of a month that a span shares at most half is read by days', () => {
  fc.assert(
    fc.property(span, (asked) => {
      const { added, taken } = piecesOf(asked);
      const byMonth = Map.groupBy([...added, ...taken].flatMap(daysIn), (day) => day.slice(0, 7));
      for (const [, days] of byMonth) expect(days.length).toBeLessThanOrEqual(16);
    }),
  );
});

test.each([
  ['2026-11-01', '2026-11-30', { months: '2026-11-01 2026-11-01', added: '', taken: '' }],
  ['2026-11-05', '2026-11-05', { months: '', added: '2026-11-05 2026-11-05', taken: '' }],
  [
    '2025-11-20',
    '2026-11-19',
    { months: '2025-12-01 2026-11-01', added: '2025-11-20 2025-11-30', taken: '2026-11-20 2026-11-30' },
  ],
  [
    '2026-02-03',
    '2026-02-27',
    { months: '2026-02-01 2026-02-01', added: '', taken: '2026-02-01 2026-02-02, 2026-02-28 2026-02-28' },
  ],
])('from %s to %s', (from, to, expected) => {
  const { months, added, taken } = piecesOf({ from, to });
  const written = (spans: readonly Span[]): string =>
    spans.map((each) => `${each.from} ${each.to}`).join(', ');
  expect({ months: written(months ? [months] : []), added: written(added), taken: written(taken) }).toEqual(
    expected,
  );
});
