// The play job: each minute every process stores when it saw members at play, which reality checks it showed, and what limits refused.
import type pg from 'pg';
import { flushSightings } from '../account/sightings.ts';
import { type Db, inStation } from '../db/stationTransaction.ts';
import { flushShown } from '../money/protection/shownChecks.ts';
import { flushRefusals } from '../protection/refusals.ts';
import type { Settings } from '../settings.ts';
import { createJob, type Job } from './job.ts';

const intervalMs = 60_000;

export interface PlayJobOptions {
  pool: pg.Pool;
  settings: Settings;
  onFailure: (what: string, error: unknown) => void;
}

export function createPlayJob({ pool, settings, onFailure }: PlayJobOptions): Job {
  const within = (station: string, work: (db: Db) => Promise<void>) => inStation(pool, station, work);
  async function store(): Promise<void> {
    const flushed = [flushSightings, flushShown, flushRefusals].map((flush) => flush(settings, within));
    const failed = (await Promise.allSettled(flushed)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }
  return createJob({
    name: 'play',
    intervalMs,
    leaseOf: null,
    pool,
    run: store,
    onFailure,
    onStop: () => store().catch((error) => onFailure('play', error)),
  });
}
