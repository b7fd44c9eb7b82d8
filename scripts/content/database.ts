// The way of the content command to the database, and who uses it.
import { userInfo } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { openPool } from '#server/db/pool.ts';
import { demonstrationStations } from '#server/demo/demonstrationData.ts';
import { runningClusterUrl } from '#server/postgres/runningCluster.ts';
import type { Settings } from '#server/settings.ts';
import { root } from '../build/site.ts';
import { settingsOfCommand } from '../ownKeys.ts';

/** Does work with the database of DATABASE_URL, or with the one the server runs in DATA_DIR. */
export async function withDatabase<T>(work: (pool: pg.Pool, settings: Settings) => Promise<T>): Promise<T> {
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const settings = settingsOfCommand(dataDir);
  const pool = openPool(process.env.DATABASE_URL || runningClusterUrl(dataDir), undefined, settings);
  try {
    return await work(pool, settings);
  } finally {
    await pool.end();
  }
}

/** Whether these are stations of a demonstration, where nothing is anybody's money. */
export const isDemonstration = async (pool: pg.Pool, stations: readonly string[]): Promise<boolean> =>
  process.env.DEMO !== 'off' && (await demonstrationStations(pool, stations)).length > 0;

/** Whoever is logged in on this machine. */
export function whoRuns(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without a name, as in a container.
    return `user ${process.getuid?.() ?? ''}`.trim();
  }
}
