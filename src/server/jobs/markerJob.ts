// The marker job: once a night it computes the markers of harm of the day that has ended, station by station, by one process.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { MINUTE_MS } from '#rules/protection/spans.ts';
import { addDays, dayOf } from '#values/days.ts';
import { inStation } from '../db/stationTransaction.ts';
import { storeHits } from '../money/protection/markerHits.ts';
import { createJob, type Job } from './job.ts';

const jobNumber = 7_204_190;
const intervalMs = 10 * MINUTE_MS;
/** Rounds of platforms arrive a little after they were played. */
const waitMs = 30 * MINUTE_MS;
/** Nights that were missed are made up for, so many at most. */
const daysBack = 7;

export interface MarkerJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  onFailure: (what: string, error: unknown) => void;
}

export function createMarkerJob({ pool, stations, now, onFailure }: MarkerJobOptions): Job {
  /** The days of a station that have ended and are not computed yet. */
  async function daysOf(station: string, yesterday: string): Promise<string[]> {
    const newest = await inStation(pool, station, (db) =>
      db
        .selectFrom('marker_day')
        .select(sql<string>`day::text`.as('day'))
        .orderBy('day', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    const days = [];
    // A station that begins has no nights to make up for.
    const first = newest ? addDays(newest.day, 1) : yesterday;
    for (let day = yesterday; day >= first && days.length < daysBack; day = addDays(day, -1))
      days.unshift(day);
    return days;
  }

  return createJob({
    name: 'markers',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isStopped }) {
      const at = now();
      const yesterday = addDays(dayOf(at.getTime() - waitMs), -1);
      for (const station of stations()) {
        const computeDay = async (day: string): Promise<void> => {
          let members = 0;
          for (let after = 0; ; ) {
            if (isStopped()) return;
            const done = await inStation(pool, station.code, (db) =>
              storeHits(db, station, { day, at }, after),
            );
            if (!done) break;
            members += done.members;
            after = done.last;
          }
          await inStation(pool, station.code, (db) =>
            db
              .insertInto('marker_day')
              .values({ station: station.code, day, members, at })
              .onConflict((clash) => clash.columns(['station', 'day']).doNothing())
              .execute(),
          );
        };
        try {
          for (const day of await daysOf(station.code, yesterday)) await computeDay(day);
        } catch (error) {
          onFailure(`markers ${station.code}`, error);
        }
      }
    },
  });
}
