// Owns the steps that store draws of the past: those missed while no server ran, and the history of a new server.
import { setTimeout as pause } from 'node:timers/promises';
import { knownLottery } from '#lottery/catalogue.ts';
import { dayMs } from '#values/beijingOffset.ts';
import { type Period, periodsAfter, periodsBefore } from '../../play/calendar.ts';
import { drawFrom } from '../../play/drawing.ts';
import { type DrawDeps, historyMs, periodColumns, sourceOf } from './periodRows.ts';

const batchSize = 200;
/** Between two batches, calls have the database to themselves. */
const pauseMs = 25;

/** Stores periods that have opened already. There was no server to commit to them beforehand. */
async function storePast({ pool, seedOf }: DrawDeps, periods: readonly Period[], at: Date): Promise<void> {
  const drawn = periods.map((period) => {
    const seed = seedOf(period.lotCode, period.qiHao);
    return { ...period, seed, draw: drawFrom(seed, knownLottery(period.lotCode).family) };
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
      sourceOf(drawn[0]!.lotCode, undefined),
      at,
    ],
  );
}

/**
 * Stores the periods that opened while no server ran, in their order, because chased bets may wait for them. `looksForGaps`: also those that are
 * missing between stored ones of the last day, which another leader may have left.
 */
export async function storeMissed(deps: DrawDeps, at: Date, looksForGaps: boolean): Promise<void> {
  const { pool, codes, feed } = deps;
  const { rows } = await pool.query<{ lot_code: string; last: Date; first: Date | null; there: string[] }>(
    `SELECT code AS lot_code, p.opens_at AS last, g.first, coalesce(g.there, '{}') AS there FROM unnest($1::text[]) AS code
      CROSS JOIN LATERAL (SELECT opens_at FROM lottery_period
        WHERE lot_code = code AND opens_at <= $2 ORDER BY opens_at DESC LIMIT 1) p
      CROSS JOIN LATERAL (SELECT min(opens_at) AS first, array_agg(qi_hao) AS there FROM lottery_period
        WHERE $3 AND lot_code = code AND opens_at > $4 AND opens_at <= $2) g`,
    [codes, at, looksForGaps, new Date(at.getTime() - dayMs)],
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
    for (let from = 0; from < missed.length; from += batchSize)
      await storePast(deps, missed.slice(from, from + batchSize), at);
  }
}

/** Fills in what is missing of the last days, newest first, in small batches; ends early when the job is stopped. */
export async function fillHistory(
  deps: DrawDeps,
  at: Date,
  lengthMs: number,
  isStopped: () => boolean,
): Promise<void> {
  const { pool, codes, feed } = deps;
  const until = at.getTime() - lengthMs;
  const pending = new Map(
    codes
      .filter((code) => !feed?.lotteries.has(code))
      .map((code) => [code, periodsBefore(code, at.getTime())]),
  );
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
      await storePast(deps, missing, at);
      if (isStopped()) return;
      if (missing.length > 0) await pause(pauseMs);
    }
  }
}
