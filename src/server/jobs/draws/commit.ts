// The step that commits to draws: before a period seals, the fingerprint of its seed is stored for everybody to read.
import { inTransaction } from '../../db/transaction.ts';
import { type Period, periodsAfter } from '../../play/calendar.ts';
import { commitmentOf } from '../../play/drawing.ts';
import { type DrawRound, periodColumns, sourceOf } from './periodRows.ts';
import { sealSeed } from './seeds.ts';

/**
 * Stores the periods that take bets now or next, each with the commitment to its seed and to the beacon's round that it is bound to; the seeds lie sealed in a table that no call can read.
 * `isPublished` is false for a past that nobody saw: its periods have no commitment.
 */
export async function commitToPeriods(
  { pool, lotteries, feed, seedOf, sealing, beacon }: DrawRound,
  at: Date,
  isPublished = true,
): Promise<void> {
  const periods: Period[] = [];
  const sources = new Map(lotteries.map((lottery) => [lottery.code, sourceOf(lottery, feed)]));
  for (const lottery of lotteries) {
    if (!isPublished && sources.get(lottery.code) === 'feed') continue;
    for (const period of periodsAfter(lottery, at.getTime())) {
      // It is too late to commit to a sealed one; the step for missed ones stores it.
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
    .map((period) => {
      if (sources.get(period.lotCode) === 'feed') return { ...period, seed: null, bound: null };
      const bound = isPublished ? (beacon?.boundTo(period.sealsMs) ?? null) : null;
      return { ...period, seed: seedOf(period.lotCode, period.qiHao), bound };
    });
  if (wanted.length === 0) return;
  await inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, commitment, beacon, committed_at, source)
        SELECT x.*, CASE WHEN x.commitment IS NOT NULL THEN $8::timestamptz END, $9::json ->> x.lot_code
          FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[])
            AS x(lot_code, qi_hao, starts_at, seals_at, opens_at, commitment, beacon) ON CONFLICT DO NOTHING`,
      [
        ...periodColumns(wanted),
        wanted.map(({ seed, lotCode, qiHao, bound }) =>
          seed && isPublished ? commitmentOf(seed, lotCode, qiHao, bound ?? '') : null,
        ),
        wanted.map(({ bound }) => bound),
        at,
        JSON.stringify(Object.fromEntries(sources)),
      ],
    );
    // The end of the office's trail is shown beside the commitments, in their transaction.
    if (isPublished) await client.query('SELECT trail_publish($1)', [at]);
    const seeded = wanted.flatMap(({ lotCode, qiHao, seed }) =>
      seed === null ? [] : [{ lotCode, qiHao, sealed: sealSeed(sealing, lotCode, qiHao, seed) }],
    );
    await client.query(
      'INSERT INTO lottery_seed (lot_code, qi_hao, sealed) SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[])',
      [
        seeded.map(({ lotCode }) => lotCode),
        seeded.map(({ qiHao }) => qiHao),
        seeded.map(({ sealed }) => sealed),
      ],
    );
  });
}
