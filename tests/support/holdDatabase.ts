// Taking a server's connections to the database away for a while, so that whoever asks meanwhile has to wait.
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import type { RunningServer } from './startServer.ts';

/** All connections to the database, so that nobody else gets one until they are given back, at the latest after the test. */
export async function holdDatabase({ pool }: RunningServer): Promise<() => void> {
  const clients: pg.PoolClient[] = [];
  for (let count = 0; count < pool.options.max; count++) clients.push(await pool.connect());
  const giveBack = (): void => {
    for (const client of clients.splice(0)) client.release();
  };
  onTestFinished(giveBack);
  return giveBack;
}
