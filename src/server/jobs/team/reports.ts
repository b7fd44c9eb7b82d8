// Owns the team job's step for reports by mail: once a day, a week and a month has ended and is counted, whoever asked for its figures gets them, once.
import type pg from 'pg';
import { everyStation, inStation as inAnyStation } from '../../db/stationTransaction.ts';
import { dueSpan, queueReport, subscribersOf } from '../../office/figures/mail.ts';
import { countedThrough } from '../../office/figures/read.ts';
import type { TeamStep } from './step.ts';

/** Once more after so long: nobody waits for a report by the second. */
const intervalMs = 60_000;

/** A step that knows when it looked last at each station. */
export function createReports(pool: pg.Pool): TeamStep {
  const lookedAt = new Map<string, number>();
  return async ({ station, inStation, now, isStopped }) => {
    // A clock that was put back does not make it wait.
    if (Math.abs(now.getTime() - (lookedAt.get(station.code) ?? -Infinity)) < intervalMs) return;
    lookedAt.set(station.code, now.getTime());
    const readers = await inAnyStation(pool, everyStation, (db) => subscribersOf(db, station.code), {
      role: 'office_staff',
    });
    for (const reader of readers) {
      if (isStopped()) return;
      const span = dueSpan(reader.period, now);
      await inStation(async (db) => {
        const counted = await countedThrough(db);
        if (counted === null) return;
        await queueReport(db, station, reader, { span, counted, now });
      });
    }
  };
}
