// Applying content in a thread of its own while bets are measured; reports how long it took.
import { parentPort, workerData } from 'node:worker_threads';
import { applyContent } from '#server/content/apply.ts';
import { openPool } from '#server/db/pool.ts';
import { filesOf } from './apply.ts';

const { databaseUrl, station, mark } = workerData as { databaseUrl: string; station: string; mark: string };
const pool = openPool(databaseUrl, 2);
const files = filesOf(mark);
const since = performance.now();
await applyContent(pool, station, { files, by: 'bench', now: new Date() });
parentPort!.postMessage(performance.now() - since);
await pool.end();
