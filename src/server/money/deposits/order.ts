// Reading a member's own deposit.
import type { Selectable } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import type { DepositOrderTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';

export type Deposit = Selectable<DepositOrderTable>;

/** A member's own deposit. Refuses any other as if it were not there. */
export async function depositOf(db: Db, accountId: number, orderNo: string): Promise<Deposit> {
  const order = await db
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!order) throw new Refusal('server.deposit.unknown', { code: 'unknownOrder', field: 'orderNo' });
  return order;
}
