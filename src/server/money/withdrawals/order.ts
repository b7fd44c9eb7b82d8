// A withdrawal's order: its money is held at the request, and paid out or returned exactly once when the desk has decided.
import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import type { Account } from '../../account/accounts.ts';
import { ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import { resolveProblem } from '../../db/operatorProblem.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { WithdrawalTable } from '../../db/tables.ts';
import { noteForDevices } from '../../messages/push/note.ts';
import { sendMessage } from '../../messages/sendMessage.ts';
import { wordsOf } from '../../messages/templates.ts';
import { clearTurnover, turnoverMark, turnoverOf } from '../turnover.ts';
import type { Card, CardType } from './cards.ts';
import { type Gate, refusalOfFee, refusalOfTurnover, turnoverFeeOf } from './gate.ts';

export type Withdrawal = Selectable<WithdrawalTable>;

import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';

const refType = 'withdrawal';

const orderNumber = (now: Date): string =>
  `W${formatMoment(now).replace(/\D/g, '')}${String(randomInt(100_000_000)).padStart(8, '0')}`;

export interface WithdrawalRequest {
  station: string;
  account: Pick<Account, 'id'>;
  card: Card;
  type: CardType;
  /** In 0.0001 yuan, the fee included. */
  amount: bigint;
  fee: bigint;
  /** What the checks went by. */
  gate: Gate;
  now: Date;
}

/** Holds the money of a withdrawal that has passed every other check. Refuses with balanceTooSmall, turnoverMissing or feeChanged. */
export async function holdWithdrawal(db: Db, request: WithdrawalRequest): Promise<Withdrawal> {
  const { station, account, card, type, amount, fee, gate, now } = request;
  const orderNo = orderNumber(now);
  const wallet = await ledgerAccount(db, { station, id: account.id }, 'wallet', 'real');
  const frozen = await ledgerAccount(db, { station, id: account.id }, 'frozen', 'real');
  const legs = [
    { account: wallet, amount: -amount },
    { account: frozen, amount },
  ];
  await post(db, { type: ledgerTypes.withdrawal, refType, refId: orderNo, at: now, legs });
  // The wallet is locked from here on. A deposit since the first check has added its turnover, so that is checked again.
  const latest = { ...gate, turnover: await turnoverOf(db, account.id) };
  const refusal = refusalOfTurnover(latest);
  if (refusal) throw refusal;
  const turnoverFee = turnoverFeeOf(latest);
  if (turnoverFee !== turnoverFeeOf(gate)) throw refusalOfFee(fee - turnoverFeeOf(gate) + turnoverFee);
  const review = gate.rule?.review_from ?? null;
  const mark = await turnoverMark(db, account.id, now);
  return db
    .insertInto('withdrawal')
    .values({
      order_no: orderNo,
      station,
      account_id: account.id,
      card_id: card.id,
      type: type.code,
      amount,
      fee,
      turnover_fee: turnoverFee,
      coin: type.coin,
      rate: type.rate,
      is_large: review !== null && amount >= review,
      created_at: now,
      ask_at: now,
      turnover_counted: mark.counted,
      turnover_item: mark.item,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** `isCancelled` where nobody decided: its owner wanted it back. */
export type WithdrawalEnd = { isPaid: true } | { isPaid: false; reason: string; isCancelled?: boolean };

const statusOf = (end: WithdrawalEnd) =>
  end.isPaid
    ? WithdrawalStatus.paid
    : end.isCancelled
      ? WithdrawalStatus.cancelled
      : WithdrawalStatus.refused;

/** Ends a withdrawal as the desk says. False, with nothing moved, where it has ended before or is unknown. */
export async function endWithdrawal(
  { db, station, now }: StationWork,
  orderNo: string,
  end: WithdrawalEnd,
): Promise<boolean> {
  const order = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  if (order?.status !== WithdrawalStatus.pending) return false;
  await db
    .updateTable('withdrawal')
    .set({
      status: statusOf(end),
      stage: 'ended',
      reason: end.isPaid ? '' : end.reason,
      finished_at: now,
    })
    .where('order_no', '=', orderNo)
    .execute();
  await resolveProblem(db, 'withdrawal', orderNo, now);
  const frozen = await ledgerAccount(db, { station, id: order.account_id }, 'frozen', 'real');
  if (!end.isPaid) {
    const wallet = await ledgerAccount(db, { station, id: order.account_id }, 'wallet', 'real');
    const legs = [
      { account: frozen, amount: -order.amount },
      { account: wallet, amount: order.amount },
    ];
    await post(db, { type: ledgerTypes.withdrawalReturned, refType, refId: orderNo, at: now, legs });
    await notifyOfReturn(db, order, end, now);
    // Whoever asked for it back knows.
    if (!end.isCancelled)
      await noteForDevices(db, order.account_id, { kind: 'withdrawal', subject: orderNo }, now);
    return true;
  }
  const payout = await ledgerAccount(db, { station, id: 0 }, 'payout', 'real');
  const house = await ledgerAccount(db, { station, id: 0 }, 'house', 'real');
  const legs = [
    { account: frozen, amount: -order.amount },
    { account: payout, amount: order.amount - order.fee },
    { account: house, amount: order.fee },
  ];
  await post(db, { type: ledgerTypes.withdrawalPaid, refType, refId: orderNo, at: now, legs });
  // What was required and bet since the request is for the money that is left: it stays.
  const mark = { counted: order.turnover_counted, item: order.turnover_item, at: order.created_at };
  await clearTurnover(db, order.account_id, mark, now);
  await noteForDevices(db, order.account_id, { kind: 'withdrawal', subject: orderNo }, now);
  return true;
}

/** The member reads why, in the same transaction that returns the money. */
async function notifyOfReturn(
  db: Db,
  order: Withdrawal,
  { reason, isCancelled }: Extract<WithdrawalEnd, { isPaid: false }>,
  now: Date,
): Promise<void> {
  const values = {
    amount: formatYuan(order.amount),
    time: formatMoment(order.created_at),
    orderNo: order.order_no,
  };
  await sendMessage(db, {
    station: order.station,
    kind: 'withdrawal',
    to: { audience: 'one', receiverId: order.account_id },
    ...(isCancelled
      ? await wordsOf(db, 'withdrawal-cancelled', values)
      : reason === ''
        ? await wordsOf(db, 'withdrawal-refused', values)
        : await wordsOf(db, 'withdrawal-refused-reason', { ...values, reason })),
    now,
  });
}
