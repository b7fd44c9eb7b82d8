// Things that are set aside, and what becomes of a deposit or of money from a platform that nobody credited, or of a payment that was taken away again.
import { formatYuan } from '#values/money.ts';
import { dismissProblem, listOpenProblems } from '../../db/operatorProblem.ts';
import { rollBackDeposit } from '../../money/deposits/rollBack.ts';
import { creditSetAside } from '../../money/deposits/settle.ts';
import { decideHeld } from '../../money/transfers/order.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import { reasonOf, type Written, yuanOf } from '../input.ts';
import { begin, reportTo } from '../member.ts';

export interface OpenProblem {
  station: string;
  kind: string;
  /** Number of the order; code of the platform; platform and number of the round; lottery and period. */
  ref: string;
  reason: string;
  times: number;
  firstAt: Date;
  lastAt: Date;
}

/** The oldest first. */
export async function listProblems({ db }: Pick<SupportWork, 'db'>): Promise<OpenProblem[]> {
  const rows = await listOpenProblems(db);
  return rows.map(({ station, kind, ref, reason, times, first_at: firstAt, last_at: lastAt }) => ({
    station,
    kind,
    ref,
    reason,
    times,
    firstAt,
    lastAt,
  }));
}

interface ForOrder {
  order: Written;
  reason: Written;
}

async function depositOf({ db }: SupportWork, { note }: Supporter, orderNo = '') {
  const order = await db
    .selectFrom('deposit_order as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['o.station', 'o.account_id', 'o.order_no', 'o.amount', 'a.name'])
    .where('o.order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw new Refusal('support.noDeposit', { values: { order: orderNo } });
  await note.about(order.account_id);
  return order;
}

const notAside = (order: string): Refusal => new Refusal('support.deposit.notAside', { values: { order } });

/** Credits a deposit that is set aside with what was really paid. */
export async function creditDeposit(
  work: SupportWork,
  who: Supporter,
  { order: orderNo, yuan, reason }: ForOrder & { yuan: Written },
): Promise<{ order: string; paid: bigint; ordered: bigint }> {
  const { order_no: order, amount: ordered } = await depositOf(work, who, orderNo);
  const amount = yuanOf(yuan);
  who.note.because(reasonOf(reason));
  const credited = await creditSetAside(work, order, amount);
  if (!credited) throw notAside(order);
  return { order, paid: credited.paid, ordered };
}

/** Closes a deposit that is set aside: nothing is credited. */
export async function dismissDeposit(
  work: SupportWork,
  who: Supporter,
  { order: orderNo, reason }: ForOrder,
): Promise<{ order: string }> {
  const { order_no: order } = await depositOf(work, who, orderNo);
  who.note.because(reasonOf(reason));
  if (!(await dismissProblem(work.db, 'deposit', order, work.now))) throw notAside(order);
  return { order };
}

export type RolledBack =
  | { done: 'before'; order: string }
  /** `given` are the bonuses that went back as well, `owed` what the wallet did not cover. */
  | { done: 'now'; order: string; name: string; amount: bigint; given: bigint; owed: bigint };

/** Takes back a deposit that was paid, with all it brought. */
export async function rollBack(
  work: SupportWork,
  who: Supporter,
  { order: orderNo, reason: why }: ForOrder,
): Promise<RolledBack> {
  const order = await depositOf(work, who, orderNo);
  const { account, reason } = await begin(work, who, order.name, why);
  const taken = await rollBackDeposit(work.db, order, reason, work.now);
  if (taken.result === 'notPaid')
    throw new Refusal('support.deposit.notPaid', { values: { order: order.order_no } });
  if (taken.result === 'before') {
    who.note.forget();
    return { done: 'before', order: order.order_no };
  }
  const { paid: amount, gift, coupon_amount: coupon } = taken.order;
  const { owed } = taken;
  const given = gift + coupon;
  await reportTo(work, account, owed > 0n ? 'server.mail.byRollBackOwed' : 'server.mail.byRollBack', {
    orderNo: order.order_no,
    amount: formatYuan(amount),
    given: formatYuan(given),
    owed: formatYuan(owed),
    reason,
  });
  return { done: 'now', order: order.order_no, name: account.name, amount, given, owed };
}

/** Credits a transfer that is held with what the platform has returned, or refuses it. */
export async function decideTransfer(
  { db, now }: SupportWork,
  { note }: Supporter,
  { order: orderNo = '', decision, reason }: ForOrder & { decision: Written },
): Promise<{ order: string; decision: 'credit' | 'refuse'; amount: bigint }> {
  const order = await db
    .selectFrom('transfer_order')
    .select(['account_id', 'amount'])
    .where('order_no', '=', orderNo)
    .executeTakeFirst();
  if (!order) throw new Refusal('support.noTransfer', { values: { order: orderNo } });
  if (decision !== 'credit' && decision !== 'refuse') throw new Refusal('support.transfer.form');
  await note.about(order.account_id);
  note.because(reasonOf(reason));
  if (!(await decideHeld(db, orderNo, decision === 'credit', now)))
    throw new Refusal('support.transfer.notHeld', { values: { order: orderNo } });
  return { order: orderNo, decision, amount: order.amount };
}
