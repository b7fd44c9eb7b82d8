// Spans of days in Beijing: which of them can be asked for, and of which stored sums they are made.
import { isDay } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import { Refusal } from '../../refusal.ts';

/** Days in Beijing, both inclusive. */
export interface Span {
  from: string;
  to: string;
}

/** A year and what it takes to compare whole months. */
const daysMost = 800;

const dayMs = 86_400_000;
export const daysOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Reads a span; refuses what is no day, ends before it begins, or is too long. */
export function spanOf({ from, to }: Span): Span {
  if (!isDay(from)) throw new Refusal('office-figures.notADay', { field: 'from' });
  if (!isDay(to)) throw new Refusal('office-figures.notADay', { field: 'to' });
  const days = daysOf({ from, to });
  if (days < 1) throw new Refusal('office-figures.endsBefore', { field: 'to' });
  if (days > daysMost)
    throw new Refusal('office-figures.tooLong', { field: 'to', values: { most: daysMost } });
  return { from, to };
}

/** The span so many days earlier. */
export const earlier = ({ from, to }: Span, days: number): Span => ({
  from: addDays(from, -days),
  to: addDays(to, -days),
});

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
export const nextMonth = (day: string): string => monthStart(addDays(monthStart(day), 31));

/** Stored sums that a span is made of: months, days beside them, and days that are taken off a month that is there for the most part. */
export interface Pieces {
  /** First days of the months, the first and the last one; null where there is none. */
  months: Span | null;
  added: Span[];
  taken: Span[];
}

/** The smallest choice of stored sums for a span. */
export function piecesOf({ from, to }: Span): Pieces {
  const [first, last] = [monthStart(from), monthStart(to)];
  const end = addDays(nextMonth(to), -1);
  const before = from === first ? [] : [{ from: first, to: addDays(from, -1) }];
  const after = to === end ? [] : [{ from: addDays(to, 1), to: end }];
  const isFewer = (taken: readonly Span[], than: Span): boolean =>
    taken.reduce((sum, each) => sum + daysOf(each), 1) <= daysOf(than);
  if (first === last) {
    const taken = [...before, ...after];
    return isFewer(taken, { from, to })
      ? { months: { from: first, to: first }, added: [], taken }
      : { months: null, added: [{ from, to }], taken: [] };
  }
  const head = { from, to: addDays(nextMonth(from), -1) };
  const tail = { from: last, to };
  const [isHeadTaken, isTailTaken] = [isFewer(before, head), isFewer(after, tail)];
  const months = {
    from: isHeadTaken ? first : nextMonth(from),
    to: isTailTaken ? last : monthStart(addDays(last, -1)),
  };
  return {
    months: months.from <= months.to ? months : null,
    added: [...(isHeadTaken ? [] : [head]), ...(isTailTaken ? [] : [tail])],
    taken: [...(isHeadTaken ? before : []), ...(isTailTaken ? after : [])],
  };
}
