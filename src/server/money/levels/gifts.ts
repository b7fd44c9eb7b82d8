// Paying what levels give: each once, with the turnover it requires. Nothing is paid into a break; it waits for its end. The rules are in functions/level_gift_pay.sql.
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import type { LevelGiftTable } from '../../db/tables.ts';

export type LevelGift = Selectable<LevelGiftTable>;

/** Pays a batch of gifts that wait; returns how many. */
export async function payLevelGifts(db: Db, now: Date, batch: number): Promise<number> {
  const { rows } = await sql<{ paid: number }>`SELECT level_gift_pay(${batch}, ${now}) AS paid`.execute(db);
  return rows[0]!.paid;
}

/** Pays a gift that its member has just claimed and that is written down. */
export const payClaimed = (db: Db, accountId: number, code: string, now: Date): Promise<unknown> =>
  sql`SELECT level_gift_pay(1, ${now}, ${accountId}, ${code})`.execute(db);
