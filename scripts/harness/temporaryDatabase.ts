// The database that a bench runs on: started for it, in a folder of its own that is deleted afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openPool } from '#server/db/pool.ts';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import { defaultSettings } from '#server/settings.ts';
import { dataKeyOfHarness } from './dataKey.ts';

export interface TemporaryDatabase {
  /** The folder, which may hold more than the database. */
  readonly dataDir: string;
  readonly url: string;
  /** Of the postmaster. */
  readonly pid: number;
  readonly pool: pg.Pool;
  /** Ends the database and deletes the folder; servers and other connections have to be closed before. */
  stop(): Promise<void>;
}

export async function startTemporaryDatabase(say: (line: string) => void): Promise<TemporaryDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lottery-bench-'));
  const cluster = await startCluster({ dataDir, log: say });
  const pool = openPool(cluster.url, undefined, { ...defaultSettings, dataKey: dataKeyOfHarness });
  return {
    dataDir,
    url: cluster.url,
    pid: cluster.pid,
    pool,
    async stop() {
      await pool.end();
      await cluster.stop();
      await removeCluster(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
