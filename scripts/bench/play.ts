// Measures play on a server of its own and prints JSON: bets over HTTP beside the bare database, settlement, the board. Ends with 1 when a bound is broken.
// `npm run bench -- play bets` (settlement, board) measures a part alone; BENCH_SECONDS and BENCH_ROUNDS say how long.

import { cpus } from 'node:os';
import path from 'node:path';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { buildSite, isBuilt, root } from '../build/site.ts';
import { openPlayers } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { benchBets } from './play/bets.ts';
import { benchBoard } from './play/board.ts';
import { benchSettlement } from './play/settlement.ts';

const parts = ['bets', 'settlement', 'board'] as const;
type Part = (typeof parts)[number];
const asked = process.argv[3] as Part | undefined;
if (asked !== undefined && !parts.includes(asked)) {
  console.error(`There is no part "${asked}" of this measurement; there are ${parts.join(', ')}.`);
  process.exit(2);
}
const measures = (part: Part): boolean => asked === undefined || asked === part;
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** 2026-11-20 10:03 in Beijing: every lottery used here is early in a period. */
const beginMs = Date.UTC(2026, 10, 20, 2, 3, 0);
const players = 1_000;

process.env.LOG_LEVEL ??= 'silent';
if (measures('board') && !(await isBuilt())) {
  say('Building ...');
  await buildSite();
}
say('Starting a server of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: beginMs, sinceMs: Date.now(), speed: 1 },
  lotteries: ['FFC', 'CQSSC', 'XJSSC', 'TJSSC', 'SFLHC'],
  hasPages: measures('board'),
});
const stations = openStations(path.join(root, 'stations'));
const station = process.env.STATION ?? stations.all()[0]!.code;
stations.close();
try {
  say(`Opening ${players} players ...`);
  const money = 1_000_000n * YUAN;
  const people = await openPlayers(pool, station, players, money, { now: new Date(server.nowMs()) });
  // As autovacuum does within a minute of a server in service.
  await pool.query('ANALYZE');
  const table = { server, pool, databaseUrl: database.url, databasePid: database.pid, station, people, say };
  const figures = {
    measuredAt: new Date().toISOString(),
    cores: cpus().length,
    ...(measures('bets') && { bets: await benchBets(table) }),
    ...(measures('settlement') && { settlement: await benchSettlement(table) }),
    ...(measures('board') && { board: await benchBoard(table) }),
  };
  console.log(JSON.stringify(figures, null, 2));
} finally {
  await server.stop();
  await database.stop();
}
