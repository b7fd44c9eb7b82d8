// Owns the play job: each minute every process stores when it saw members at play.
import type pg from 'pg';
import { flushSightings } from '../account/sightings.ts';
import { inStation } from '../db/stationTransaction.ts';
import type { Settings } from '../settings.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 60_000;

export interface PlayJobOptions {
  pool: pg.Pool;
  settings: Settings;
  onFailure: (what: string, error: unknown) => void;
}

export function createPlayJob({ pool, settings, onFailure }: PlayJobOptions): Job {
  const store = (): Promise<void> =>
    flushSightings(settings, (station, work) => inStation(pool, station, work));
  return createJob({
    name: 'play',
    intervalMs,
    leaderLock: null,
    pool,
    run: store,
    onFailure,
    onStop: () => store().catch((error) => onFailure('play', error)),
  });
}
