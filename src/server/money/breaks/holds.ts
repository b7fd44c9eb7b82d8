// Asking what a break keeps from a member, where money is given or taken.
import { sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import { refusalInBreak } from '../../pipeline/callSteps.ts';

/** Refuses a member in a break; only where the account is locked already does that hold until the end of the transaction. */
export async function refuseInBreak(db: Db, accountId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`SELECT break_holds(${accountId}, ${now}) AS is`.execute(db);
  if (rows[0]!.is) throw refusalInBreak();
}

/** Whether nothing may be offered to a member: in a break, and after an exclusion until the member agrees. */
export async function barsOffers(db: Db, accountId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT break_bars_offers(${accountId}, ${now}) AS is`.execute(
    db,
  );
  return rows[0]!.is;
}

/** Whether an exclusion holds, which may never end: who cannot bet cannot make up turnover either. */
export async function isExcluded(db: Db, accountId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('break_member')
    .select('needs_consent')
    .where('account_id', '=', accountId)
    .where('closed_until', '>', now)
    .where('needs_consent', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
