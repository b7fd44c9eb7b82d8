// The form of a job: work that is repeated at an interval, by one of several serving processes where it has a lease.
import type pg from 'pg';
import { jobRound } from '../measurements.ts';
import { createLeader } from './leader.ts';

export interface JobOptions {
  /** For the log and the figures. */
  name: string;
  /** Between the end of a round and the start of the next. */
  intervalMs: number;
  /** Number of the job whose lease one process holds to do the work, used by nothing else; null where every process does it. */
  leaseOf: number | null;
  pool: pg.Pool;
  /** One round. `isFirst` until a round has succeeded since this process got the lease. */
  run(round: { isFirst: boolean; isStopped(): boolean }): Promise<void>;
  /** Receives what a round threw; the next round follows all the same. */
  onFailure(what: string, error: unknown): void;
  /** Waits for what the job does beside its rounds, before the lease is given back. */
  onStop?(): Promise<void>;
}

export interface Job {
  /** One round now; false where another process holds the lease. */
  tick(): Promise<boolean>;
  /** Rounds until stop(), the first one at once. Resolves after the first round and `afterFirstRound`, which the second one waits for. */
  start(afterFirstRound?: () => Promise<void> | undefined): Promise<void>;
  /** Rounds until stop(), the first one after an interval. */
  startLater(): void;
  isLeading(): boolean;
  isStopped(): boolean;
  /** Ends after the round that is running, and gives the lease back. */
  stop(): Promise<void>;
}

export function createJob(options: JobOptions): Job {
  const { name, intervalMs, leaseOf, pool, onFailure } = options;
  const leader = leaseOf === null ? undefined : createLeader(pool, leaseOf);
  let isFirst = true;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function tick(): Promise<boolean> {
    if (leader && !(await leader.leads())) {
      isFirst = true;
      return false;
    }
    const begunMs = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await options.run({ isFirst, isStopped: () => isStopped });
      outcome = 'done';
    } finally {
      jobRound.report(pool, { job: name, outcome, seconds: (performance.now() - begunMs) / 1000 });
    }
    isFirst = false;
    return true;
  }
  const round = async (): Promise<void> => {
    await tick().catch((error) => onFailure(name, error));
  };
  const scheduleNext = (): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round().then(scheduleNext);
    }, intervalMs);
    // The server keeps the process alive, not its jobs.
    timer.unref();
  };

  return {
    tick,
    start(afterFirstRound) {
      const first = round().then(afterFirstRound);
      running = first.then(scheduleNext);
      return first;
    },
    startLater: scheduleNext,
    isLeading: () => leader?.isLeading() ?? true,
    isStopped: () => isStopped,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await options.onStop?.();
      await leader?.leave();
    },
  };
}
