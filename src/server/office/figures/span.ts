// Owns spans of days in Beijing: which of them can be asked for, and of which stored sums they are made.
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

/** Stored sums that a span is made of: whole months, and the days around them. */
export interface Pieces {
  days: Span[];
  /** First days of whole months, the first and the last one; null where there is none. */
  months: Span | null;
}

export function piecesOf({ from, to }: Span): Pieces {
  const first = from === monthStart(from) ? from : nextMonth(from);
  const end = monthStart(addDays(to, 1));
  if (first >= end) return { days: [{ from, to }], months: null };
  return {
    days: [
      ...(from < first ? [{ from, to: addDays(first, -1) }] : []),
      ...(end <= to ? [{ from: end, to }] : []),
    ],
    months: { from: first, to: monthStart(addDays(end, -1)) },
  };
}
