// What a server does for itself while nobody is there: transactions, processor and memory.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { ServerProcess } from '../../harness/serverProcess.ts';
import type { TemporaryDatabase } from '../../harness/temporaryDatabase.ts';
import { rounded } from '../figures.ts';
import { watchProcessor } from '../play/processor.ts';

const idleMs = 30_000;
/** After which the counters of every connection are written. */
const restMs = 1_500;

/** Of a minute. */
export interface Idle {
  /** Milliseconds of processor. */
  serverMs: number;
  databaseMs: number;
  transactions: number;
  /** Of the machine, by others. */
  othersBusy: number;
}

/** Resident megabytes of a process. */
export const memoryOf = (pid: number): number =>
  rounded(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);

/** How many transactions the database has committed by now. */
export async function transactions(pool: pg.Pool): Promise<number> {
  await pause(restMs);
  const { rows } = await pool.query<{ count: string }>(
    'SELECT xact_commit::text AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]!.count);
}

/** What the server does for itself in a minute, with nobody there. */
export async function measureIdle(
  server: Pick<ServerProcess, 'pid'>,
  { pool, pid }: Pick<TemporaryDatabase, 'pool' | 'pid'>,
): Promise<Idle> {
  const before = await transactions(pool);
  const used = await watchProcessor(server.pid, pid);
  const begin = performance.now();
  await pause(idleMs);
  const { serverMs, databaseMs, othersBusy } = await used();
  const minutes = (performance.now() - begin) / 60_000;
  return {
    serverMs: serverMs / minutes,
    databaseMs: databaseMs / minutes,
    // With the rest before the counters are read.
    transactions: ((await transactions(pool)) - before) / (minutes + restMs / 60_000),
    othersBusy,
  };
}
