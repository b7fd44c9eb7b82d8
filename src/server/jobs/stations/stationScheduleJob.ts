// Saves of station files that wait for their moment: what is due is saved, in every station.
import { sql } from 'kysely';
import type pg from 'pg';
import { saveDue } from '../../office/studio/schedule.ts';
import type { StationLogLine } from '../../operation/stationLog.ts';
import type { StationsInService } from '../../stations.ts';
import { dueStations, stationsWith } from '../due/due.ts';
import { createJob, type Job } from '../job.ts';

const intervalMs = 2_000;
/** Number of the job, whose lease one process holds to do it. */
const jobNumber = 7_204_196;

export interface StationScheduleOptions {
  pool: pg.Pool;
  stations: StationsInService;
  now: () => Date;
  report: (line: StationLogLine) => void;
  onFailure: (what: string, error: unknown) => void;
}

export const createStationSchedule = ({
  pool,
  stations,
  now,
  report,
  onFailure,
}: StationScheduleOptions): Job =>
  createJob({
    name: 'stationSchedule',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isStopped }) {
      const due = await dueStations(
        pool,
        stationsWith('studio_schedule', { kept: sql`t.state = 'waiting'`, due: sql`t.due_at <= ${now()}` }),
      );
      for (const station of stations.all()) {
        if (isStopped()) return;
        if (!due.has(station.code)) continue;
        const done = await saveDue({ pool, station, stations, now: now() });
        if (done?.state === 'failed')
          report({
            level: 'warn',
            sentence: `${station.code}: the file was not saved at its moment (${done.id}): ${done.note}`,
            fields: { station: station.code, event: 'stationSchedule', schedule: String(done.id) },
          });
      }
    },
  });
