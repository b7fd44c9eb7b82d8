// Measures the live page of a lottery under bets that pour in, and prints JSON: how far it is behind, whether its heap grows, what of a core it takes. 1,000 bets a
// second for an hour; BENCH_SECONDS and BENCH_RATE make it smaller. Bets are written past their call, as copies of bets that were placed, and said as the server
// says its own.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { betsPlaced } from '#server/measurements.ts';
import { startSalePulse } from '#server/office/stream/salePulse.ts';
import { defaultSettings } from '#server/settings.ts';
import { YUAN } from '#values/money.ts';
import { buildOffice, isOfficeBuilt } from '../../build/office.ts';
import { buildSite, isBuilt } from '../../build/site.ts';
import { ensureChromium } from '../../chromium.ts';
import { openPlayers } from '../../harness/players.ts';
import { rounded } from '../figures.ts';
import { betForm } from '../play/table.ts';
import { within } from './browser.ts';
import { openContext } from './context.ts';
import { firstBet, openOffice } from './openOffice.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3_600);
const rate = Number(process.env.BENCH_RATE ?? 1_000);
const lottery = 'FFC';
const writeEveryMs = 50;
const lookEveryMs = 100;
/** The first looks are not of a page at rest. */
const warmUpSeconds = 20;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** What was committed, in order: when, in which period, and how many bets it had then. */
interface Written {
  at: number;
  period: string;
  count: number;
}

/** Writes copies of a bet into the running period until it is stopped. */
function pour(
  pool: pg.Pool,
  {
    station,
    sample,
    settings,
    now,
  }: { station: string; sample: bigint; settings: object; now: () => number },
) {
  const written: Written[] = [];
  let isOver = false;
  let owed = 0;
  async function write(): Promise<void> {
    const { rows } = await pool.query<{ qi_hao: string; count: number }>(
      `WITH running AS (SELECT qi_hao, seals_at FROM lottery_period WHERE lot_code = $1 AND state = 'open' AND starts_at <= $4 AND seals_at > $4),
        added AS (INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, created_at)
          SELECT o.station, o.account_id, o.book, o.lot_code, o.version, r.qi_hao, r.seals_at, o.play_code, o.selection, o.terms, o.hao_ma, o.units, o.stake, $4
            FROM running r, bet_order o, generate_series(1, $3) WHERE o.id = $2 RETURNING qi_hao)
        SELECT qi_hao, count(*)::int AS count FROM added GROUP BY 1`,
      [lottery, String(sample), Math.floor(owed), new Date(now())],
    );
    owed -= Math.floor(owed);
    const [added] = rows;
    if (!added) return;
    const last = written.at(-1);
    const before = last?.period === added.qi_hao ? last.count : 0;
    written.push({ at: Date.now(), period: added.qi_hao, count: before + added.count });
    betsPlaced.report(settings as never, { station, lottery, orders: added.count });
  }
  const done = (async () => {
    let last = Date.now();
    while (!isOver) {
      owed = Math.min(rate, owed + ((Date.now() - last) * rate) / 1_000);
      last = Date.now();
      await write();
      await pause(writeEveryMs);
    }
  })();
  return {
    written,
    async stop() {
      isOver = true;
      await done;
    },
  };
}

/** How far a page that shows so many bets of a period is behind what was committed, in milliseconds. */
function behind(
  written: readonly Written[],
  { period, count, at }: { period: string; count: number; at: number },
): number {
  const missed = written.find(
    (one) => one.at <= at && (one.period > period || (one.period === period && one.count > count)),
  );
  return missed ? at - missed.at : 0;
}

async function figuresOf(session: CDPSession): Promise<{ tasks: number; heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)!.value;
  return { tasks: value('TaskDuration'), heap: value('JSHeapUsedSize') };
}

const shownOn = (page: Page) =>
  page.evaluate(() => {
    const [period, , orders] = [...document.querySelectorAll('.play-figure strong')].map(
      (one) => one.textContent ?? '',
    );
    return { period: period ?? '', count: Number(orders), at: Date.now() };
  });

if (!(await isBuilt())) await buildSite();
if (!(await isOfficeBuilt())) await buildOffice();
// Early in a period, so that the bet whose copies are written is not refused for being late.
const beginMs = Math.floor(Date.now() / 60_000) * 60_000;
const office = await openOffice(say, { lotteries: [lottery], atMs: beginMs, hasPages: true });
const { pool, server } = office;
const [station] = office.stations;
const settings = { ...defaultSettings };
const pulse = startSalePulse({ pool, settings }, (error) => say(String(error)));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const people = await openPlayers(pool, station, 1, 1_000_000n * YUAN, { now: new Date(beginMs) });
  const sample = await firstBet(office, station, people[0]!, await betForm({ server, people }, lottery));
  const [person] = await office.openStaff(station, 'play', 1);
  const address = `http://localhost:${server.officePort}`;
  const context = await openContext(browser, address, person!, station);
  const page = await context.newPage();
  await page.goto(`${address}/play/of/${lottery}`);
  await page.waitForSelector('.play-figure');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  say(`${rate} bets a second for ${seconds} seconds ...`);
  const pouring = pour(pool, { station, sample, settings, now: server.nowMs });
  await pause(warmUpSeconds * 1_000);
  const first = await figuresOf(session);
  const since = performance.now();
  const heaps: number[] = [first.heap];
  const late: number[] = [];
  let [nextHeap, count] = [since + 60_000, 0];
  while (performance.now() - since < seconds * 1_000) {
    await pause(lookEveryMs);
    late.push(behind(pouring.written.slice(-3_000), await shownOn(page)));
    if (performance.now() < nextHeap) continue;
    nextHeap += 60_000;
    heaps.push((await figuresOf(session)).heap);
  }
  const taken = performance.now() - since;
  const last = await figuresOf(session);
  await pouring.stop();
  count = pouring.written.reduce(
    (sum, one, at) =>
      sum + one.count - (pouring.written[at - 1]?.period === one.period ? pouring.written[at - 1]!.count : 0),
    0,
  );
  const megabytes = (bytes: number) => rounded(bytes / 1_048_576, 1);
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        cores: cpus().length,
        seconds: rounded(taken / 1_000, 0),
        bets: count,
        behindMs: {
          median: within(late, 0.5),
          p95: within(late, 0.95),
          p99: within(late, 0.99),
          most: Math.max(...late),
        },
        heapMegabytes: {
          first: megabytes(first.heap),
          last: megabytes(last.heap),
          each: heaps.map(megabytes),
        },
        coreShare: rounded((last.tasks - first.tasks) / (taken / 1_000), 3),
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  await pulse.stop();
  await office.stop();
}
