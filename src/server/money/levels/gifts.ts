// Owns paying what levels give: each once, with the turnover it requires. Nothing is paid into a break; it waits for its end.
import { type Selectable, sql } from 'kysely';
import { ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { LevelGiftTable } from '../../db/tables.ts';
import { requireTurnover } from '../turnover.ts';

export type LevelGift = Selectable<LevelGiftTable>;

/** Pays a gift that is written down and locked; a repeat does nothing. */
export async function payLevelGift(
  db: Db,
  { station, account_id: accountId, code, amount, bet_factor: factor }: LevelGift,
  now: Date,
): Promise<void> {
  const refId = `${code} ${accountId}`;
  await post(db, {
    type: ledgerTypes.levelUpGift,
    refType: 'level',
    refId,
    remark: code,
    at: now,
    legs: [
      { account: await ledgerAccount(db, station, 0, 'bonus', 'real'), amount: -amount },
      { account: await ledgerAccount(db, station, accountId, 'wallet', 'real'), amount },
    ],
  });
  if (factor > 0)
    await requireTurnover(db, {
      station,
      accountId,
      source: 'level',
      refType: 'level',
      refId,
      base: amount,
      factor,
      at: now,
    });
  await db
    .updateTable('level_gift')
    .set({ paid_at: now })
    .where('account_id', '=', accountId)
    .where('code', '=', code)
    .execute();
}

/** Pays a batch of gifts that wait; returns how many. */
export async function payLevelGifts(db: Db, now: Date, batch: number): Promise<number> {
  const { rows } = await sql<LevelGift>`
    SELECT g.* FROM level_gift g JOIN account a ON a.id = g.account_id
      WHERE g.paid_at IS NULL AND a.state = 'enabled' AND NOT break_bars_offers(g.account_id, ${now})
      ORDER BY g.account_id, g.code LIMIT ${batch} FOR UPDATE OF g SKIP LOCKED`.execute(db);
  for (const gift of rows) await payLevelGift(db, gift, now);
  return rows.length;
}
