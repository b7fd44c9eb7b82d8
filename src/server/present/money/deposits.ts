// How deposits and deposit methods are written for the member they belong to.

import type {
  DepositAccount,
  DepositCoupon,
  DepositMethod,
  DepositOrder,
} from '#contract/entities.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { DepositSetting, PayMethod } from '../../money/deposits/methods.ts';
import { type Coupon, giftOf } from '../../money/deposits/offers.ts';
import type { Deposit } from '../../money/deposits/order.ts';
import type { ServerTextId, Text } from '../../serverText.ts';

/** The server's own reasons are stored as the id of their text, those of providers as they were written. */
const reasonText = (reason: string, text: Text): string =>
  reason.startsWith('server.') ? text(reason as ServerTextId) : reason;

export const presentCoupon = (coupon: Coupon, locale: Locale): DepositCoupon => ({
  id: coupon.id,
  name: localText(coupon.name, locale),
  money: wireMoney(coupon.amount),
  minMoney: wireMoney(coupon.min_deposit),
  maxMoney: wireMoney(coupon.max_deposit),
  betFactor: coupon.bet_factor,
  endTime: formatMoment(coupon.ends_at),
});

export interface Viewer {
  now: Date;
  locale: Locale;
  text: Text;
}

export async function presentDeposits(
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

export const presentDeposit = async (db: Db, order: Deposit, viewer: Viewer): Promise<DepositOrder> =>
  (await presentDeposits(db, [order], viewer))[0]!;

export function presentDepositMethod(
  method: PayMethod,
  setting: DepositSetting,
  locale: Locale,
): DepositMethod {
  const fixed = method.fixed_amounts.map(BigInt);
  const quick = setting.quick_amounts
    .map(BigInt)
    .filter((amount) => amount >= method.least && amount <= method.most);
  return {
    id: method.id,
    kind: method.kind,
    name: localText(method.name, locale),
    payType: method.pay_type,
    minMoney: wireMoney(method.least),
    maxMoney: wireMoney(method.most),
    fixedMoney: fixed.map(wireMoney),
    quickMoney: (fixed.length > 0 ? fixed : quick).map(wireMoney),
    rate: method.rate === null ? '' : wireMoney(method.rate),
    tips: localText(method.tips, locale),
  };
}

export const presentDepositAccount = (method: PayMethod, locale: Locale): DepositAccount => ({
  methodId: method.id,
  bankName: localText(method.bank_name, locale),
  branch: method.branch,
  receiver: method.receiver,
  cardNo: method.card_no,
  qrContent: method.qr_content,
});
