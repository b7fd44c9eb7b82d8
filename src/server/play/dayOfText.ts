// Reading days of the wire: the moments they begin and end in Beijing.

import { endOfDay, isDay, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { Refusal } from '../refusal.ts';

/** Refuses what is no day of the calendar, such as 2026-02-30, at its field. */
export function dayOfText(text: string, field: string): Date {
  if (!isDay(text)) throw new Refusal('server.invalid', { code: 'invalid', field, values: { field } });
  return startOfDay(text);
}

/** The first moment after a day of the wire. */
export function endOfDayText(text: string, field: string): Date {
  dayOfText(text, field);
  return endOfDay(text);
}

/** Refuses days of the wire that are none, or that end before they begin. */
export function checkDays({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): void {
  if (startDate !== undefined) dayOfText(startDate, 'startDate');
  if (endDate !== undefined) dayOfText(endDate, 'endDate');
  if (startDate !== undefined && endDate !== undefined && startDate > endDate)
    throw new Refusal('server.daysReversed', { code: 'invalid', field: 'endDate' });
}

export interface DayFilter {
  range?: 'today' | 'yesterday' | 'week' | 'month';
  startDate?: string;
  endDate?: string;
}

/** First day and number of days of a range, counted back from today. */
const ranges = { today: [0, 1], yesterday: [1, 1], week: [6, 7], month: [29, 30] } as const;

/**
 * The moments a filter begins and ends; undefined where it leaves that open. The server's clock says what today is.
 * Refuses as checkDays().
 */
export function spanOf({ range, startDate, endDate }: DayFilter, now: Date): { from?: Date; until?: Date } {
  checkDays({ startDate, endDate });
  let from = startDate === undefined ? undefined : startOfDay(startDate);
  let until = endDate === undefined ? undefined : endOfDay(endDate);
  if (range !== undefined) {
    const [back, days] = ranges[range];
    const first = addDays(dayOf(now), -back);
    const begins = startOfDay(first);
    const ends = startOfDay(addDays(first, days));
    from = from && from > begins ? from : begins;
    until = until && until < ends ? until : ends;
  }
  return { ...(from && { from }), ...(until && { until }) };
}
