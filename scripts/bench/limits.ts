// Measures what limits cost a bet and a deposit and prints JSON: calls over HTTP of players with 100,000 bets and 300 deposits in the month behind them, in turns: one
// without limits, one with a limit for the month, one with limits for day, week and month, and one with a rolling limit. Ends with 1 where any of them costs more than a
// tenth more.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { intentHeader } from '#contract/boot.ts';
import { cancelPendingOrder, getBankList, rechargeOfflineSave } from '#contract/finance.generated.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { randomFrom } from '../crash-test/random.ts';
import { openConnection } from '../harness/connection.ts';
import { openPlayers } from '../harness/players.ts';
import { familyOf, ranMs } from '../harness/processorTime.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';
import { betForm } from './play/table.ts';

/** 2026-11-20 10:03 in Beijing: the lottery is early in a period. */
const beginMs = Date.UTC(2026, 10, 20, 2, 3, 0);
const lotCode = 'CQSSC';
const betsBefore = Number(process.env.BENCH_BETS ?? 100_000);
const depositsBefore = 300;
const rounds = Number(process.env.BENCH_ROUNDS ?? 600);
const most = 1.1;
const frames = {
  without: [],
  month: ['month'],
  three: ['day', 'week', 'month'],
  rolling: ['30d'],
} as const;
type Name = keyof typeof frames;
const names = Object.keys(frames) as Name[];
/** What must not cost more than a tenth more. */
const bounded = ['month', 'three', 'rolling'] as const;

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
/** Deposits of the last thirty days, evenly, all paid by transfer. */
const depositMuch = (accountId: number, methodId: number): Promise<unknown> =>
  pool.query(
    `INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, deposit_factor, status, paid, created_at, expires_at, finished_at)
      SELECT 'before-' || $2::integer || '-' || n, $1, $2, 'bank', $3, 1000000, 1, 2, 1000000, at, at, at
        FROM (SELECT n, $4::timestamptz - n * (interval '30 days' / $5::integer) AS at FROM generate_series(1, $5::integer) n) x`,
    [station, accountId, methodId, new Date(server.nowMs()), depositsBefore],
  );
/** Limits too high to refuse anything: stakes by day, losses by every longer frame, and deposits by each. */
const limit = (accountId: number, name: Name): Promise<unknown> =>
  pool.query(
    `INSERT INTO player_limit (station, account_id, kind, frame, value, changed_at)
      SELECT $1, $2, CASE WHEN x.isDeposit THEN 'deposit' WHEN f.frame = 'day' OR cardinality($4::text[]) = 1 THEN 'stake' ELSE 'loss' END, f.frame, 1000000000000, $3
        FROM unnest($4::text[]) AS f(frame) CROSS JOIN (VALUES (true), (false)) AS x(isDeposit)`,
    [station, accountId, new Date(server.nowMs()), [...frames[name]]],
  );
/** What one call took: seconds of the clock, and of a processor for server and database, in milliseconds. */
interface Cost {
  ms: number;
  processorMs: number;
}

/** Connections of the database come and go: they are looked for before each turn. */
let processes: number[] = [];
async function costOf<T>(work: () => Promise<T>): Promise<[Cost, T]> {
  const ran = ranMs(processes);
  const since = performance.now();
  const done = await work();
  return [{ ms: performance.now() - since, processorMs: ranMs(processes) - ran }, done];
}

/**
 * Calls in alternating turns, after some that do not count: the medians of each, and how much dearer it is than one without limits. It is judged by time of a
 * processor, which does not depend on what else the machine does.
 */
async function inTurns(once: (name: Name) => Promise<Cost>, count: number) {
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>;
  for (let at = 0; at < 60; at++) await once(names[at % names.length]!);
  const random = randomFrom(1, 1);
  for (let at = 0; at < count; at++) {
    processes = [server.pid, ...familyOf(database.pid)];
    const first = random.below(names.length);
    for (let n = 0; n < names.length; n++) {
      const name = names[(first + n) % names.length]!;
      costs[name].push(await once(name));
    }
  }
  const figures = (key: keyof Cost) => {
    const medians = Object.fromEntries(
      names.map((name) => [name, rounded(median(costs[name].map((cost) => cost[key])), 3)]),
    ) as Record<Name, number>;
    const dearer = Object.fromEntries(
      names.slice(1).map((name) => [name, rounded(medians[name] / medians.without, 3)]),
    ) as Record<Name, number>;
    return { medians, dearer };
  };
  return { clock: figures('ms'), processor: figures('processorMs') };
}

try {
  const people = await openPlayers(pool, station, names.length, 10_000_000n * YUAN, {
    now: new Date(server.nowMs()),
  });
  const playerOf = (name: Name) => people[names.indexOf(name)]!;
  say(`Betting ${betsBefore} times each in the past ...`);
  for (const { accountId } of people) {
    await betMuch(accountId);
    await pool.query(
      'INSERT INTO deposit_consent (station, account_id, version, at) SELECT station, $2, contract_version, $3 FROM deposit_setting WHERE station = $1',
      [station, accountId, new Date(server.nowMs())],
    );
  }
  // As autovacuum does within a minute of a server in service.
  await pool.query('VACUUM (ANALYZE)');
  const form = await betForm({ server, people }, lotCode);
  const line = openConnection(server.port, '');
  const ask = async (path: string, fields: Record<string, string>, name: Name) => {
    const { envelope } = await line.post(
      path,
      fields,
      `${playerOf(name).headers}${intentHeader}: ${randomUUID()}\r\n`,
    );
    if (!envelope.success) throw new Error(`${path} was refused: ${envelope.msg}`);
    return envelope;
  };
  const bet = async (name: Name): Promise<Cost> => {
    const [cost] = await costOf(() => ask(creditDoBet.path, form, name));
    return cost;
  };
  const { bankList } = await ask(getBankList.path, {}, 'without');
  const methodId = (bankList as { way: { id: number } }[])[0]!.way.id;
  for (const name of names) {
    await depositMuch(playerOf(name).accountId, methodId);
    await limit(playerOf(name).accountId, name);
  }
  const deposit = async (name: Name): Promise<Cost> => {
    const [cost, { order }] = await costOf(() =>
      ask(rechargeOfflineSave.path, { methodId: String(methodId), amount: '500', payerName: '张伟' }, name),
    );
    // So that the next one may be opened.
    await ask(cancelPendingOrder.path, { orderNo: (order as { orderNo: string }).orderNo }, name);
    return cost;
  };
  const { ms: byRowsMs } = await bet('three');
  for (const name of names) await bet(name);
  const client = await pool.connect();
  const wrong = await (async () => {
    try {
      await client.query(`SELECT set_config('app.station', $1, false)`, [station]);
      // As the money job does.
      for (const name of names.slice(1))
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
  const bets = await inTurns(bet, rounds);
  const deposits = await inTurns(deposit, rounds / 2);
  line.close();
  console.log(
    JSON.stringify(
      {
        betsBefore,
        depositsBefore,
        rounds,
        bets,
        byRowsMs: rounded(byRowsMs, 1),
        deposits,
        bound: `${bounded.join(', ')} at most ${most}`,
      },
      null,
      2,
    ),
  );
  if ([bets, deposits].some(({ processor }) => bounded.some((name) => processor.dearer[name] > most)))
    process.exitCode = 1;
} finally {
  await server.stop();
  await database.stop();
}
