// The step that commits to draws: before a period seals, the fingerprint of its seed is stored for everybody to read.
import type { PlayedLottery } from '#lottery/catalogue.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Period, periodsAfter } from '../../play/calendar.ts';
import { commitmentOf } from '../../play/drawing.ts';
import type { BeaconReader } from './beacon.ts';
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
    .map((period): PromisedPeriod => {
      const source = sources.get(period.lotCode)!;
      if (source === 'feed') return { ...period, source, seed: null, bound: null };
      const bound = isPublished ? (beacon?.boundTo(period.sealsMs) ?? null) : null;
      return { ...period, source, seed: seedOf(period.lotCode, period.qiHao), bound };
    });
  await storePromised({ pool, sealing }, wanted, at, isPublished);
}

/** A period that is to be drawn, and from what. */
interface PromisedPeriod extends Period {
  source: ReturnType<typeof sourceOf>;
  /** Hex; null for one of a feed. */
  seed: string | null;
  /** `<chain>/<round>`. */
  bound: string | null;
}

/**
 * Commits to periods of a lottery that have opened already, of which nobody knew the seed: they are bound to a round of the beacon that is published after
 * this, by the clock of now; the round of the job may have begun long before.
 */
export async function commitLate(
  { pool, seedOf, sealing, feed, now }: DrawRound,
  beacon: BeaconReader,
  lottery: PlayedLottery,
  periods: readonly Period[],
): Promise<void> {
  const at = now();
  const bound = beacon.boundTo(at.getTime());
  const source = sourceOf(lottery, feed);
  const promised = periods.map((period) => ({
    ...period,
    source,
    bound,
    seed: seedOf(period.lotCode, period.qiHao),
  }));
  await storePromised({ pool, sealing }, promised, at, true);
}

async function storePromised(
  { pool, sealing }: Pick<DrawRound, 'pool' | 'sealing'>,
  wanted: readonly PromisedPeriod[],
  at: Date,
  isPublished: boolean,
): Promise<void> {
  if (wanted.length === 0) return;
  await inTransaction(pool, async (client) => {
    await client.query(
      `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, commitment, beacon, source, committed_at)
        SELECT x.*, CASE WHEN x.commitment IS NOT NULL THEN $9::timestamptz END
          FROM unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::timestamptz[], $6::text[], $7::text[], $8::text[])
            AS x(lot_code, qi_hao, starts_at, seals_at, opens_at, commitment, beacon, source) ON CONFLICT DO NOTHING`,
      [
        ...periodColumns(wanted),
        wanted.map(({ seed, lotCode, qiHao, bound }) =>
          seed && isPublished ? commitmentOf(seed, lotCode, qiHao, bound ?? '') : null,
        ),
        wanted.map(({ bound }) => bound),
        wanted.map(({ source }) => source),
        at,
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
