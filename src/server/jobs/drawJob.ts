// Owns the draws of the house: one leader commits to each draw before it seals, draws when it opens, settles, and catches up in order.
// In-process on purpose: the 12.x of pg-boss that installs here wants a second schema and polls, and a draw is a clock, not a queue.
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { checkDraw } from '#lottery/draw/draw.ts';
import { familyOf } from '#lottery/families.ts';
import {
  familyCodeOf,
  isPlatformLottery,
  lotteryCodes,
  type Period,
  periodsAfter,
  periodsBefore,
} from '../play/calendar.ts';
import { commitmentOf, drawFrom, freshSeed } from '../play/drawing.ts';
import { SetAsideOrders, settleDue } from '../play/settling.ts';
import type { DrawFeed } from './draws/drawFeed.ts';
import { createLeader } from './leader.ts';

/** Any number that nothing else here locks by. */
const leaderLock = 7_204_130;
const dayMs = 86_400_000;
const historyMs = 30 * dayMs;
const historyBatch = 200;
/** Between two batches of history calls have the database to themselves. */
const historyPauseMs = 25;
/** A period whose feed has said nothing for so long after its opening is void, and its bets are given back. */
const feedPatienceMs = 6 * 3_600_000;

export interface DrawJobOptions {
  pool: pg.Pool;
  /** Codes of the stations whose bets are settled. */
  stations: () => readonly string[];
  now: () => Date;
  /** Draws of others, such as the state's; without one theirs are drawn here, marked as a demonstration. */
  feed?: DrawFeed;
  /** Those of the catalogue when left out. */
  lotteries?: readonly string[];
  /** Days of draws before the first bet that a new house is filled with; 30 when left out. */
  historyDays?: number;
  /** Done once between the first round and the second, in the process that leads or not. */
  afterFirstRound?: (job: DrawJob, isLeading: boolean) => Promise<void>;
  onFailure?: (what: string, error: unknown) => void;
}

export interface DrawJob {
  /** One round: periods committed to, those due drawn, their bets settled. False where another process leads. */
  tick(): Promise<boolean>;
  /** A round as it would have been at a moment before the house was there; its draws were promised to nobody. */
  replay(at: Date): Promise<void>;
  /** Fills in what is missing of the last 30 days, newest first, in small batches; ends early when the job is stopped. */
  fillHistory(): Promise<void>;
  /** Gives the bets of a period back that has not been drawn; false when it was drawn or void already. */
  voidPeriod(lotCode: string, qiHao: string): Promise<boolean>;
  /** Rounds once a second and history, until stop(). */
  start(): void;
  stop(): Promise<void>;
}

const roundMs = 1000;

export function createDrawJob(options: DrawJobOptions): DrawJob {
  const { pool, stations, now, feed } = options;
  const codes = options.lotteries ?? lotteryCodes;
  const onFailure = options.onFailure ?? (() => {});
  const setAside = new SetAsideOrders();
  let hasLookedBack = false;
  const leader = createLeader(pool, leaderLock);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let filling: Promise<void> = Promise.resolve();

  const sourceOf = (code: string) =>
    feed?.lotteries.has(code) ? 'feed' : isPlatformLottery(code) ? 'platform' : 'demonstration';

  async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const result = await work(client);
      await client.query('COMMIT');
      client.release();
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      client.release();
      throw error;
    }
  }

  /** Periods that take bets now or next, with their commitments; the seeds stay where no call can read. */
  async function announce(at: Date, isPromised = true): Promise<void> {
    const periods: Period[] = [];
    for (const code of codes) {
      if (!isPromised && feed?.lotteries.has(code)) continue;
      for (const period of periodsAfter(code, at.getTime())) {
        // One that has sealed is too late to commit to; catching up draws it.
        if (period.sealsMs > at.getTime()) periods.push(period);
        if (period.sealsMs > at.getTime() + 60_000) break;
      }
    }
    const { rows } = await pool.query<{ key: string }>(
      `SELECT lot_code || ' ' || qi_hao AS key FROM lottery_period WHERE opens_at > $1`,
      [at],
    );
    const there = new Set(rows.map(({ key }) => key));
    const wanted = periods
      .filter(({ lotCode, qiHao }) => !there.has(`${lotCode} ${qiHao}`))
      .map((period) => ({ ...period, seed: sourceOf(period.lotCode) === 'feed' ? null : freshSeed() }));
    if (wanted.length === 0) return;
    await inTransaction(async (client) => {
      await client.query(
        `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, commitment, committed_at, source)
          SELECT x.*, CASE WHEN x.commitment IS NOT NULL THEN $7::timestamptz END, $8::json ->> x.lot_code
            FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[])
              AS x(lot_code, qi_hao, starts_at, seals_at, opens_at, commitment) ON CONFLICT DO NOTHING`,
        [
          ...timesOf(wanted),
          wanted.map(({ seed, lotCode, qiHao }) =>
            seed && isPromised ? commitmentOf(seed, lotCode, qiHao) : null,
          ),
          at,
          JSON.stringify(Object.fromEntries(codes.map((code) => [code, sourceOf(code)]))),
        ],
      );
      const seeded = wanted.filter(({ seed }) => seed !== null);
      await client.query(
        'INSERT INTO lottery_seed (lot_code, qi_hao, seed) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])',
        [
          seeded.map(({ lotCode }) => lotCode),
          seeded.map(({ qiHao }) => qiHao),
          seeded.map(({ seed }) => seed),
        ],
      );
    });
  }

  /** Draws one period and stores it once; waits for bets of it that were taken in time and are still on their way. */
  async function drawOne(due: DueRow, at: Date): Promise<void> {
    const { lot_code: code, qi_hao: qiHao } = due;
    let result: { draw: number[]; seed: string | null } | null;
    if (due.source === 'feed') {
      const family = familyOf(familyCodeOf(code) ?? '');
      const told = await feed?.read(code, qiHao);
      if (!told && at.getTime() - due.opens_at.getTime() < feedPatienceMs) return;
      result = told && family ? { draw: [...checkDraw(family, told)], seed: null } : null;
    } else {
      if (due.seed === null) throw new Error(`${code} ${qiHao} has no seed.`);
      result = { draw: drawFrom(due.seed, familyCodeOf(code)!), seed: due.seed };
    }
    await inTransaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(lottery_period_key($1, $2))', [code, qiHao]);
      await client.query(
        `UPDATE lottery_period SET state = $3, draw = $4, seed = $5, drawn_at = $6
          WHERE lot_code = $1 AND qi_hao = $2 AND state = 'open'`,
        [code, qiHao, result ? 'drawn' : 'void', result?.draw ?? null, result?.seed ?? null, at],
      );
      await client.query('DELETE FROM lottery_seed WHERE lot_code = $1 AND qi_hao = $2', [code, qiHao]);
    });
  }

  async function drawDue(at: Date): Promise<void> {
    const { rows } = await pool.query<DueRow>(
      `SELECT p.lot_code, p.qi_hao, p.opens_at, p.source, s.seed FROM lottery_period p
        LEFT JOIN lottery_seed s USING (lot_code, qi_hao)
        WHERE p.state = 'open' AND p.opens_at <= $1 ORDER BY p.opens_at, p.lot_code`,
      [at],
    );
    for (const due of rows) {
      // One draw that fails keeps no other waiting; it is tried again in the next round.
      await drawOne(due, at).catch((error) => onFailure(`draw ${due.lot_code} ${due.qi_hao}`, error));
    }
  }

  async function settleAll(at: Date): Promise<void> {
    for (const station of stations())
      await settleDue({
        pool,
        station,
        now: at,
        setAside,
        onFailure: (id, error) => onFailure(`settle ${station} ${id}`, error),
        isStopped: () => isStopped,
        // One station that fails keeps no other waiting; it is tried again in the next round.
      }).catch((error) => onFailure(`settle ${station}`, error));
  }

  /** Stores periods that have opened already, drawn from fresh seeds; nobody could be promised these beforehand. */
  async function storePast(periods: readonly Period[], at: Date): Promise<void> {
    const drawn = periods.map((period) => {
      const seed = freshSeed();
      return { ...period, seed, draw: drawFrom(seed, familyCodeOf(period.lotCode)!) };
    });
    if (drawn.length === 0) return;
    await pool.query(
      `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, seed, draw, source, state, drawn_at)
        SELECT x.lot_code, x.qi_hao, x.starts_at, x.seals_at, x.opens_at, x.seed, x.draw::smallint[], $8::text, 'drawn', $9::timestamptz
          FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[])
            AS x(lot_code, qi_hao, starts_at, seals_at, opens_at, seed, draw) ON CONFLICT DO NOTHING`,
      [
        ...timesOf(drawn),
        drawn.map(({ seed }) => seed),
        drawn.map(({ draw }) => `{${draw.join(',')}}`),
        isPlatformLottery(drawn[0]!.lotCode) ? 'platform' : 'demonstration',
        at,
      ],
    );
  }

  /** Periods that opened while no server ran, in their order: chased bets may wait for them. Whoever begins to lead looks for gaps in the last day as well. */
  async function catchUp(at: Date): Promise<void> {
    const { rows } = await pool.query<{ lot_code: string; last: Date; first: Date | null; there: string[] }>(
      `SELECT code AS lot_code, p.opens_at AS last, g.first, coalesce(g.there, '{}') AS there FROM unnest($1::text[]) AS code
        CROSS JOIN LATERAL (SELECT opens_at FROM lottery_period
          WHERE lot_code = code AND opens_at <= $2 ORDER BY opens_at DESC LIMIT 1) p
        CROSS JOIN LATERAL (SELECT min(opens_at) AS first, array_agg(qi_hao) AS there FROM lottery_period
          WHERE $3 AND lot_code = code AND opens_at > $4 AND opens_at <= $2) g`,
      [codes, at, !hasLookedBack, new Date(at.getTime() - dayMs)],
    );
    for (const { lot_code: code, last, first, there } of rows) {
      if (feed?.lotteries.has(code)) continue;
      const known = new Set(there);
      const missed: Period[] = [];
      const since = Math.max((first ?? last).getTime(), at.getTime() - historyMs);
      for (const period of periodsAfter(code, since)) {
        if (period.opensMs > at.getTime()) break;
        if (!known.has(period.qiHao)) missed.push(period);
      }
      for (let from = 0; from < missed.length; from += historyBatch)
        await storePast(missed.slice(from, from + historyBatch), at);
    }
    hasLookedBack = true;
  }

  const job: DrawJob = {
    async tick() {
      if (!(await leader.leads())) {
        hasLookedBack = false;
        return false;
      }
      const at = now();
      await announce(at);
      await drawDue(at);
      await catchUp(at);
      await settleAll(at);
      return true;
    },
    async replay(at) {
      await announce(at, false);
      await drawDue(at);
      await settleAll(at);
    },
    async fillHistory() {
      const at = now();
      const until =
        at.getTime() - (options.historyDays === undefined ? historyMs : options.historyDays * dayMs);
      const pending = new Map(
        codes
          .filter((code) => !feed?.lotteries.has(code))
          .map((code) => [code, periodsBefore(code, at.getTime())]),
      );
      // Newest first in every lottery at once: whichever a visitor opens has its last draws soon.
      while (pending.size > 0 && !isStopped) {
        for (const [code, periods] of pending) {
          const batch: Period[] = [];
          while (batch.length < historyBatch) {
            const { value } = periods.next();
            if (!value || value.opensMs < until) {
              pending.delete(code);
              break;
            }
            batch.push(value);
          }
          const { rows } = await pool.query<{ qi_hao: string }>(
            'SELECT qi_hao FROM lottery_period WHERE lot_code = $1 AND qi_hao = ANY ($2)',
            [code, batch.map(({ qiHao }) => qiHao)],
          );
          const there = new Set(rows.map((row) => row.qi_hao));
          const missing = batch.filter(({ qiHao }) => !there.has(qiHao));
          await storePast(missing, at);
          if (isStopped) return;
          if (missing.length > 0) await pause(historyPauseMs);
        }
      }
    },
    async voidPeriod(lotCode, qiHao) {
      return inTransaction(async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(lottery_period_key($1, $2))', [lotCode, qiHao]);
        const { rowCount } = await client.query(
          `UPDATE lottery_period SET state = 'void', drawn_at = $3
            WHERE lot_code = $1 AND qi_hao = $2 AND state = 'open'`,
          [lotCode, qiHao, now()],
        );
        await client.query('DELETE FROM lottery_seed WHERE lot_code = $1 AND qi_hao = $2', [lotCode, qiHao]);
        return rowCount === 1;
      });
    },
    start() {
      const round = () => {
        running = job
          .tick()
          .catch((error) => onFailure('round', error))
          .then(() => {
            if (!isStopped) timer = setTimeout(round, roundMs);
          });
      };
      running = job
        .tick()
        .catch((error) => onFailure('round', error))
        .then(() => options.afterFirstRound?.(job, leader.isLeading()))
        .then(() => {
          if (!isStopped) timer = setTimeout(round, roundMs);
        });
      filling = running
        .then(async () => {
          if (leader.isLeading()) await job.fillHistory();
        })
        .catch((error) => onFailure('history', error));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await filling;
      await leader.leave();
    },
  };
  return job;
}

interface DueRow {
  lot_code: string;
  qi_hao: string;
  opens_at: Date;
  source: 'platform' | 'demonstration' | 'feed';
  seed: string | null;
}

/** The first five columns of a period, each as a list. */
function timesOf(periods: readonly Period[]): unknown[] {
  const moments = (pick: (period: Period) => number) => periods.map((period) => new Date(pick(period)));
  return [
    periods.map(({ lotCode }) => lotCode),
    periods.map(({ qiHao }) => qiHao),
    moments(({ startsMs }) => startsMs),
    moments(({ sealsMs }) => sealsMs),
    moments(({ opensMs }) => opensMs),
  ];
}
