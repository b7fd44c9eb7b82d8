// Owns giving bets back to their player before their periods seal.
import { sql } from 'kysely';
import { ledgerTypes } from '../db/ledger.ts';
import type { Db } from '../db/stationTransaction.ts';

export interface Outcome {
  id: bigint;
  outcome: 'revoked' | 'sealed' | 'ended' | 'unknown';
}

/** Revokes what may be revoked at `now` and says of every id what became of it, in the order asked. */
export async function revoke(
  db: Db,
  accountId: number,
  ids: readonly bigint[],
  now: Date,
): Promise<Outcome[]> {
  const { rows } = await sql<Outcome>`SELECT id, outcome FROM bet_revoke(${accountId},
    ${ids.map(String)}::bigint[], 'member', ${ledgerTypes.revoke}, ${now})`.execute(db);
  return ids.map((id) => rows.find((row) => row.id === id)!);
}
