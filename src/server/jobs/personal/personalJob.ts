// The job that seals what lies open, and again what lies under an earlier key: a pass through every station when a process begins to lead it, and once a day, since
// a server beside this one may still write as before.
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { sealStation } from '../../db/personal/resealing.ts';
import { createJob, type Job } from '../job.ts';

const jobNumber = 7_204_197;
const intervalMs = 60_000;
/** What was left out is looked at again. */
const againMs = 600_000;
const restMs = 50;

export interface PersonalJobOptions {
  pool: pg.Pool;
  stations: () => readonly StationFacts[];
  now: () => Date;
  onFailure: (what: string, error: unknown) => void;
}

export function createPersonalJob({ pool, stations, now, onFailure }: PersonalJobOptions): Job {
  const dueAt = new Map<string, number>();
  const reported = new Set<string>();
  return createJob({
    name: 'personal',
    intervalMs,
    leaseOf: jobNumber,
    pool,
    onFailure,
    async run({ isFirst, isStopped }) {
      if (isFirst) dueAt.clear();
      for (const { code } of stations()) {
        if (isStopped()) return;
        if ((dueAt.get(code) ?? 0) > now().getTime()) continue;
        const { leftOut } = await sealStation({
          pool,
          station: code,
          now,
          isStopped,
          report(what, error) {
            // Once each: its key may not be at hand for days.
            if (!reported.has(what)) onFailure(what, error);
            reported.add(what);
          },
          rest: () => wait(restMs, undefined, { ref: false }),
        });
        if (!isStopped()) dueAt.set(code, now().getTime() + (leftOut === 0 ? dayMs : againMs));
      }
    },
  });
}
