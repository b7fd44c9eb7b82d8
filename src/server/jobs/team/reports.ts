// The team job's step for reports by mail: once a day, a week and a month has ended and is counted, whoever asked for its figures gets them, once.
import { sql } from 'kysely';
import type pg from 'pg';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import { dueSpan, queueReport, type Subscriber, subscribersOf } from '../../office/figures/mail.ts';
import { countedThrough } from '../../office/figures/read.ts';
import { createPace } from '../due/due.ts';
import type { TeamStep } from './step.ts';

/** Once more after so long: nobody waits for a report by the second. */
const intervalMs = 60_000;

/** A step that knows when it looked last, and who asked for what by then. */
export function createReports(pool: pg.Pool): TeamStep {
  const isTime = createPace(intervalMs);
  let readersOf = new Map<string, readonly Subscriber[]>();
  return {
    async due(look) {
      if (!isTime(look)) return null;
      // In one statement of the office's role, which alone sees its people.
      readersOf = await inStation(pool, everyStation, (db) => subscribersOf(db, look.stations), {
        role: 'office_staff',
      });
      return sql`(SELECT unnest(${[...readersOf.keys()]}::text[]) AS station)`;
    },
    async run({ station, inStation: here, now, isStopped }) {
      const readers = readersOf.get(station.code) ?? [];
      readersOf.delete(station.code);
      for (const reader of readers) {
        if (isStopped()) return;
        const span = dueSpan(reader.period, now);
        await here(async (db) => {
          const counted = await countedThrough(db);
          if (counted === null) return;
          await queueReport(db, station, reader, { span, counted, now });
        });
      }
    },
  };
}
