// Owns how a deposit is shown to the member it belongs to.

import type { Selectable } from 'kysely';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { DepositOrderTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import type { ServerTextId, Text } from '../../serverText.ts';
import { giftOf } from './offers.ts';

export type Deposit = Selectable<DepositOrderTable>;

/** A reason of ours is kept as the id of its text; anybody else's as it was written. */
const reasonText = (reason: string, text: Text): string =>
  reason.startsWith('server.') ? text(reason as ServerTextId) : reason;

export interface Viewer {
  now: Date;
  locale: Locale;
  text: Text;
}

export async function showDeposits(
  db: Db,
  orders: readonly Deposit[],
  { now, locale, text }: Viewer,
): Promise<DepositOrder[]> {
  if (orders.length === 0) return [];
  const ids = (pick: (order: Deposit) => number | null) => [
    0,
    ...orders.flatMap((order) => pick(order) ?? []),
  ];
  const methods = await db
    .selectFrom('pay_method')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      ids((order) => order.method_id),
    )
    .execute();
  const coupons = await db
    .selectFrom('coupon')
    .select(['id', 'amount'])
    .where(
      'id',
      'in',
      ids((order) => order.coupon_id),
    )
    .execute();
  return orders.map((order) => {
    const isOpen = order.status === DepositStatus.pending;
    const coupon = coupons.find(({ id }) => id === order.coupon_id);
    const leftMs = isOpen ? order.expires_at.getTime() - now.getTime() : 0;
    return {
      orderNo: order.order_no,
      kind: order.kind,
      methodId: order.method_id,
      methodName: localText(methods.find(({ id }) => id === order.method_id)!.name, locale),
      amount: wireMoney(order.amount),
      tail: wireMoney(order.tail),
      payAmount: order.pay_amount === null ? '' : wireMoney(order.pay_amount),
      paidMoney: wireMoney(order.paid),
      giftMoney: wireMoney(isOpen ? (order.offer ? giftOf(order.offer, order.amount) : 0n) : order.gift),
      couponMoney: wireMoney(isOpen ? (coupon?.amount ?? 0n) : order.coupon_amount),
      status: order.status as DepositOrder['status'],
      reason: reasonText(order.reason, text),
      canCancel: isOpen,
      leftSeconds: Math.max(0, Math.ceil(leftMs / 1000)),
      createTime: formatMoment(order.created_at),
      finishTime: order.finished_at ? formatMoment(order.finished_at) : '',
    };
  });
}

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

export const showDeposit = async (db: Db, order: Deposit, viewer: Viewer): Promise<DepositOrder> =>
  (await showDeposits(db, [order], viewer))[0]!;
