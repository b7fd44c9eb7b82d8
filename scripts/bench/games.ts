// Measures rounds of game platforms on a server of its own and prints JSON of ratios: page 1,000 of a member's million rounds against page 1,
// page 1 against the bare query, storing rounds against a bare multi-row insert of the same, bets with and without rounds stored beside them; and the
// seconds from a round's settlement at its platform until it is here. Ends with 1 when a bound is broken. BENCH_ROUNDS makes fewer than a million.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { intentHeader } from '#contract/boot.ts';
import { betEgameRecord } from '#contract/game.generated.ts';
import { creditDoBet } from '#contract/lottery.generated.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { type ReportedRound, storeRounds } from '#server/money/games/storeRounds.ts';
import { recordsOf } from '#server/present/gameRounds.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../build/site.ts';
import { startCounterparties } from '../counterparties.ts';
import { openConnection } from '../harness/connection.ts';
import { openPlayers, type Player } from '../harness/players.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../harness/temporaryDatabase.ts';
import { median, rounded } from './figures.ts';
import { type Arrival, measureArrival } from './games/arrival.ts';
import { betForm } from './play/table.ts';

const count = Number(process.env.BENCH_ROUNDS ?? 1_000_000);
const turns = 200;
const pageRows = 20;
/** How many times as much; `bets` is the share of their speed that bets lose. */
const bounds = { deepPage: 1.5, firstPage: 2, storing: 2, bets: 0.1 };
/** On a server where nothing else goes on. */
const arrivalSeconds = 5;
/** As the games job takes them. */
const storedAtOnce = 200;
const storedPages = 60;
const everyMs = 1_000;
const platform = 'sandbox-egame';
/** One with long periods: a bet is for the running one. */
const lotCode = 'CQSSC';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Medians in ms of several pieces of work in turns, so that a busy moment of the machine meets each of them. */
async function inTurns<Name extends string>(
  rounds: number,
  works: Record<Name, (round: number) => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of [...names.slice(round % names.length), ...names.slice(0, round % names.length)]) {
      const since = performance.now();
      await works[name](round);
      if (round >= rounds / 10) times.get(name)!.push(performance.now() - since);
    }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name)!)])) as Record<Name, number>;
}

/** Rounds of one member, a second apart, as the games job would have stored them; written at once as the owner of the database. */
async function fill(pool: pg.Pool, station: string, accountId: number, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL app.station = '${station}'`);
    await client.query(
      `INSERT INTO game_round (station, platform, round_no, version, account_id, kind, game, state, stake, valid, prize, bet_at, settled_at, detail, stored_at)
        SELECT $1, $2, 'f' || x, 1, $3, 'egame', 'dragon', CASE WHEN x % 5000 = 0 THEN 'void' WHEN x % 3 = 0 THEN 'won' ELSE 'lost' END, 10000,
            CASE WHEN x % 5000 = 0 THEN 0 ELSE 10000 END, CASE WHEN x % 5000 = 0 THEN 10000 WHEN x % 3 = 0 THEN 25000 ELSE 0 END,
            t.at, t.at, '{"reels": [["K", "A", "Q"], ["K", "A", "J"], ["K", "A", "Q"]]}', t.at
          FROM generate_series(1, $4::int) x
            CROSS JOIN LATERAL (SELECT $5::timestamptz - ($4::bigint - x) * $6::bigint * interval '1 millisecond' AS at) t`,
      [station, platform, accountId, count, now, everyMs],
    );
    await client.query(
      `INSERT INTO game_day (station, account_id, kind, day, platform, state, rounds, stake, valid, prize)
        SELECT station, account_id, kind, beijing_day(bet_at), platform, state, count(*), sum(stake), sum(valid), sum(prize)
          FROM game_round WHERE station = $1 GROUP BY 1, 2, 3, 4, 5, 6`,
      [station],
    );
    await client.query('COMMIT');
  } finally {
    client.release();
  }
  await pool.query('VACUUM ANALYZE game_round, game_day');
}

let number = 0;

/** A page of the rounds of ten members. */
const pageOf = (people: readonly Player[], name: string): ReportedRound[] =>
  Array.from({ length: storedAtOnce }, (_, at) => ({
    roundNo: `${name}${number++}`,
    version: 1,
    accountId: people[at % 10]!.accountId,
    kind: 'egame' as const,
    game: 'dragon',
    state: at % 3 === 0 ? ('won' as const) : ('lost' as const),
    stake: YUAN,
    valid: YUAN,
    prize: at % 3 === 0 ? 25_000n : 0n,
    fee: 0n,
    parentNo: '',
    betAt: new Date(Date.now() - at),
    settledAt: new Date(),
    detail: {
      reels: [
        ['K', 'A', 'Q'],
        ['K', 'A', 'J'],
        ['K', 'A', 'Q'],
      ],
    },
  }));

/** The same rows by one multi-row insert, which keeps nothing but them. */
const insertBare = (db: Db, station: string, rounds: readonly ReportedRound[]): Promise<unknown> =>
  db
    .insertInto('game_round')
    .values(
      rounds.map((round) => ({
        station,
        platform,
        round_no: round.roundNo,
        version: round.version,
        account_id: round.accountId,
        kind: round.kind,
        game: round.game,
        state: round.state,
        stake: round.stake,
        valid: round.valid,
        prize: round.prize,
        bet_at: round.betAt,
        settled_at: round.settledAt,
        detail: JSON.stringify(round.detail),
        stored_at: new Date(),
      })),
    )
    .execute();

/** Bets of some players, one after the other, for a while: how many in a second. */
async function betsPerSecond(
  port: number,
  people: readonly Player[],
  form: Record<string, string>,
  seconds: number,
): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let placed = 0;
  await Promise.all(
    Array.from({ length: 4 }, async (_, client) => {
      const line = openConnection(port, '');
      for (let turn = 0; performance.now() < until; turn++) {
        const { headers } = people[(turn * 4 + client) % people.length]!;
        const { envelope } = await line.post(
          creditDoBet.path,
          form,
          `${headers}${intentHeader}: ${randomUUID()}\r\n`,
        );
        if (!envelope.success) throw new Error(`A bet was refused: ${envelope.msg}`);
        placed++;
      }
      line.close();
    }),
  );
  return placed / seconds;
}

/** A server of its own with the demonstration's platforms: what else is measured goes on without them. */
async function arrivals(player: Player): Promise<Record<string, Arrival>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lottery-games-'));
  const running = await startCounterparties({
    dataDir: folder,
    serverPort: 0,
    host: 'localhost',
    say,
    clock,
  });
  const quiet = await startServerProcess({
    databaseUrl: database.url,
    port: 0,
    clock,
    lotteries: [lotCode],
    counterparties: running.counterparties,
  });
  try {
    const parts = { pool, port: quiet.port, player };
    return {
      [platform]: await measureArrival(parts, {
        platform,
        gameCode: 'fortune',
        bet: { stake: '1' },
        rounds: 12,
      }),
      'sandbox-live': await measureArrival(parts, {
        platform: 'sandbox-live',
        gameCode: 'baccarat',
        bet: { bets: [{ bet: 'player', amount: '1' }] },
        rounds: 3,
      }),
    };
  } finally {
    await quiet.stop();
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

process.env.LOG_LEVEL ??= 'silent';
say('Starting a server of its own ...');
const database = await startTemporaryDatabase(say);
const { pool } = database;
/** Early in a period of every lottery. */
const clock = { atMs: Date.UTC(2026, 10, 20, 2, 3, 0), sinceMs: Date.now(), speed: 1 };
const server = await startServerProcess({
  databaseUrl: database.url,
  port: 0,
  clock,
  lotteries: [lotCode],
});
const stations = openStations(path.join(root, 'stations'));
const { code: station } = stations.all()[0]!;
stations.close();
try {
  const now = new Date(server.nowMs());
  const people = await openPlayers(pool, station, 40, 1_000_000n * YUAN, { now });
  const reader = people[39]!;
  say(`Writing ${count} rounds of one member ...`);
  await fill(pool, station, reader.accountId, now);

  const line = openConnection(server.port, '');
  const ask = async (form: Record<string, string>) => {
    const { envelope } = await line.post(betEgameRecord.path, form, reader.headers);
    if (!envelope.success) throw new Error(`A page was refused: ${envelope.msg}`);
    return envelope as unknown as { list: { id: string }[]; totals: { count: number } };
  };
  const first = await ask({});
  if (first.totals.count !== count) throw new Error(`${first.totals.count} rounds are counted.`);
  const newest = Number(first.list[0]!.id);
  const cursor = String(newest + 1 - 999 * pageRows);
  const pages = await inTurns(turns, {
    first: () => ask({}),
    thousandth: () => ask({ cursor }),
    rare: () => ask({ state: 'void' }),
  });
  say('Reading a page beside the bare query ...');
  const record = recordsOf('egame');
  const context = { request: {}, player: reader, locale: 'zh-CN', now };
  const queries = await inTurns(turns, {
    bare: () =>
      inStation(pool, station, (db) =>
        db
          .selectFrom('game_round')
          .selectAll()
          .where('account_id', '=', reader.accountId)
          .where('kind', '=', 'egame')
          .orderBy('bet_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageRows + 1)
          .execute(),
      ),
    // Everything the call does: page, totals, names.
    first: () => inStation(pool, station, (db) => record({ ...context, db } as never)),
  });

  say('Storing rounds beside a bare insert ...');
  const storing = await inTurns(storedPages, {
    bare: () => inStation(pool, station, (db) => insertBare(db, station, pageOf(people, 'b'))),
    stored: () =>
      inStation(pool, station, (db) => storeRounds(db, station, platform, pageOf(people, 's'), new Date())),
  });

  say('Betting with and without rounds stored beside ...');
  const form = await betForm({ server, people }, lotCode);
  const seconds = 2;
  const alone: number[] = [];
  const beside: number[] = [];
  await betsPerSecond(server.port, people, form, seconds);
  for (let turn = 0; turn < 11; turn++) {
    alone.push(await betsPerSecond(server.port, people, form, seconds));
    let isOver = false;
    // One platform whose members play a hundred rounds a second in all.
    const playing = (async () => {
      while (!isOver) {
        await inStation(pool, station, (db) =>
          storeRounds(db, station, platform, pageOf(people, 'p'), new Date()),
        );
        await pause(2_000);
      }
    })();
    beside.push(await betsPerSecond(server.port, people, form, seconds));
    isOver = true;
    await playing;
  }

  say('Playing at platforms until the rounds are here ...');
  await server.stop();
  const arrival = await arrivals(people[0]!);

  const ratios = {
    deepPage: pages.thousandth / pages.first,
    rarePage: pages.rare / pages.first,
    firstPage: queries.first / queries.bare,
    storing: storing.stored / storing.bare,
    // Of neighbours in time, so that a busy moment of the machine meets both.
    bets: 1 - median(beside.map((placed, turn) => placed / alone[turn]!)),
  };
  for (const name of Object.keys(bounds) as (keyof typeof bounds)[])
    if (ratios[name] > bounds[name]) {
      say(`${name}: ${rounded(ratios[name], 3)} is over the bound of ${bounds[name]}.`);
      process.exitCode = 1;
    }
  for (const [platform, { longestSeconds }] of Object.entries(arrival))
    if (longestSeconds > arrivalSeconds) {
      say(`A round of ${platform} took ${longestSeconds} s.`);
      process.exitCode = 1;
    }
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        load: rounded(loadavg()[0]!, 1),
        rounds: count,
        bounds: { ...bounds, arrivalSeconds },
        arrival,
        pageMs: Object.fromEntries(Object.entries(pages).map(([name, ms]) => [name, rounded(ms, 2)])),
        queryMs: Object.fromEntries(Object.entries(queries).map(([name, ms]) => [name, rounded(ms, 2)])),
        storingMs: Object.fromEntries(Object.entries(storing).map(([name, ms]) => [name, rounded(ms, 2)])),
        betsPerSecond: { alone: rounded(median(alone)), beside: rounded(median(beside)) },
        ratios: Object.fromEntries(Object.entries(ratios).map(([name, ratio]) => [name, rounded(ratio, 3)])),
      },
      null,
      2,
    ),
  );
  line.close();
} finally {
  await server.stop();
  await database.stop();
}
