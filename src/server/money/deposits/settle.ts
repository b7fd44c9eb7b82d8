// How a deposit ends: a payment is credited once, with its gift, coupon and turnover; any other end moves no money.

import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { distrust } from '#counterparty/signed.ts';
import { wireMoney } from '#values/money.ts';
import { lockKey } from '../../account/rateLimit.ts';
import type { DepositKind } from '../../db/columnTypes.ts';
import { bookOf, ledgerAccount, ledgerTypes, post } from '../../db/ledger.ts';
import { reportProblem, resolveProblem } from '../../db/operatorProblem.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { barsOffers } from '../breaks/holds.ts';
import { lockDevices, readEntryFacts, takenReason } from '../participation.ts';
import { requireTurnover, resetSpentTurnover } from '../turnover.ts';
import { activitiesOfOffers, couponGoesWith, giftOf, historyOf, offerText, spentReason } from './offers.ts';
import type { Deposit } from './order.ts';

/** What a provider reports of a deposit; amounts in 0.0001 yuan. */
export type StatusUpdate =
  | { state: 'open'; url?: string }
  | { state: 'paid'; amount: bigint }
  | { state: 'failed'; reason: string }
  | { state: 'closed' };

/** Money that comes late is credited all the same; what is paid or rolled back is final. */
const payable: ReadonlySet<number> = new Set([
  DepositStatus.pending,
  DepositStatus.failed,
  DepositStatus.cancelled,
  DepositStatus.expired,
]);

/** What the ledger calls a payment of each kind. */
export const paymentTypes: Record<DepositKind, number> = {
  online: ledgerTypes.onlineDeposit,
  fast: ledgerTypes.fastDeposit,
  bank: ledgerTypes.bankDeposit,
};

/**
 * What is credited without a person looking at it, in percent of the order. A provider sells an order of a fixed amount; a transfer by hand
 * may come to more than was announced, and not to many times as much.
 */
const creditableMost: Record<DepositKind, bigint> = { online: 100n, fast: 200n, bank: 200n };

/** Deposits of one member follow one another, so that what offers count stays true until it is written. */
export const lockMemberDeposits = (db: Db, station: string, accountId: number): Promise<void> =>
  lockKey(db, station, `deposit ${accountId}`);

/**
 * Applies what a provider reports. A payment belongs to the member even if the order has failed, was cancelled or has expired in the meantime
 * (nobody else could own it, and the report is signed). The amount that was paid counts, not the one that was announced. A repeated report
 * changes nothing. An amount that no order of this kind can come to is not credited but set aside for the operator, unless a person has looked at it. Returns the order as it is now; undefined where the station has no order of this number and these kinds.
 */
export async function applyStatus(
  { db, station, now }: StationWork,
  orderNo: string,
  update: StatusUpdate,
  kinds: readonly DepositKind[] = ['bank', 'fast', 'online'],
  isReviewed = false,
): Promise<Deposit | undefined> {
  const find = () =>
    db.selectFrom('deposit_order').selectAll().where('order_no', '=', orderNo).forUpdate().executeTakeFirst();
  const owner = await db
    .selectFrom('deposit_order')
    .select('account_id')
    .where('order_no', '=', orderNo)
    .where('kind', 'in', kinds)
    .executeTakeFirst();
  if (!owner) return undefined;
  await lockMemberDeposits(db, station, owner.account_id);
  const order = (await find())!;
  const change = async (columns: object): Promise<Deposit> =>
    db
      .updateTable('deposit_order')
      .set(columns)
      .where('order_no', '=', orderNo)
      .returningAll()
      .executeTakeFirstOrThrow();

  if (update.state === 'paid' && payable.has(order.status)) {
    if (!isReviewed && update.amount * 100n > order.amount * creditableMost[order.kind]) {
      const reason = `reported as paid ${wireMoney(update.amount)}, ordered was ${wireMoney(order.amount)}: nothing is credited`;
      await reportProblem(db, { station, kind: 'deposit', ref: orderNo, reason, at: now });
      distrust({ about: `deposit ${orderNo}`, reason });
      return order.ask_at === null ? order : change({ ask_at: null });
    }
    await resolveProblem(db, 'deposit', orderNo, now);
    return change(await credited({ db, station, now }, order, update.amount));
  }
  if (update.state === 'failed' && order.status === DepositStatus.pending)
    return change({ status: DepositStatus.failed, reason: update.reason, finished_at: now, ask_at: null });
  // The provider closes its page when the order expires or is cancelled; nobody can pay any more.
  if (update.state === 'closed' && order.status === DepositStatus.pending)
    return change({
      status: DepositStatus.expired,
      reason: 'server.deposit.expired',
      finished_at: now,
      ask_at: null,
    });
  if (update.state === 'open') return update.url && order.url === '' ? change({ url: update.url }) : order;
  return order.ask_at === null ? order : change({ ask_at: null });
}

/**
 * Credits a deposit that is set aside with what a person says was paid, with everything that comes with a payment. Null where none of this number
 * is set aside or it has ended otherwise.
 */
export async function creditSetAside(
  { db, station, now }: StationWork,
  orderNo: string,
  amount: bigint,
): Promise<Deposit | null> {
  const open = await db
    .selectFrom('operator_problem')
    .select('ref')
    .where('kind', '=', 'deposit')
    .where('ref', '=', orderNo)
    .where('resolved_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return null;
  const order = await applyStatus({ db, station, now }, orderNo, { state: 'paid', amount }, undefined, true);
  return order?.status === DepositStatus.paid ? order : null;
}

/** Posts the payment and everything that comes with it; returns the columns that change. */
async function credited({ db, station, now }: StationWork, order: Deposit, amount: bigint): Promise<object> {
  const { account_id: accountId, order_no: refId } = order;
  const { role } = await db
    .selectFrom('account')
    .select('role')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const book = bookOf(role);
  const wallet = await ledgerAccount(db, { station, id: accountId }, 'wallet', book);
  const pay = async (type: number, from: 'deposit' | 'bonus', sum: bigint) => {
    const source = await ledgerAccount(db, { station, id: 0 }, from, book);
    const legs = [
      { account: source, amount: -sum },
      { account: wallet, amount: sum },
    ];
    await post(db, { type, refType: 'deposit', refId, at: now, legs });
  };
  const mustBet = (source: string, base: bigint, factor: number) =>
    requireTurnover(db, { station, accountId, source, refType: 'deposit', refId, base, factor, at: now });

  await pay(paymentTypes[order.kind], 'deposit', amount);
  if (book === 'real') await resetSpentTurnover(db, accountId, amount, now);
  await mustBet('deposit', amount, order.deposit_factor);
  // A break is no time for offers: what was paid is credited, and nothing beside it.
  const isBarred = await barsOffers(db, accountId, now);
  const { gift, reason } = isBarred ? { gift: 0n, reason: '' } : await giftAllowed(db, order, amount);
  if (gift > 0n) {
    await pay(ledgerTypes.depositGift, 'bonus', gift);
    await mustBet('gift', gift, order.offer!.giftFactor);
  }
  const coupon = isBarred ? undefined : await couponLeft(db, order, amount);
  if (coupon) {
    await db
      .updateTable('coupon')
      .set({ used_by: refId, used_at: now })
      .where('id', '=', coupon.id)
      .execute();
    await pay(ledgerTypes.coupon, 'bonus', coupon.amount);
    await mustBet('coupon', coupon.amount, coupon.bet_factor);
  }
  return {
    status: DepositStatus.paid,
    reason: order.coupon_id !== null && !coupon && reason === '' ? 'server.deposit.couponMissed' : reason,
    paid: amount,
    gift,
    coupon_amount: coupon?.amount ?? 0n,
    finished_at: now,
    ask_at: null,
  };
}

/** The offer's gift for the amount that was paid; 0 and the reason where another deposit has used the offer up since. */
async function giftAllowed(
  db: Db,
  order: Deposit,
  amount: bigint,
): Promise<{ gift: bigint; reason: string }> {
  if (!order.offer || order.strategy_id === null) return { gift: 0n, reason: '' };
  const history = await historyOf(db, order.account_id, order.order_no);
  const offer = { id: order.strategy_id, times: order.offer.times };
  const spent = spentReason(offer, history, order.created_at);
  if (spent) return { gift: 0n, reason: spent };
  const activity = (await activitiesOfOffers(db, [offer.id], order.created_at)).get(offer.id);
  if (activity) {
    // Members who share a device follow one another here, so that one of them has the gift.
    if (activity.once_per_device) await lockDevices(db, activity, order.account_id);
    // Role, level and card were looked at when the offer was taken; what others and other deposits have taken since counts.
    const facts = await readEntryFacts(db, order.account_id, [activity], order.order_no);
    const taken = takenReason(activity, facts);
    if (taken) return { gift: 0n, reason: offerText(taken) };
  }
  const gift = giftOf(order.offer, amount);
  return { gift, reason: gift === 0n ? 'server.deposit.giftMissed' : '' };
}

/** The order's coupon, unless it has been used since or does not fit the amount that was paid. It was valid when the deposit was opened. */
async function couponLeft(db: Db, order: Deposit, amount: bigint) {
  if (order.coupon_id === null) return undefined;
  const coupon = await db
    .selectFrom('coupon')
    .selectAll()
    .where('id', '=', order.coupon_id)
    .where('used_by', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return coupon && couponGoesWith(coupon, amount) ? coupon : undefined;
}
