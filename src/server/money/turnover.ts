// Owns turnover (docs/flows.md section 4): how much must be bet for deposits and gifts before a withdrawal, and how much of it is done.
import { sql } from 'kysely';
import type { Db } from '../db/stationTransaction.ts';

export interface Requirement {
  station: string;
  accountId: number;
  /** Kind of money: 'deposit', 'gift', ... ; required once for each (source, refType, refId). */
  source: string;
  refType: string;
  refId: string;
  /** Amount the factor applies to, in 0.0001 yuan. */
  base: bigint;
  /** In hundredths: 100 requires the base once. */
  factor: number;
  at: Date;
}

export interface TurnoverItem {
  source: string;
  refType: string;
  refId: string;
  base: bigint;
  factor: number;
  required: bigint;
  /** What valid bets have filled of it, the oldest requirement first. */
  done: bigint;
  at: Date;
}

/** In 0.0001 yuan. */
export interface Turnover {
  required: bigint;
  valid: bigint;
  /** What is still to be bet; 0 when the gate is open. */
  missing: bigint;
  items: TurnoverItem[];
}

/** Adds the turnover that a payment requires; a repeat adds nothing. */
export async function requireTurnover(db: Db, requirement: Requirement): Promise<void> {
  const { station, accountId, source, refType, refId, base, factor, at } = requirement;
  await db
    .insertInto('turnover_item')
    .values({
      station,
      account_id: accountId,
      source,
      ref_type: refType,
      ref_id: refId,
      base,
      factor,
      required: (base * BigInt(factor)) / 100n,
      at,
    })
    .onConflict((clash) => clash.columns(['station', 'ref_type', 'ref_id', 'source']).doNothing())
    .execute();
}

/** Removes the turnover that one payment required, and nothing else. */
export async function withdrawRequirement(
  db: Db,
  { source, refType, refId, at }: Pick<Requirement, 'source' | 'refType' | 'refId' | 'at'>,
): Promise<void> {
  await db
    .updateTable('turnover_item')
    .set({ ended_at: at })
    .where('source', '=', source)
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The turnover of a member; valid bets fill the oldest item first. */
export async function turnoverOf(db: Db, accountId: number): Promise<Turnover> {
  const [counted, rows] = await Promise.all([
    db.selectFrom('turnover').select('valid').where('account_id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('turnover_item')
      .select(['source', 'ref_type', 'ref_id', 'base', 'factor', 'required', 'at'])
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .orderBy('id')
      .execute(),
  ]);
  const valid = counted?.valid ?? 0n;
  let left = valid;
  const items = rows.map(({ ref_type: refType, ref_id: refId, ...row }) => {
    const done = left < row.required ? left : row.required;
    left -= done;
    return { ...row, refType, refId, done };
  });
  const required = items.reduce((sum, item) => sum + item.required, 0n);
  return { required, valid, missing: required > valid ? required - valid : 0n, items };
}

/** Resets both counters: a withdrawal has met the turnover, or the money it was for is gone. */
export async function resetTurnover(db: Db, accountId: number, at: Date): Promise<void> {
  await db
    .updateTable('turnover_item')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  await db.updateTable('turnover').set({ valid: sql`0` }).where('account_id', '=', accountId).execute();
}
