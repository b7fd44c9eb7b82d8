// Measures twenty clerks of the back office who decide on 1,000 withdrawals at once and prints JSON: that none is decided twice, none is lost and the ledger adds up, and how long a decision takes. Ends with 1 when any of it fails.
import { cpus } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { inStation } from '#server/db/stationTransaction.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { decideByMany, holdOrders } from '../harness/officeQueue.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { rounded } from './figures.ts';

const orders = 1_000;
const clerks = 20;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

process.env.LOG_LEVEL ??= 'silent';
say('Starting a server of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: Date.now(), sinceMs: Date.now(), speed: 1 },
  lotteries: [],
});
const stations = openStations(path.join(root, 'stations'));
const { code: station } = stations.all()[0]!;
stations.close();
try {
  const queue = { pool, station, now: () => new Date(server.nowMs()) };
  say(`${orders} withdrawals, ${clerks} clerks ...`);
  await holdOrders(queue, 'member01', orders, YUAN);
  await pool.query('ANALYZE');
  const began = performance.now();
  const done = await decideByMany(queue, clerks);
  const seconds = (performance.now() - began) / 1000;
  const all = [...done.paid, ...done.refused];
  const twice = all.length - new Set(all).size;
  const mismatches = await inStation(
    pool,
    station,
    async (db) => (await sql`SELECT * FROM ledger_mismatches()`.execute(db)).rows.length,
  );
  const times = done.milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor(times.length * share)]!, 1);
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        orders,
        clerks,
        paid: done.paid.length,
        refused: done.refused.length,
        decidedTwice: twice,
        left: done.left,
        lost: orders - all.length - done.left,
        ledgerMismatches: mismatches,
        seconds: rounded(seconds, 1),
        decisionMs: { p50: at(0.5), p95: at(0.95) },
      },
      null,
      2,
    ),
  );
  if (twice > 0 || done.left > 0 || all.length !== orders || mismatches > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await database.stop();
}
