// Turnover (docs/flows.md section 4): how much must be bet for deposits and gifts before a withdrawal, and how much of it is done.
import { sql } from 'kysely';
import { unsettledStates } from '#contract/states/betStates.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
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
  id: bigint;
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

/** Adds the turnover that a payment requires. A repeat adds nothing and returns false. */
export async function requireTurnover(db: Db, requirement: Requirement): Promise<boolean> {
  const { station, accountId, source, refType, refId, base, factor, at } = requirement;
  const added = await db
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
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
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

/** Says what one item requires from now on, in 0.0001 yuan; 0 ends it. 'unknown' where the member has no such item that still counts. */
export async function setRequired(
  db: Db,
  accountId: number,
  id: bigint,
  required: bigint,
  at: Date,
): Promise<'changed' | 'same' | 'unknown'> {
  const item = await db
    .selectFrom('turnover_item')
    .select('required')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!item) return 'unknown';
  if (item.required === required) return 'same';
  await db
    .updateTable('turnover_item')
    .set(required === 0n ? { ended_at: at } : { required })
    .where('id', '=', id)
    .execute();
  return 'changed';
}

/** The turnover of a member; valid bets fill the oldest item first. */
export async function turnoverOf(db: Db, accountId: number): Promise<Turnover> {
  const [counted, rows] = await Promise.all([
    db.selectFrom('turnover').select('valid').where('account_id', '=', accountId).executeTakeFirst(),
    db
      .selectFrom('turnover_item')
      .select(['id', 'source', 'ref_type', 'ref_id', 'base', 'factor', 'required', 'at'])
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
  /** The moment of the mark. */
  at: Date;
}

/** The mark of now. Under the lock of the member's wallet nothing is added meanwhile. */
export async function turnoverMark(db: Db, accountId: number, at: Date): Promise<TurnoverMark> {
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
  return { counted: counted?.all ?? 0n, item: newest?.id ?? 0n, at };
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
  // No more than was ever counted: a correction since the mark may have taken some of it away.
  const cleared = sql<bigint>`least(valid + cleared, greatest(cleared, ${mark.counted}::bigint))`;
  await db
    .updateTable('turnover')
    .set({
      valid: sql`valid + cleared - ${cleared}`,
      cleared,
      cleared_through: sql<Date>`greatest(cleared_through, ${mark.at}::timestamptz)`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Resets both counters. */
export const resetTurnover = async (db: Db, accountId: number, at: Date): Promise<void> =>
  clearTurnover(db, accountId, await turnoverMark(db, accountId, at), at);

export interface CountedBet {
  accountId: number;
  /** 0.0001 yuan. */
  valid: bigint;
  /** What the same bet counted before, since when; null where it is counted for the first time. */
  before: { valid: bigint; at: Date } | null;
}

/**
 * Counts valid bets of game platforms, and takes back what a correction counted before. What a withdrawal or a reset has cleared is not taken
 * back a second time.
 */
export async function countValidBets(db: Db, station: string, bets: readonly CountedBet[]): Promise<void> {
  const added = new Map<number, bigint>();
  const corrected = bets.filter(({ before }) => before !== null && before.valid > 0n);
  for (const { accountId, valid, before } of bets)
    if (!before || before.valid === 0n) added.set(accountId, (added.get(accountId) ?? 0n) + valid);
  const accounts = [...added.keys()].filter((id) => added.get(id)! > 0n).sort((a, b) => a - b);
  if (accounts.length > 0)
    await sql`INSERT INTO turnover AS t (station, account_id, valid)
      SELECT ${station}, * FROM unnest(${accounts}::int[], ${accounts.map((id) => added.get(id)!)}::bigint[])
      ON CONFLICT (station, account_id) DO UPDATE SET valid = t.valid + EXCLUDED.valid`.execute(db);
  for (const bet of corrected.sort((a, b) => a.accountId - b.accountId)) await correctValidBet(db, bet);
}

async function correctValidBet(db: Db, { accountId, valid, before }: CountedBet): Promise<void> {
  const { valid: counted, at } = before!;
  const own = await db
    .selectFrom('turnover')
    .select('cleared_through')
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return;
  const isCleared = own.cleared_through !== null && at <= own.cleared_through;
  if (isCleared && valid <= counted) return;
  const change = valid - counted;
  // A withdrawal that waits will clear everything up to its mark, this bet included: the mark keeps its place if what is taken away counts as
  // cleared.
  const waiting = await db
    .selectFrom('withdrawal')
    .select('order_no')
    .where('account_id', '=', accountId)
    .where('status', '=', WithdrawalStatus.pending)
    .where('created_at', '>=', at)
    .limit(1)
    .executeTakeFirst();
  const isBeforeMark = waiting !== undefined && change < 0n;
  await db
    .updateTable('turnover')
    .set({
      valid: sql<bigint>`greatest(0, valid + ${change}::bigint)`,
      ...(isBeforeMark && { cleared: sql<bigint>`cleared + least(valid, ${-change}::bigint)` }),
    })
    .where('account_id', '=', accountId)
    .execute();
}

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
  const balance = sumOf((kind) => kind !== 'frozen' && kind !== 'debt') - paid;
  const resetBelow = rule?.reset_below ?? 0n;
  // Most members have money, and need no further query.
  if (!isSpent({ balance, frozen, inPlay: 0n }, resetBelow)) return;
  const inPlay = await moneyInPlay(db, accountId);
  if (isSpent({ balance, frozen, inPlay }, resetBelow)) await resetTurnover(db, accountId, at);
}

/**
 * Stakes of bets that wait, and what was carried to game platforms and not brought back: it may be lost there, but until that is known
 * it is not gone.
 */
async function moneyInPlay(db: Db, accountId: number): Promise<bigint> {
  const { rows } = await sql<{ sum: string }>`
    SELECT ((SELECT coalesce(sum(stake), 0) FROM bets_of(${accountId}) WHERE book = 'real' AND status = ANY (${unsettledStates.map(Number)}::smallint[]))
      + (SELECT coalesce(sum(greatest(p.carried, 0)), 0) FROM (
          SELECT sum(CASE direction WHEN 'in' THEN amount ELSE -amount END) AS carried
            FROM transfer_order WHERE account_id = ${accountId} AND state = 'success' GROUP BY platform) p))::text AS sum`.execute(
    db,
  );
  return BigInt(rows[0]!.sum);
}
