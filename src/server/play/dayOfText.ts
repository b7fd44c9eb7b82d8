// Owns reading days of the wire: the moments they begin and end in Beijing.
import { moment } from '../present/moment.ts';
import { Refusal } from '../refusal.ts';

const dayMs = 86_400_000;

/** Refuses what is no day of the calendar, such as 2026-02-30, at its field. */
export function dayOfText(text: string, field: string): Date {
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text)
    throw new Refusal('server.invalid', { code: 'invalid', field, values: { field } });
  return new Date(midnight - 8 * 3_600_000);
}

export const dayAfter = (day: Date): Date => new Date(day.getTime() + dayMs);

export interface DayFilter {
  range?: 'today' | 'yesterday' | 'week' | 'month';
  startDate?: string;
  endDate?: string;
}

/** First day and number of days of a range, counted back from today. */
const ranges = { today: [0, 1], yesterday: [1, 1], week: [6, 7], month: [29, 30] } as const;

/** The moments a filter begins and ends; undefined where it leaves that open. The server's clock says what today is. */
export function spanOf({ range, startDate, endDate }: DayFilter, now: Date): { from?: Date; until?: Date } {
  const given = {
    from: startDate === undefined ? undefined : dayOfText(startDate, 'startDate'),
    until: endDate === undefined ? undefined : dayAfter(dayOfText(endDate, 'endDate')),
  };
  let { from, until } = given;
  if (range !== undefined) {
    const [back, days] = ranges[range];
    const today = dayOfText(moment(now).slice(0, 10), 'range').getTime();
    const begins = new Date(today - back * dayMs);
    const ends = new Date(begins.getTime() + days * dayMs);
    from = from && from > begins ? from : begins;
    until = until && until < ends ? until : ends;
  }
  return { ...(from && { from }), ...(until && { until }) };
}
