// What the office decides on a deposit that is paid outside: the amount that came in is credited, or the deposit is refused with a reason; each once.
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { readMoney, wireMoney } from '#values/money.ts';
import type { Deposit } from '../../../money/deposits/order.ts';
import { applyStatus, lockMemberDeposits } from '../../../money/deposits/settle.ts';
import { Refusal } from '../../../refusal.ts';
import type { QueueWork } from '../queue/queue.ts';
import { noteDecision } from '../queue/serviceLevel.ts';
import { orderOver, unknownOrder } from './decides.ts';
import type { Decider } from './decideWithdrawal.ts';

/** The name of the queue of deposits that are paid outside. */
export const depositQueue = 'deposits';

const byHand = ['bank', 'fast'] as const;

/** A deposit that people confirm, with the deposits of its owner locked. Refuses with unknownOrder. */
async function lockedDeposit({ db, station }: QueueWork, orderNo: string): Promise<Deposit> {
  const found = db
    .selectFrom('deposit_order')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('kind', 'in', byHand);
  const owner = await found.executeTakeFirst();
  if (!owner) throw unknownOrder(orderNo);
  await lockMemberDeposits(db, station, owner.account_id);
  return await found.forUpdate().executeTakeFirstOrThrow();
}

/** What became of it: an amount that no order of its kind comes to is set aside, for somebody who looks at it again. */
export interface CreditedDeposit {
  orderNo: string;
  state: 'credited' | 'setAside';
  /** In 0.0001 yuan; 0 where it is set aside. */
  paid: bigint;
  gift: bigint;
}

/**
 * Credits a deposit with the amount that came in, as it was typed from the statement of the bank. One that was cancelled, refused or has expired is
 * credited as well: its money has arrived. Refuses with unknownOrder, orderOver where it was paid before, heldByOther, invalid where the amount is none,
 * and otherAmount where it differs from the order's and nobody has said that this is meant.
 */
export async function creditDeposit(
  work: QueueWork,
  who: Decider,
  given: { orderNo: string; amount: string; isOther?: boolean | undefined; reference?: string | undefined },
): Promise<CreditedDeposit> {
  const { db, station, now } = work;
  const { orderNo, reference = '' } = given;
  const order = await lockedDeposit(work, orderNo);
  if (order.finished_at !== null && order.paid > 0n) throw orderOver(orderNo);
  const amount = readMoney(given.amount);
  if (amount === undefined || amount <= 0n)
    throw new Refusal('office-waiting.amountForm', { code: 'invalid', field: 'amount' });
  if (amount !== order.amount && !given.isOther)
    throw new Refusal('office-waiting.otherAmount', {
      code: 'otherAmount',
      field: 'amount',
      values: { amount: wireMoney(amount), ordered: wireMoney(order.amount) },
    });
  await who.note.about(order.account_id);
  const after = await applyStatus({ db, station, now }, orderNo, { state: 'paid', amount }, byHand);
  const isCredited = after?.status === DepositStatus.paid;
  await noteDecision(work, who, {
    queue: depositQueue,
    item: orderNo,
    verdict: isCredited ? 'credited' : 'setAside',
    since: order.created_at,
    amount,
    note: reference.trim(),
  });
  return {
    orderNo,
    state: isCredited ? 'credited' : 'setAside',
    paid: isCredited ? after.paid : 0n,
    gift: isCredited ? after.gift + after.coupon_amount : 0n,
  };
}

/** Refuses a deposit that waits: its owner reads why. Refuses itself with unknownOrder, orderOver, heldByOther. */
export async function refuseDeposit(
  work: QueueWork,
  who: Decider,
  { orderNo, reason }: { orderNo: string; reason: string },
): Promise<{ orderNo: string }> {
  const { db, station, now } = work;
  const order = await lockedDeposit(work, orderNo);
  if (order.status !== DepositStatus.pending) throw orderOver(orderNo);
  await who.note.about(order.account_id);
  await noteDecision(work, who, {
    queue: depositQueue,
    item: orderNo,
    verdict: 'refused',
    since: order.created_at,
    amount: order.amount,
    note: reason.trim(),
  });
  await applyStatus({ db, station, now }, orderNo, { state: 'failed', reason: reason.trim() }, byHand);
  return { orderNo };
}
