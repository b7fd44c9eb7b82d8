// The team job: each second it pays commission and rebates, raises members to their levels, and adds up the figures of teams and stations, in the stations where something is due; less often it looks who is online and sends reports.
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { inStation } from '../db/stationTransaction.ts';
import { createDueRounds } from './due/due.ts';
import { createJob, type Job } from './job.ts';
import { commission } from './team/commission.ts';
import { createFigures } from './team/figures.ts';
import { fold } from './team/fold.ts';
import { createLevels } from './team/levels.ts';
import { createOnline } from './team/online.ts';
import { rebates } from './team/rebates.ts';
import { createReports } from './team/reports.ts';
import type { TeamStep } from './team/step.ts';

/** Of the lease of whoever does this work. */
export const teamJobNumber = 7_204_170;
const intervalMs = 1000;

export interface TeamJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  onFailure: (what: string, error: unknown) => void;
}

export function createTeamJob({ pool, stations, now, onFailure }: TeamJobOptions): Job {
  /** In the order they run: what is paid in a round is in the figures of the same round. */
  const steps: Readonly<Record<string, TeamStep>> = {
    commission,
    rebates,
    levels: createLevels(pool),
    fold,
    figures: createFigures(pool),
    reports: createReports(pool),
    online: createOnline(),
  };
  return createJob({
    name: 'teams',
    intervalMs,
    leaseOf: teamJobNumber,
    pool,
    onFailure,
    run: createDueRounds({
      steps,
      pool,
      now,
      stations,
      onFailure,
      depsOf: (station, _, isStopped) => ({
        station,
        inStation: (work) => inStation(pool, station.code, work),
        now: now(),
        isStopped,
      }),
    }),
  });
}
