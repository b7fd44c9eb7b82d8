// The spans that figures are looked at by: those with a name, and what an address says.
import { addDays, dayOf } from '#values/days.ts';

/** Days in Beijing, both included. */
export interface Span {
  from: string;
  to: string;
}

export const spanNames = ['today', 'yesterday', 'week', 'month', 'lastMonth', 'year'] as const;
export type SpanName = (typeof spanNames)[number];

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The span of a name on a day: weeks begin on Monday, a year is the last 365 days. */
export function spanOf(name: SpanName, today: string): Span {
  const yesterday = addDays(today, -1);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const lastOfMonth = addDays(monthOf(today), -1);
  const from: Record<SpanName, string> = {
    today,
    yesterday,
    week: addDays(today, -sinceMonday),
    month: monthOf(today),
    lastMonth: monthOf(lastOfMonth),
    year: addDays(today, -364),
  };
  const to = name === 'yesterday' ? yesterday : name === 'lastMonth' ? lastOfMonth : today;
  return { from: from[name], to };
}

/** The name that a span has on a day; undefined for one that somebody made. */
export const nameOfSpan = (span: Span, today: string): SpanName | undefined =>
  spanNames.find((name) => {
    const { from, to } = spanOf(name, today);
    return from === span.from && to === span.to;
  });

/** What an address says, today where it says nothing. The server judges the rest. */
export function spanIn(address: URLSearchParams, now: number): Span {
  const today = dayOf(now);
  return { from: address.get('from') ?? today, to: address.get('to') ?? today };
}

/** Days, or the hours of one, or the months that a span is drawn by: in order, those without a figure as well. */
export function keysOf({ from, to }: Span, by: 'hour' | 'day' | 'month'): string[] {
  if (by === 'hour') return Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
  const keys = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) keys.add(by === 'day' ? day : day.slice(0, 7));
  return [...keys];
}
