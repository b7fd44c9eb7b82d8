// The measurement of applying content: 10,000 new rows beside bare inserts of the same rows, and bets that are placed meanwhile.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { applyContent } from '#server/content/apply.ts';
import type { Files } from '#server/content/plan.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { openStations } from '#server/stations.ts';
import { YUAN } from '#values/money.ts';
import { root } from '../../build/site.ts';
import { openPlayers, type Player } from '../../harness/players.ts';
import { startServerProcess } from '../../harness/serverProcess.ts';
import { startTemporaryDatabase } from '../../harness/temporaryDatabase.ts';
import { median, rounded } from '../figures.ts';
import { placeBets } from '../play/placeBets.ts';
import { betForm } from '../play/table.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const platformCount = 5;
const gamesEach = 2_000;
const rows = platformCount * (gamesEach + 1);
const clients = 8;
/** Bets are counted for so long, in which content is applied once. */
const windowMs = 8_000;
const beginMs = Date.UTC(2026, 10, 20, 2, 3, 0);

/** Games as an operator with five large platforms has them; each round has its own, so that all of them are new. */
export const filesOf = (mark: string): Files =>
  new Map([
    [
      'platforms' as const,
      {
        items: Array.from({ length: platformCount }, (_, at) => ({
          key: `${mark}-p${at}`,
          kind: 'egame',
          name: { 'zh-CN': `平台${at}`, en: `Platform ${at}` },
          games: Array.from({ length: gamesEach }, (_, game) => ({
            key: `g${game}`,
            class: 'egame',
            name: { 'zh-CN': `游戏${game}`, en: `Game ${game}` },
            hot: game % 10 === 0,
          })),
        })),
      },
    ],
  ]);

/** The same rows as a program would insert them that knows nothing else: a statement for a thousand rows, in one transaction. */
async function bareInserts(pool: pg.Pool, station: string, mark: string): Promise<void> {
  await inStation(pool, station, async (db) => {
    for (let at = 0; at < platformCount; at++) {
      const code = `${mark}-p${at}`;
      await db
        .insertInto('platform')
        .values({
          station,
          code,
          kind: 'egame',
          name: JSON.stringify({ 'zh-CN': `平台${at}`, en: `Platform ${at}` }),
          is_open: true,
        })
        .execute();
      for (let from = 0; from < gamesEach; from += 1_000)
        await db
          .insertInto('game')
          .values(
            Array.from({ length: 1_000 }, (_, game) => ({
              station,
              platform: code,
              code: `g${from + game}`,
              type: 'egame' as const,
              name: JSON.stringify({ 'zh-CN': `游戏${from + game}`, en: `Game ${from + game}` }),
              position: from + game,
              pinyin: '',
              is_hot: game % 10 === 0,
              listed_at: null,
              cover: '',
            })),
          )
          .execute();
    }
  });
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

const apply = (pool: pg.Pool, station: string, mark: string) =>
  applyContent(pool, station, { files: filesOf(mark), by: 'bench', now: new Date() });

const bets = (port: number, people: readonly Player[], form: Record<string, string>): Promise<number> =>
  placeBets(port, people, form, { clients, windowMs });

/** Content is applied by another thread, as by the command beside the server. */
function applyElsewhere(databaseUrl: string, station: string, mark: string): Promise<number> {
  return new Promise((done, fail) => {
    const worker = new Worker(fileURLToPath(new URL('applyWorker.ts', import.meta.url)), {
      workerData: { databaseUrl, station, mark },
    });
    worker.once('message', done);
    worker.once('error', fail);
  });
}

/** Ends with 1 when applying is slower than half of bare inserts, or bets lose a fifth. */
export async function benchApply(say: (line: string) => void): Promise<object> {
  const database = await startTemporaryDatabase(say);
  const { pool } = database;
  const server = await startServerProcess({
    databaseUrl: database.url,
    port: 0,
    clock: { atMs: beginMs, sinceMs: Date.now(), speed: 1 },
    lotteries: ['FFC', 'CQSSC', 'XJSSC', 'TJSSC'],
    hasPages: false,
  });
  const stations = openStations(path.join(root, 'stations'));
  const codes = stations.all().map(({ code }) => code);
  stations.close();
  const [betStation, applied, inserted] = codes as [string, string, string];
  try {
    const empty = async (station: string) => {
      await inStation(pool, station, async (db) => {
        await db.deleteFrom('game').execute();
        await db.deleteFrom('platform').execute();
      });
      await pool.query('VACUUM ANALYZE game');
    };
    const times = { apply: [] as number[], bare: [] as number[] };
    for (let round = -1; round < rounds; round++) {
      // The first opens connections and plans, and does not count.
      const mark = `r${round + 1}`;
      await empty(inserted);
      await empty(applied);
      const bare = await timed(() => bareInserts(pool, inserted, mark));
      const ours = await timed(() => apply(pool, applied, mark));
      if (round < 0) continue;
      times.bare.push(bare);
      times.apply.push(ours);
      say(`Round ${round + 1}: bare ${Math.round(bare)} ms, apply ${Math.round(ours)} ms`);
    }
    const speed = median(times.bare.map((bare, at) => bare / times.apply[at]!));

    const people = await openPlayers(pool, betStation, 400, 1_000_000n * YUAN, {
      now: new Date(server.nowMs()),
    });
    await pool.query('ANALYZE');
    const table = {
      server,
      pool,
      databaseUrl: database.url,
      databasePid: database.pid,
      station: betStation,
      people,
      say,
    };
    const lotteries = ['CQSSC', 'XJSSC', 'TJSSC'];
    await bets(server.port, people, await betForm(table, 'FFC'));
    const kept: number[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round++) {
      const form = await betForm(table, lotteries[round % lotteries.length]!);
      await empty(applied);
      const before = await bets(server.port, people, form);
      const [beside, ms] = await Promise.all([
        bets(server.port, people, form),
        pause(1_000).then(() => applyElsewhere(database.url, applied, `b${round}`)),
      ]);
      // Before and after, so that other load of the machine counts on both sides.
      const alone = (before + (await bets(server.port, people, form))) / 2;
      kept.push(beside / alone);
      say(`Round ${round + 1}: ${alone} bets alone, ${beside} beside an apply of ${Math.round(ms)} ms`);
    }
    const betsKept = median(kept);
    if (speed < 0.5 || betsKept < 0.8) process.exitCode = 1;
    return {
      rows,
      applyMs: rounded(median(times.apply)),
      bareInsertsMs: rounded(median(times.bare)),
      speedOfBareInserts: rounded(speed, 2),
      betsKeptBeside: rounded(betsKept, 2),
      bounds: { speedOfBareInserts: 0.5, betsKeptBeside: 0.8 },
    };
  } finally {
    await server.stop();
    await database.stop();
  }
}
