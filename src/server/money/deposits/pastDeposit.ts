// A deposit that somebody is to have made at a moment in the past, by bank and paid by the ordinary code.
import { YUAN } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { newOrderNo } from './open.ts';
import { applyStatus } from './settle.ts';

/** A deposit by bank transfer that was made and approved at a moment of the past. */
export async function depositAt(
  db: Db,
  station: string,
  accountId: number,
  yuan: number,
  at: Date,
): Promise<void> {
  const method = await db
    .selectFrom('pay_method')
    .select('id')
    .where('kind', '=', 'bank')
    .orderBy('position')
    .executeTakeFirst();
  if (!method) return;
  const amount = BigInt(yuan) * YUAN;
  for (;;) {
    const orderNo = await newOrderNo(db, at);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('deposit_order')
      .values({
        order_no: orderNo,
        station,
        account_id: accountId,
        kind: 'bank',
        method_id: method.id,
        amount,
        deposit_factor: 100,
        created_at: at,
        expires_at: new Date(at.getTime() + 1_800_000),
      })
      // Another of the same second may have the number.
      .onConflict((clash) => clash.column('order_no').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) continue;
    await applyStatus({ db, station, now: at }, orderNo, { state: 'paid', amount });
    return;
  }
}
