// Which lines of a wallet belong to a visit of a game at which nothing was bet: automatic exchange took the money there and back.
import { sql } from 'kysely';
import { roundStates } from '#counterparty/game-platform/wire.ts';
import type { Db } from '../../db/stationTransaction.ts';

/**
 * The platforms of those of a member's transfers that were automatic and between which and the transfer before it (of one that came back) or after it
 * (of one that went) nothing was bet there, by the number of the order.
 */
export async function visitsOf(
  db: Db,
  accountId: number,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (orderNos.length === 0) return new Map();
  const { rows } = await sql<{ order_no: string; platform: string }>`
    SELECT o.order_no, o.platform FROM transfer_order o
      LEFT JOIN LATERAL (SELECT p.created_at FROM transfer_order p
        WHERE o.direction = 'out' AND p.account_id = o.account_id AND p.platform = o.platform AND p.direction = 'in' AND p.id < o.id
        ORDER BY p.id DESC LIMIT 1) went ON true
      LEFT JOIN LATERAL (SELECT p.created_at FROM transfer_order p
        WHERE o.direction = 'in' AND p.account_id = o.account_id AND p.platform = o.platform AND p.direction = 'out' AND p.id > o.id
        ORDER BY p.id LIMIT 1) came ON true
      WHERE o.account_id = ${accountId} AND o.order_no = ANY (${[...orderNos]}::text[]) AND o.is_auto
        AND NOT EXISTS (SELECT FROM game_round r WHERE r.account_id = o.account_id AND r.platform = o.platform
          AND r.state = ANY (${[...roundStates]}::text[])
          AND r.bet_at >= CASE o.direction WHEN 'in' THEN o.created_at ELSE coalesce(went.created_at, '-infinity') END
          AND r.bet_at <= CASE o.direction WHEN 'out' THEN o.created_at ELSE coalesce(came.created_at, 'infinity') END)`.execute(
    db,
  );
  return new Map(rows.map(({ order_no, platform }) => [order_no, platform]));
}
