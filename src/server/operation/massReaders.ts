// The alarm about somebody who has read as much of what is personal as a day allows: it stands until the end of the next day.
import type pg from 'pg';
import { startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';

/** The kind of the problem, as /healthz and the first page of the office name it. */
export const massReading = 'massReading';

export interface MassReader {
  /** The name at the log-in. */
  name: string;
  /** The stations they work for; null for all. */
  stations: string[] | null;
}

/** When the days begin that are looked at: today and the day before, in Beijing. */
export const massReadingDays = (now: Date): Date[] => {
  const today = dayOf(now);
  return [today, addDays(today, -1)].map(startOfDay);
};

/** How many people there are; `most` is what one may read on a day. */
export async function countMassReaders(pool: pg.Pool, now: Date, most: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM trail_readers($1, $2)',
    [massReadingDays(now), most],
  );
  return rows[0]!.count;
}
