// Owns turnover (docs/flows.md section 4): how much must be bet for deposits and gifts before a withdrawal, and how much of it is done.
import { sql } from 'kysely';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { fillOldestFirst, isSpent, missingOf } from '#rules/team/turnover.ts';
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
  const items = fillOldestFirst(
    rows.map(({ ref_type: refType, ref_id: refId, ...row }) => ({ ...row, refType, refId })),
    valid,
  );
  const required = items.reduce((sum, item) => sum + item.required, 0n);
  return { required, valid, missing: missingOf(required, valid), items };
}

/** How far turnover has come at a moment: what is cleared by it leaves alone what comes later. */
export interface TurnoverMark {
  /** All valid bets ever counted, in 0.0001 yuan. */
  counted: bigint;
  /** Number of the newest item that is not ended; 0 for none. */
  item: bigint;
}

/** The mark of now. Under the lock of the member's wallet nothing is added meanwhile. */
export async function turnoverMark(db: Db, accountId: number): Promise<TurnoverMark> {
  const counted = await db
    .selectFrom('turnover')
    .select(sql<bigint>`valid + cleared`.as('all'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const newest = await db
    .selectFrom('turnover_item')
    .select((row) => row.fn.max('id').as('id'))
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return { counted: counted?.all ?? 0n, item: newest?.id ?? 0n };
}

/** Clears the items and valid bets up to a mark; those since then stay. */
export async function clearTurnover(db: Db, accountId: number, mark: TurnoverMark, at: Date): Promise<void> {
  await db
    .updateTable('turnover_item')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('id', '<=', mark.item)
    .where('ended_at', 'is', null)
    .execute();
  const cleared = sql<bigint>`greatest(cleared, ${mark.counted}::bigint)`;
  await db
    .updateTable('turnover')
    .set({ valid: sql`valid + cleared - ${cleared}`, cleared })
    .where('account_id', '=', accountId)
    .execute();
}

/** Resets both counters. */
export const resetTurnover = async (db: Db, accountId: number, at: Date): Promise<void> =>
  clearTurnover(db, accountId, await turnoverMark(db, accountId), at);

/**
 * Before a deposit adds its turnover: resets both counters where the member had next to nothing left. `paid` is in the wallet already, whose lock
 * keeps bets and settlements out meanwhile.
 */
export async function resetSpentTurnover(db: Db, accountId: number, paid: bigint, at: Date): Promise<void> {
  const rule = await db.selectFrom('withdrawal_rule').select('reset_below').executeTakeFirst();
  const own = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance'])
    .where('owner_id', '=', accountId)
    .where('book', '=', 'real')
    .execute();
  const sumOf = (isCounted: (kind: string) => boolean) =>
    own.reduce((sum, { kind, balance }) => (isCounted(kind) ? sum + balance : sum), 0n);
  const frozen = sumOf((kind) => kind === 'frozen');
  const balance = sumOf((kind) => kind !== 'frozen') - paid;
  const resetBelow = rule?.reset_below ?? 0n;
  // Most members have money, and need no further query.
  if (!isSpent({ balance, frozen, inPlay: 0n }, resetBelow)) return;
  const inPlay = await moneyInPlay(db, accountId);
  if (isSpent({ balance, frozen, inPlay }, resetBelow)) await resetTurnover(db, accountId, at);
}

/**
 * Stakes of open bets, and what was carried to game platforms and not brought back: it may be lost there, but until that is known
 * it is not gone.
 */
async function moneyInPlay(db: Db, accountId: number): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT ((SELECT coalesce(sum(stake), 0) FROM bet_order WHERE account_id = ${accountId} AND book = 'real' AND status = ${BetStatus.waiting})
      + (SELECT coalesce(sum(greatest(p.carried, 0)), 0) FROM (
          SELECT sum(CASE direction WHEN 'in' THEN amount ELSE -amount END) AS carried
            FROM transfer_order WHERE account_id = ${accountId} AND state = 'success' GROUP BY platform) p))::text AS sum`.execute(
    db,
  );
  return BigInt(rows[0]!.sum);
}
