// Measures the back office over a station of a million accounts and prints JSON, as ratios of one run: from a search to the card, page 1,000 of each list, twenty clerks who decide at once, bets beside the office, and a hundred log-ins. BENCH_ACCOUNTS makes it smaller.
import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { openConnection } from '../harness/connection.ts';
import { openPlayers } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { openStaff } from '../harness/staff.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { benchBets, benchLogIns } from './office/beside.ts';
import { browserOf } from './office/browser.ts';
import { benchDecisions } from './office/decisions.ts';
import { fillStation } from './office/fill.ts';
import { benchLists, benchSearch } from './office/pages.ts';
import { betForm } from './play/table.ts';

const accounts = Number(process.env.BENCH_ACCOUNTS ?? 1_000_000);
const password = 'a long word of the bench';
/** 2026-11-20 10:03 in Beijing: a period of twenty minutes has begun. */
const beginMs = Date.UTC(2026, 10, 20, 2, 3, 0);

/** Of periods of twenty minutes; limits count a member's bets of a period, so they take turns. */
const lotteries = ['CQSSC', 'XJSSC', 'TJSSC'];

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
  clock: { atMs: beginMs, sinceMs: Date.now(), speed: 1 },
  lotteries,
  hasOffice: true,
  // The log-ins of a hundred people come from this one address.
  settings: { addressFailuresAnHour: 10_000, officeKey: 'the office key of the bench' },
});
const stations = openStations(path.join(root, 'stations'));
const [other, station] = stations.all().map(({ code }) => code) as [string, string];
stations.close();
try {
  const now = new Date(beginMs);
  const people = await openPlayers(pool, station, 400, 1_000_000n * YUAN, now);
  const form = (round: number) => betForm({ server, people }, lotteries[round % lotteries.length]!);
  const line = openConnection(server.port, people[0]!.headers);
  const { envelope } = await line.post(
    creditDoBet.path,
    await form(0),
    `${intentHeader}: ${randomUUID()}\r\n`,
  );
  line.close();
  if (!envelope.success) throw new Error(`The bet was refused: ${envelope.msg}`);
  const { rows } = await pool.query<{ id: bigint }>(
    'SELECT id FROM bet_order WHERE station = $1 ORDER BY id DESC LIMIT 1',
    [station],
  );
  say(`Making ${accounts} accounts ...`);
  const filling = performance.now();
  const filled = await fillStation(pool, station, { accounts, at: now, bet: rows[0]!.id, say });
  const fillSeconds = Math.round((performance.now() - filling) / 1000);
  const staff = await openStaff(pool, { station, role: 'owner', count: 20, password, now });
  const joining = await openStaff(pool, { station, role: 'support', count: 100, password, now });
  const browsers = staff.map((each) => browserOf(server.officePort, each));
  const reading = { pool, filled, browsers, say };
  const beside = { server, databasePid: database.pid, filled, browsers, staff, say };
  const search = await benchSearch(reading);
  const lists = await benchLists(reading);
  const decisions = await benchDecisions({ pool, station: other, now: () => new Date(server.nowMs()) }, say);
  // Into the period that follows, which has begun.
  server.setTime(beginMs + 20 * 60_000);
  await pause(2_000);
  const bets = await benchBets(beside, people, form);
  const logIns = await benchLogIns(beside, joining, password);
  for (const browser of browsers) browser.close();
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        accounts,
        fillSeconds,
        search,
        lists,
        decisions,
        bets,
        logIns,
      },
      null,
      2,
    ),
  );
} finally {
  await server.stop();
  await database.stop();
}
