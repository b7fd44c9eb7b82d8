// Owns revoking bets before their periods seal.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { betsOf } from '../db/betsOf.ts';
import { ledgerTypes } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';

export interface RevokeResult {
  id: bigint;
  outcome: 'revoked' | 'sealed' | 'ended' | 'unknown';
}

/** Revokes the bets that may be revoked at `now`, and returns a result for every id, in the order given. */
export async function revoke(
  db: Db,
  accountId: number,
  ids: readonly bigint[],
  now: Date,
): Promise<RevokeResult[]> {
  const { rows } = await sql<RevokeResult>`SELECT id, outcome FROM bet_revoke(${accountId},
    ${ids.map(String)}::bigint[], 'member', ${ledgerTypes.revoke}, ${now})`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id)!);
}

/**
 * Revokes the orders of a player's chase that are not sealed at `now`, which cancels the chase, and returns a result for every open order.
 * Refuses a chase of another player; one without a revocable order stays as it is.
 */
export async function cancelChase(
  db: Db,
  accountId: number,
  plan: bigint,
  now: Date,
): Promise<RevokeResult[]> {
  const orders = await db
    .selectFrom('chase_plan as c')
    .leftJoin(betsOf(accountId).as('o'), (join) =>
      join.onRef('o.chase_id', '=', 'c.id').on('o.status', '=', BetStatus.waiting),
    )
    .select(['o.id', 'o.seals_at'])
    .where('c.id', '=', plan)
    .where('c.account_id', '=', accountId)
    .orderBy('o.id')
    .execute();
  if (orders.length === 0) throw new Refusal('server.revoke.unknownChase', { code: 'unknownChase' });
  const waiting = orders.flatMap(({ id, seals_at }) => (id === null ? [] : { id, seals_at: seals_at! }));
  if (!waiting.some(({ seals_at }) => now < seals_at))
    return waiting.map(({ id }) => ({ id, outcome: 'sealed' }));
  const { rows } = await sql<{ returned: bigint[] }>`SELECT chase_stop(${plan}, 'cancelled', 'member',
    ${ledgerTypes.revoke}, ${now}) AS returned`.execute(db);
  const returned = new Set(rows[0]!.returned.map(String));
  return waiting.map(({ id }) => ({ id, outcome: returned.has(String(id)) ? 'revoked' : 'sealed' }));
}
