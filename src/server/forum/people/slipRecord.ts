// What became of the bets that an author shared: their record, which no deleted post and no bet shared after its draw makes better.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';

/** Days that a record looks back. */
export const recordDays = 30;
/** Posts of an author that are looked through, the latest. */
const postsMost = 2_000;

export interface SlipRecord {
  ended: number;
  won: number;
  waiting: number;
  /** Of those that ended. */
  stake: bigint;
  paid: bigint;
}

/**
 * The record of an author over the last 30 days: each bet of real money that was shared before it sealed, once. Posts that were deleted or hidden
 * since count all the same; bets that were revoked or refunded do not.
 */
export async function slipRecordOf(db: Db, authorId: number, now: Date): Promise<SlipRecord> {
  const since = new Date(now.getTime() - recordDays * 86_400_000);
  const ended = sql`o.status IN (${BetStatus.won}, ${BetStatus.lost}, ${BetStatus.pushed})`;
  const { rows } = await sql<SlipRecord>`
    SELECT count(*) FILTER (WHERE ${ended})::int AS ended, count(*) FILTER (WHERE o.status = ${BetStatus.won})::int AS won,
        count(*) FILTER (WHERE NOT ${ended})::int AS waiting,
        coalesce(sum(o.stake) FILTER (WHERE ${ended}), 0)::bigint AS stake, coalesce(sum(o.payout) FILTER (WHERE ${ended}), 0)::bigint AS paid
      FROM (
        SELECT (late.card->>'orderId')::bigint AS id, min(late.created_at) AS shared_at
          FROM (SELECT a.card, a.created_at FROM forum_article a WHERE a.station = current_station() AND a.author_id = ${authorId}
            ORDER BY a.id DESC LIMIT ${postsMost}) late
          WHERE late.created_at >= ${since} AND late.card->>'orderId' IS NOT NULL GROUP BY 1
      ) shared JOIN bet_order o ON o.id = shared.id
      WHERE o.account_id = ${authorId} AND o.book = 'real' AND o.status <> ${BetStatus.returned} AND shared.shared_at < o.seals_at`.execute(
    db,
  );
  return rows[0]!;
}
