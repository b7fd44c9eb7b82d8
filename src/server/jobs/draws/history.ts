// The steps that store draws of the past: those missed while no server ran, and the history of a new server.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { knownLottery, type PlayedLottery } from '#lottery/catalogue.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { inStation } from '../../db/stationTransaction.ts';
import { type Period, periodsAfter, periodsBefore } from '../../play/calendar.ts';
import { drawFrom } from '../../play/drawing.ts';
import { mostChasePeriods } from '../../play/readSlip.ts';
import { commitLate } from './commit.ts';
import { type DrawDeps, type DrawRound, historyMs, periodColumns, sourceOf } from './periodRows.ts';

const batchSize = 200;
/** Between two batches, calls have the database to themselves. */
const pauseMs = 25;

/** Draws and stores periods that have opened already, and that no bet can wait for where there is a beacon. There was no server to commit to them beforehand. */
async function storePast(
  { pool, seedOf }: DrawDeps,
  lottery: PlayedLottery,
  periods: readonly Period[],
  at: Date,
): Promise<void> {
  const drawn = periods.map((period) => {
    const seed = seedOf(period.lotCode, period.qiHao);
    return { ...period, seed, draw: drawFrom(seed, lottery.family) };
  });
  if (drawn.length === 0) return;
  await pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, seed, draw, source, state, drawn_at)
      SELECT x.lot_code, x.qi_hao, x.starts_at, x.seals_at, x.opens_at, x.seed, x.draw::smallint[], $8::text, 'drawn', $9::timestamptz
        FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[])
          AS x(lot_code, qi_hao, starts_at, seals_at, opens_at, seed, draw) ON CONFLICT DO NOTHING`,
    [
      ...periodColumns(drawn),
      drawn.map(({ seed }) => seed),
      drawn.map(({ draw }) => `{${draw.join(',')}}`),
      sourceOf(lottery, undefined),
      at,
    ],
  );
}

/** The note of how far the periods are whole is renewed this often: what lies behind it is looked through again at the next start. */
const noteMs = 3_600_000;

/** Notes until when every period of lotteries is there, in epoch milliseconds, for the process that comes after this one. */
async function noteWhole(pool: DrawDeps['pool'], until: ReadonlyMap<string, number>): Promise<void> {
  if (until.size === 0) return;
  await pool.query(
    `INSERT INTO lottery_whole (lot_code, until) SELECT * FROM unnest($1::text[], $2::timestamptz[])
      ON CONFLICT (lot_code) DO UPDATE SET until = excluded.until`,
    [[...until.keys()], [...until.values()].map((at) => new Date(at))],
  );
}

/** The periods that have opened since a moment and are not there. */
function missedSince(lottery: PlayedLottery, { since, there }: Stored, at: Date): Period[] {
  const known = new Set(there);
  const missed: Period[] = [];
  for (const period of periodsAfter(lottery, Math.max(since.getTime(), at.getTime() - historyMs))) {
    if (period.opensMs > at.getTime()) break;
    if (!known.has(period.qiHao)) missed.push(period);
  }
  return missed;
}

/** Stores what was missed of one lottery; false where it was stopped before the end. */
async function storeMissed(
  deps: DrawRound,
  lottery: PlayedLottery,
  stored: Stored,
  at: Date,
  isStopped: () => boolean,
): Promise<boolean> {
  const missed = missedSince(lottery, stored, at);
  if (sourceOf(lottery, deps.feed) === 'feed') {
    await storeAwaited(deps, missed);
    return !isStopped();
  }
  // No chase reaches farther, at a station of whichever database. Where money may wait, nobody is to choose among seeds while the public value is known.
  const reached = deps.beacon ? missed.slice(0, mostChasePeriods) : [];
  if (deps.beacon) await commitLate(deps, deps.beacon, lottery, reached);
  const others = missed.slice(reached.length);
  for (let from = 0; from < others.length; from += batchSize) {
    if (isStopped()) return false;
    await storePast(deps, lottery, others.slice(from, from + batchSize), at);
  }
  return !isStopped();
}

/** The periods of a lottery that are there, of those that opened after a moment until which all are. */
interface Stored {
  lot_code: string;
  since: Date;
  there: string[];
  /** What is noted of it. */
  noted: Date | null;
}

/**
 * A step that stores the periods that have opened and that nobody committed to: no server ran, its round failed, or it came when they had sealed.
 * Chased bets may wait for them. Of a feed they are stored open, so that they wait for their result, and only where a bet waits. What one process
 * has not finished, the next one finds by the note of how far all are there, however long nobody ran; a job that is stopped ends after a batch.
 */
export function createMissedStep(isStopped: () => boolean): (round: DrawRound, at: Date) => Promise<void> {
  /** Until when every period of a lottery is there, in epoch milliseconds; before the first round the database has to say. */
  const complete = new Map<string, number>();
  /** Lotteries of the round before; undefined before the first. */
  let before: ReadonlySet<string> | undefined;
  return async (deps, at) => {
    const { pool, lotteries } = deps;
    const codes = lotteries.map(({ code }) => code);
    // A station's own that comes, or comes back, has missed nothing: nobody could bet on it.
    const come = new Set(before ? codes.filter((code) => !before!.has(code)) : []);
    for (const code of come) complete.set(code, at.getTime());
    before = new Set(codes);
    const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]));
    const { rows } = await pool.query<Stored>(
      `SELECT c.code AS lot_code, s.since, coalesce(t.there, '{}') AS there, w.until AS noted FROM unnest($1::text[], $2::timestamptz[]) AS c(code, complete)
        LEFT JOIN lottery_whole w ON w.lot_code = c.code
        CROSS JOIN LATERAL (SELECT coalesce(c.complete, w.until,
          (SELECT max(opens_at) FROM lottery_period WHERE lot_code = c.code AND opens_at <= $4),
          (SELECT min(opens_at) FROM lottery_period WHERE lot_code = c.code AND opens_at <= $3)) AS since) s
        CROSS JOIN LATERAL (SELECT array_agg(qi_hao) AS there FROM lottery_period
          WHERE lot_code = c.code AND opens_at > s.since AND opens_at <= $3) t
        WHERE s.since IS NOT NULL`,
      [
        codes,
        codes.map((code) => (complete.has(code) ? new Date(complete.get(code)!) : null)),
        at,
        new Date(at.getTime() - dayMs),
      ],
    );
    // Where nothing is noted, the periods that were committed to a moment ago would hide what is missing, if this round did not end.
    await noteWhole(
      pool,
      new Map(rows.flatMap(({ lot_code, since, noted }) => (noted ? [] : [[lot_code, since.getTime()]]))),
    );
    const due = new Map<string, number>();
    for (const stored of rows) {
      if (!(await storeMissed(deps, byCode.get(stored.lot_code)!, stored, at, isStopped))) break;
      const { lot_code: code, since, noted } = stored;
      const until = Math.max(since.getTime(), at.getTime());
      complete.set(code, until);
      if (come.has(code) || until - (noted ?? since).getTime() >= noteMs) due.set(code, until);
    }
    await noteWhole(pool, due);
  };
}

/** Stores those of a feed's periods that a bet waits for, without a result. */
async function storeAwaited({ pool, stations }: DrawDeps, periods: readonly Period[]): Promise<void> {
  if (periods.length === 0) return;
  const awaited = new Set<string>();
  for (const station of stations()) {
    const rows = await inStation(pool, station, (db) =>
      db
        .selectFrom('bet_order')
        .select('qi_hao')
        .distinct()
        .where('status', '=', sql.lit(BetStatus.waiting))
        .where('lot_code', '=', periods[0]!.lotCode)
        .execute(),
    );
    for (const { qi_hao } of rows) awaited.add(qi_hao);
  }
  const wanted = periods.filter(({ qiHao }) => awaited.has(qiHao));
  await pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, source)
      SELECT x.*, 'feed' FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[]) AS x ON CONFLICT DO NOTHING`,
    periodColumns(wanted),
  );
}

/** Whether as many periods of a lottery are stored as have opened between two moments. */
async function isWhole(
  pool: DrawDeps['pool'],
  lottery: PlayedLottery,
  fromMs: number,
  to: Date,
): Promise<boolean> {
  const { rows } = await pool.query<{ stored: number }>(
    'SELECT count(*)::integer AS stored FROM lottery_period WHERE lot_code = $1 AND opens_at BETWEEN $2 AND $3',
    [lottery.code, new Date(fromMs), to],
  );
  let opened = 0;
  for (const { opensMs } of periodsBefore(lottery, to.getTime())) {
    if (opensMs < fromMs) break;
    opened += 1;
  }
  return rows[0]!.stored === opened;
}

/** Fills in what is missing of the last days, newest first, in small batches; ends early when the job is stopped. */
export async function fillHistory(
  deps: DrawDeps,
  at: Date,
  lengthMs: number,
  isStopped: () => boolean,
): Promise<void> {
  const { pool, catalogued, feed } = deps;
  const until = at.getTime() - lengthMs;
  const pending = new Map<string, Generator<Period>>();
  // A server that starts again has them all: one question a lottery in place of one for each batch.
  // A station's own begins with its first period: a past that it never had would be invented.
  for (const lottery of catalogued)
    if (!feed?.lotteries.has(lottery.code) && !(await isWhole(pool, lottery, until, at)))
      pending.set(lottery.code, periodsBefore(lottery, at.getTime()));
  // Newest first in every lottery at once: whichever a visitor opens has its last draws soon.
  while (pending.size > 0 && !isStopped()) {
    for (const [code, periods] of pending) {
      const batch: Period[] = [];
      while (batch.length < batchSize) {
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
      await storePast(deps, knownLottery(code), missing, at);
      if (isStopped()) return;
      if (missing.length > 0) await pause(pauseMs);
    }
  }
}
