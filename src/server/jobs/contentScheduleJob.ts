// Changes of content that wait for their moment: what is due goes live, or is taken back, in every station.
import { sql } from 'kysely';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { doDue } from '../content/entries/schedule.ts';
import type { StationLogLine } from '../operation/stationLog.ts';
import { dueStations, stationsWith } from './due/due.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 2_000;
/** Number of the job, whose lease one process holds to do it. */
const jobNumber = 7_204_165;

export interface ContentScheduleOptions {
  pool: pg.Pool;
  /** The stations in service. */
  stations: () => readonly StationFacts[];
  now: () => Date;
  report: (line: StationLogLine) => void;
  onFailure: (what: string, error: unknown) => void;
}

export const createContentSchedule = ({
  pool,
  stations,
  now,
  report,
  onFailure,
}: ContentScheduleOptions): Job =>
  createJob({
    name: 'contentSchedule',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isStopped }) {
      const due = await dueStations(
        pool,
        stationsWith('content_schedule', {
          kept: sql`t.state IN ('waiting', 'live')`,
          due: sql`(t.state = 'waiting' AND t.begins_at <= ${now()} OR t.state = 'live' AND t.ends_at <= ${now()})`,
        }),
      );
      for (const station of stations()) {
        if (isStopped()) return;
        if (!due.has(station.code)) continue;
        for (const { id, state, note } of await doDue({ pool, station, now: now() }))
          if (state === 'failed')
            report({
              level: 'warn',
              sentence: `${station.code}: change ${id} of content was not made at its moment: ${note}`,
              fields: { station: station.code, event: 'contentSchedule', schedule: String(id) },
            });
      }
    },
  });
