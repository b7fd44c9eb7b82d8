// Rolling a paid deposit back: payment, gift and coupon return to where they came from, with the turnover they required.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { bookOf, ledgerAccount, ledgerTypes, type Taking, takeBack } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { withdrawRequirement } from '../turnover.ts';
import type { Deposit } from './order.ts';
import { lockMemberDeposits, paymentTypes } from './settle.ts';

const refType = 'depositRolledBack';

/** What a deposit brought, each amount with the account of the station that it came from. */
async function takingsOf(db: Db, station: string, order: Deposit, reason: string): Promise<Taking[]> {
  const given = [
    { type: paymentTypes[order.kind], from: 'deposit', amount: order.paid },
    { type: ledgerTypes.depositGift, from: 'bonus', amount: order.gift },
    { type: ledgerTypes.coupon, from: 'bonus', amount: order.coupon_amount },
  ] as const;
  const takings: Taking[] = [];
  for (const { type, from, amount } of given) {
    const to = await ledgerAccount(db, { station, id: 0 }, from, 'real');
    if (amount > 0n) takings.push({ type, refType, refId: order.order_no, remark: reason, to, amount });
  }
  return takings;
}

/** The coupon may be used again while its time lasts. */
const freeCoupon = (db: Db, orderNo: string) =>
  db.updateTable('coupon').set({ used_by: null, used_at: null }).where('used_by', '=', orderNo).execute();

export type RollBack =
  /** `owed` is what the wallet did not cover, in 0.0001 yuan. */
  | { result: 'done'; order: Deposit; owed: bigint }
  /** Before, or it was never paid. */
  | { result: 'before' }
  | { result: 'notPaid' };

/**
 * Takes back a deposit of real money that was paid, exactly once and never more than it brought. What the wallet does not cover is the member's
 * debt, as after a corrected draw; money held for a withdrawal stays held.
 */
export async function rollBackDeposit(
  db: Db,
  { station, account_id: accountId, order_no: orderNo }: Pick<Deposit, 'station' | 'account_id' | 'order_no'>,
  reason: string,
  now: Date,
): Promise<RollBack> {
  await lockMemberDeposits(db, station, accountId);
  const order = await db
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (order.status === DepositStatus.rolledBack || order.status === DepositStatus.rolledBackOwing)
    return { result: 'before' };
  if (order.status !== DepositStatus.paid) return { result: 'notPaid' };
  const member = { id: accountId, book: bookOf('member') };
  const owed = await takeBack(db, member, await takingsOf(db, station, order, reason), now);
  if (owed === null) throw new Error(`The ledger has taken back deposit ${orderNo}, which says it is paid.`);
  for (const source of ['deposit', 'gift', 'coupon'])
    await withdrawRequirement(db, { source, refType: 'deposit', refId: orderNo, at: now });
  await freeCoupon(db, orderNo);
  await db
    .updateTable('deposit_order')
    .set({ status: owed > 0n ? DepositStatus.rolledBackOwing : DepositStatus.rolledBack, reason })
    .where('order_no', '=', orderNo)
    .execute();
  return { result: 'done', order, owed };
}
