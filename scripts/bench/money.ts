// Measures money on a server of its own and prints JSON: each call for one client, record pages of a member with 100,000 lines. Ends with 1 when a bound is broken.

import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { startCounterparties } from '../counterparties.ts';
import { openPlayers } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { rounded } from './figures.ts';
import { benchCalls } from './money/calls.ts';
import { benchRecords } from './money/records.ts';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
/** One player for each round of each call that moves money, so that no call waits for an earlier one of its player. */
const players = 60;

process.env.LOG_LEVEL ??= 'silent';
say('Starting a server of its own, and whoever it does business with ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
const others = await startCounterparties({
  dataDir: database.dataDir,
  serverPort: 0,
  host: 'localhost',
  say,
});
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: Date.now(), sinceMs: Date.now(), speed: 1 },
  lotteries: [],
  counterparties: others.counterparties,
});
const stations = openStations(path.join(root, 'stations'));
// Direct charge is measured where it is offered.
const { code: station } = stations.all().find(({ frontConfig }) => frontConfig.bonusPercent > 0)!;
stations.close();
try {
  say(`Opening ${players} players ...`);
  const people = await openPlayers(pool, station, players, 100_000n * YUAN, {
    now: new Date(server.nowMs()),
  });
  await pool.query('ANALYZE');
  const table = { server, pool, station, people, say };
  const calls = await benchCalls(table);
  const records = await benchRecords(table);
  const figures = {
    measuredAt: new Date().toISOString(),
    cores: cpus().length,
    // The load of other programs: above the number of cores, everything waits.
    load: rounded(loadavg()[0]!, 1),
    calls,
    records,
  };
  console.log(JSON.stringify(figures, null, 2));
} finally {
  await server.stop();
  await others.stop();
  await database.stop();
}
