// How deposits and withdrawals are written as lines of one record.

import type { ChargeRecordListAnswer } from '#contract/report.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { Locale } from '#texts/text.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Deposit } from '../../money/deposits/order.ts';
import type { CardType } from '../../money/withdrawals/cards.ts';
import type { Withdrawal } from '../../money/withdrawals/order.ts';
import { presentDeposits, type Viewer } from './deposits.ts';
import { presentWithdrawal } from './withdrawals.ts';

type ChargeRecord = ChargeRecordListAnswer['list'][number];

export async function presentDepositRecords(
  db: Db,
  orders: readonly Deposit[],
  viewer: Viewer,
): Promise<ChargeRecord[]> {
  const presented = await presentDeposits(db, orders, viewer);
  return orders.map((order, at) => {
    const { methodName, reason, createTime, finishTime } = presented[at]!;
    const isDone = order.status === DepositStatus.paid;
    // One that was rolled back was paid as well.
    const money = order.paid > 0n ? order.paid : order.amount;
    const gift = isDone ? order.gift + order.coupon_amount : 0n;
    return {
      orderNo: order.order_no,
      kind: 'deposit',
      way: methodName,
      cardNo: '',
      money: wireMoney(money),
      change: wireMoney(isDone ? order.paid + gift : 0n),
      gift: wireMoney(gift),
      fee: wireMoney(0n),
      status: order.status as ChargeRecord['status'],
      reason,
      createTime,
      finishTime,
    };
  });
}

export const presentWithdrawalRecords = (
  orders: readonly (Withdrawal & { bank_name: string; card_no: string })[],
  types: readonly CardType[],
  locale: Locale,
): ChargeRecord[] =>
  orders.map((order) => {
    const type = types.find(({ code }) => code === order.type)!;
    const presented = presentWithdrawal(order, order, type, { locale, mayTakeBack: false });
    const isKept = order.status === WithdrawalStatus.pending || order.status === WithdrawalStatus.paid;
    return {
      orderNo: order.order_no,
      kind: 'withdraw',
      way: presented.typeName,
      cardNo: presented.cardNo,
      money: presented.money,
      change: wireMoney(isKept ? -order.amount : 0n),
      gift: wireMoney(0n),
      fee: wireMoney(isKept ? order.fee : 0n),
      status: presented.status,
      reason: presented.reason,
      createTime: presented.createTime,
      finishTime: presented.finishTime,
    };
  });
