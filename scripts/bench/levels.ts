// Measures what a ladder costs settlement and prints JSON: draws in which ten thousand members each have one bet that lifts them a level, in turns with draws
// of a station without a ladder, on one server and one database: batches of bets alone, then settlements while nobody counts, then with the team job as in
// service. Ends with 1 where rises cost more than a twentieth more of the processor, or where a member is not on the level, or a bonus not given, that the bets come to.
// BENCH_MEMBERS and BENCH_ROUNDS (pairs of turns) make it smaller.
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inStation } from '#server/db/stationTransaction.ts';
import { teamJobNumber } from '#server/jobs/teamJob.ts';
import { openStandings } from '#server/money/levels/count.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { openLadder } from '../harness/ladder.ts';
import { openPlayers } from '../harness/players.ts';
import { ranMs } from '../harness/processorTime.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';
import { type Settlement, settleOne, until } from './play/settleOne.ts';

/** 2026-11-20 10:03 in Beijing. */
const beginMs = Date.UTC(2026, 10, 20, 2, 3, 0);
const members = Number(process.env.BENCH_MEMBERS ?? 10_000);
const pairs = Number(process.env.BENCH_ROUNDS ?? 8);
const membersACall = 200;
/** Each level takes one more bet of 1 yuan. */
const passes = 4;
const batch = 500;
const levels = 2 * pairs + passes + 2;
const giftYuan = 1;
const most = 1.05;
const kinds = ['withLadder', 'without'] as const;
type Kind = (typeof kinds)[number];

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
  lotteries: ['FFC'],
});
// Whoever has this lease does the work of the team job: while it is nobody's, nobody counts.
await pool.query(
  `INSERT INTO job_lease (job, holder, until) VALUES ($1, gen_random_uuid(), 'infinity')
    ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, until = excluded.until`,
  [teamJobNumber],
);
const stations = openStations(path.join(root, 'stations'));
const station = process.env.STATION ?? stations.all()[0]!.code;
stations.close();
/** Draws with a ladder so far. */
let rises = 0;
let ids: number[] = [];

/** Gives or takes the ladder. What was counted stays meanwhile, so that every draw with a ladder lifts everybody by exactly one level. */
async function setLadder(kind: Kind): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // The trigger would forget how far members are.
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await client.query(
      kind === 'without'
        ? 'DELETE FROM level_setting'
        : `INSERT INTO level_setting (station, mode, is_kept, birthday_days, bet_factor) VALUES ('${station}', 'both', true, 7, 100) ON CONFLICT DO NOTHING`,
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

interface Counted {
  waiting: boolean;
  members: number;
  gifts: number;
  posted: number;
  standing: number;
}

async function look(): Promise<Counted> {
  const { rows } = await pool.query<Counted>(
    `SELECT EXISTS (SELECT FROM level_settled) OR EXISTS (SELECT FROM level_entry) OR EXISTS (SELECT FROM level_gift WHERE paid_at IS NULL) AS waiting,
      (SELECT count(*)::int FROM account WHERE id = ANY ($4) AND level = $2) AS members,
      (SELECT count(*)::int FROM level_gift WHERE station = $1) AS gifts,
      (SELECT count(*)::int FROM ledger_transaction t WHERE t.station = $1 AND t.type = 1000) AS posted,
      (SELECT count(*)::int FROM level_standing WHERE station = $1 AND account_id = ANY ($4) AND bets = $3 AND top = $2) AS standing`,
    [station, 1 + rises, String(BigInt(rises) * YUAN), ids],
  );
  return rows[0]!;
}

/** Waits for the team job, and fails where what it came to is not what was bet; returns the seconds it took. */
async function counted(): Promise<number> {
  const since = performance.now();
  await setLadder('withLadder');
  await until(async () => {
    await pause(100);
    return !(await look()).waiting;
  });
  const found = await look();
  const due = { members: members + 1, standing: members + 1, gifts: (members + 1) * rises };
  if (
    found.members !== due.members ||
    found.standing !== due.standing ||
    found.gifts !== due.gifts ||
    found.posted !== due.gifts
  )
    throw new Error(
      `After ${rises} rises: ${JSON.stringify(found)} where there should be ${JSON.stringify(due)}`,
    );
  return (performance.now() - since) / 1000;
}

const figures = (all: readonly Settlement[]) => ({
  seconds: rounded(median(all.map(({ seconds }) => seconds)), 3),
  perSecond: rounded(median(all.map(({ perSecond }) => perSecond))),
  serverUs: rounded(median(all.map(({ serverUs }) => serverUs)), 1),
  databaseUs: rounded(median(all.map(({ databaseUs }) => databaseUs)), 1),
  othersBusy: rounded(median(all.map(({ othersBusy }) => othersBusy)), 2),
});

try {
  say(`Opening ${members} players ...`);
  const people = await openPlayers(pool, station, members + 1, 1_000n * YUAN, {
    now: new Date(server.nowMs()),
  });
  ids = people.map(({ accountId }) => accountId);
  await inStation(pool, station, (db) =>
    openLadder(
      db,
      station,
      Array.from({ length: levels }, (_, at) => ({ from_bet: at + 1, gift: giftYuan })),
      { bet_factor: 100 },
    ),
  );
  const table = { server, pool, databaseUrl: database.url, databasePid: database.pid, station, people, say };
  // Everybody but the first, who places a bet over HTTP.
  const calls = Array.from({ length: Math.ceil(members / membersACall) }, (_, at) => ({
    members: people.slice(1 + at * membersACall, 1 + (at + 1) * membersACall),
    bets: 1,
  }));
  const settle = async (kind: Kind): Promise<Settlement> => {
    await setLadder(kind);
    const settlement = await settleOne(table, calls);
    if (kind === 'withLadder') rises += 1;
    say(`${kind}: ${JSON.stringify(settlement)}`);
    return settlement;
  };
  /** In turns, so that other load of the machine affects both equally: one first in every second pair. */
  const inTurns = async (after: () => Promise<unknown>) => {
    const all: Record<Kind, Settlement[]> = { withLadder: [], without: [] };
    for (let pair = 0; pair < pairs; pair++)
      for (const kind of pair % 2 ? kinds.toReversed() : kinds) {
        all[kind].push(await settle(kind));
        await after();
      }
    const ratio = (of: (one: Settlement) => number) =>
      rounded(median(all.withLadder.map(of)) / median(all.without.map(of)), 3);
    return {
      withLadder: figures(all.withLadder),
      without: figures(all.without),
      ratio: {
        seconds: ratio(({ seconds }) => seconds),
        processor: ratio(({ serverUs, databaseUs }) => serverUs + databaseUs),
        server: ratio(({ serverUs }) => serverUs),
        database: ratio(({ databaseUs }) => databaseUs),
      },
    };
  };
  /** Bets of everybody that wait, written past the calls, and ended a batch at a time by one connection: every second batch with the ladder, and the next time the other ones. */
  const inBatches = async () => {
    const ms: Record<Kind, number[]> = { withLadder: [], without: [] };
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await client.query("SELECT set_config('app.station', $1, false)", [station]);
      for (let pass = 0; pass < 2 * passes; pass++) {
        const { rows: open } = await client.query<{ id: string }>(
          `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, created_at)
            SELECT $1, x, 'real', 'FFC', 2, 'batches', $3, 'ssc_c_zh', '{"options":["x"]}', '{"unitAmount":"1"}', 'x', 1, 10000, $3
              FROM unnest($2::integer[]) AS x RETURNING id`,
          [station, ids, new Date(server.nowMs())],
        );
        await client.query('ANALYZE bet_order');
        for (let from = 0; from < open.length; from += batch) {
          const own = open.slice(from, from + batch).map(({ id }) => id);
          const kind = kinds[(pass + from / batch) % 2]!;
          await setLadder(kind);
          const before = ranMs([rows[0]!.pid]);
          const all = (value: (at: number) => number) => own.map((_, at) => value(at));
          // Half of them win.
          await client.query('SELECT bet_end($1, $2, $3, $4, $5, $6, 131, 9, NULL, $7)', [
            own,
            all((at) => (at % 2 ? 2 : 3)),
            all((at) => at % 2),
            all(() => 0),
            all((at) => (at % 2 ? 19_000 : 0)),
            all(() => 0),
            new Date(server.nowMs()),
          ]);
          // The first passes warm up.
          if (pass > 1 && own.length === batch) ms[kind].push((ranMs([rows[0]!.pid]) - before) / own.length);
        }
      }
    } finally {
      await client.end();
    }
    rises += passes;
    const us = (kind: Kind) => rounded(median(ms[kind]) * 1000, 1);
    return {
      batches: ms.withLadder.length,
      withLadderUs: us('withLadder'),
      withoutUs: us('without'),
      ratio: rounded(us('withLadder') / us('without'), 3),
    };
  };
  // Whoever is counted for the first time begins with all bets, those without a ladder among them.
  await inStation(pool, station, (db) => openStandings({ db, station, now: new Date(server.nowMs()) }, ids));
  await settle('withLadder');
  await settle('without');
  const batches = await inBatches();
  const alone = await inTurns(async () => {});
  await pool.query('DELETE FROM job_lease WHERE job = $1', [teamJobNumber]);
  const countingSeconds = await counted();
  const asInService = await inTurns(counted);
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        members,
        pairs,
        batches,
        alone,
        counting: { members, rises: members * (pairs + passes + 1), seconds: rounded(countingSeconds, 1) },
        asInService,
      },
      null,
      2,
    ),
  );
  const isSlow = [batches.ratio, alone.ratio.processor, asInService.ratio.processor].some(
    (ratio) => ratio > most,
  );
  if (isSlow) process.exitCode = 1;
} finally {
  await server.stop();
  await database.stop();
}
