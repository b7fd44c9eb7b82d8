// Measures what limits cost a bet and prints JSON: bets over HTTP of three players with 100,000 bets in the month behind them, in turns: one without limits, one with
// a limit for the month, and one with three. Ends with 1 where a bet with a limit costs more than a tenth more.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { intentHeader } from '#contract/boot.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { randomFrom } from '../crash-test/random.ts';
import { openConnection } from '../harness/connection.ts';
import { openPlayers } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';
import { betForm } from './play/table.ts';

/** 2026-11-20 10:03 in Beijing: the lottery is early in a period. */
const beginMs = Date.UTC(2026, 10, 20, 2, 3, 0);
const lotCode = 'CQSSC';
const betsBefore = Number(process.env.BENCH_BETS ?? 100_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 600);
const most = 1.1;
const names = ['without', 'one', 'three'] as const;
type Name = (typeof names)[number];

process.env.LOG_LEVEL ??= 'silent';
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};
say('Starting a server of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock: { atMs: beginMs, sinceMs: Date.now(), speed: 1 },
  lotteries: [lotCode],
  hasPages: false,
});
const stations = openStations(path.join(root, 'stations'));
const station = process.env.STATION ?? stations.all()[0]!.code;
stations.close();

/** Bets of the last thirty days, evenly: won, lost and pushed. */
const betMuch = (accountId: number): Promise<unknown> =>
  pool.query(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status, winning_units,
        pushed_units, payout, created_at, ended_at)
      SELECT $1, $2, 'real', $3, 2, 'before' || n / 20, at, 'ssc_c_zh', '{}', '{}', '', 1, 10000, CASE n % 10 WHEN 0 THEN 10 WHEN 1 THEN 2 ELSE 3 END,
          CASE n % 10 WHEN 1 THEN 1 ELSE 0 END, CASE n % 10 WHEN 0 THEN 1 ELSE 0 END, CASE n % 10 WHEN 0 THEN 10000 WHEN 1 THEN 19800 ELSE 0 END, at, at
        FROM (SELECT n, $4::timestamptz - n * (interval '30 days' / $5::integer) AS at FROM generate_series(1, $5::integer) n) x`,
    [station, accountId, lotCode, new Date(server.nowMs()), betsBefore],
  );
const limit = (accountId: number, frames: readonly [kind: string, frame: string][]): Promise<unknown> =>
  pool.query(
    `INSERT INTO player_limit (station, account_id, kind, frame, value, changed_at)
      SELECT $1, $2, x.kind, x.frame, 1000000000000, $3 FROM unnest($4::text[], $5::text[]) x(kind, frame)`,
    [
      station,
      accountId,
      new Date(server.nowMs()),
      frames.map(([kind]) => kind),
      frames.map(([, frame]) => frame),
    ],
  );

try {
  const people = await openPlayers(pool, station, names.length, 10_000_000n * YUAN, new Date(server.nowMs()));
  const playerOf = (name: Name) => people[names.indexOf(name)]!;
  say(`Betting ${betsBefore} times each in the past ...`);
  for (const { accountId } of people) await betMuch(accountId);
  await limit(playerOf('one').accountId, [['stake', 'month']]);
  await limit(playerOf('three').accountId, [
    ['stake', 'month'],
    ['loss', 'month'],
    ['loss', '30d'],
  ]);
  // As autovacuum does within a minute of a server in service.
  await pool.query('VACUUM (ANALYZE)');
  const form = await betForm({ server, people }, lotCode);
  const line = openConnection(server.port, '');
  const times: Record<Name, number[]> = { without: [], one: [], three: [] };
  const bet = async (name: Name): Promise<number> => {
    const since = performance.now();
    const { envelope } = await line.post(
      creditDoBet.path,
      form,
      `${playerOf(name).headers}${intentHeader}: ${randomUUID()}\r\n`,
    );
    if (!envelope.success) throw new Error(`A bet was refused: ${envelope.msg}`);
    return performance.now() - since;
  };
  const byRowsMs = await bet('three');
  for (const name of names) await bet(name);
  const client = await pool.connect();
  const wrong = await (async () => {
    try {
      await client.query(`SELECT set_config('app.station', $1, false)`, [station]);
      // As the money job does.
      for (const name of ['one', 'three'] as const)
        await client.query('SELECT limit_begin($1, $2)', [
          playerOf(name).accountId,
          new Date(server.nowMs()),
        ]);
      return (await client.query('SELECT account_id, span, kept, bets FROM limit_mismatches() LIMIT 3')).rows;
    } finally {
      client.release();
    }
  })();
  if (wrong.length > 0) throw new Error(`Sums differ: ${JSON.stringify(wrong)}`);
  for (let at = 0; at < 60; at++) await bet(names[at % 3]!);
  const random = randomFrom(1, 1);
  for (let at = 0; at < rounds; at++) {
    const first = random.below(3);
    for (let n = 0; n < 3; n++) {
      const name = names[(first + n) % 3]!;
      times[name].push(await bet(name));
    }
  }
  line.close();
  const ms = Object.fromEntries(names.map((name) => [name, rounded(median(times[name]), 2)])) as Record<
    Name,
    number
  >;
  const timesOf = (name: Name) => rounded(ms[name] / ms.without, 3);
  const dearer = { one: timesOf('one'), three: timesOf('three') };
  console.log(
    JSON.stringify(
      {
        betsBefore,
        rounds,
        medianMs: ms,
        byRowsMs: rounded(byRowsMs, 1),
        dearer,
        bound: `one at most ${most}`,
      },
      null,
      2,
    ),
  );
  if (dearer.one > most) process.exitCode = 1;
} finally {
  await server.stop();
  await database.stop();
}
