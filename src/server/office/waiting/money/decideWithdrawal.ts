// What the office decides on a withdrawal: paid, by the bank or by hand, or refused with a reason that its owner reads; each once.
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { wireMoney } from '#values/money.ts';
import { openedCard } from '../../../db/personal/members.ts';
import { endWithdrawal, type Withdrawal } from '../../../money/withdrawals/order.ts';
import { Refusal } from '../../../refusal.ts';
import type { Note } from '../../../support/record.ts';
import { heldForDecision } from '../queue/lease.ts';
import type { Clerk, QueueWork } from '../queue/queue.ts';
import { noteDecision } from '../queue/serviceLevel.ts';
import { orderOver, unknownOrder } from './decides.ts';
import { withdrawalQueue } from './takeWithdrawals.ts';

/** A clerk who decides, and what the trail has of it. */
export interface Decider extends Clerk {
  note: Pick<Note, 'about'>;
}

const takeFirst = (): Refusal => new Refusal('office-waiting.takeFirst', { code: 'takeFirst' });

/** How money went out: by the bank as the order says, or in another way, which the reference names. */
export type PaidHow = 'bank' | 'byHand';

/** A withdrawal that waits, its row locked. Refuses with unknownOrder, orderOver. */
async function pendingWithdrawal({ db }: QueueWork, orderNo: string): Promise<Withdrawal> {
  const order = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw unknownOrder(orderNo);
  if (order.status !== WithdrawalStatus.pending) throw orderOver(orderNo);
  return order;
}

/**
 * Says that a withdrawal was paid out in full. Refuses with unknownOrder, orderOver, takeFirst where nobody has taken it over, heldByOther where a
 * colleague has, and referenceMissing where money that went out by hand has none.
 */
export async function payWithdrawal(
  work: QueueWork,
  who: Decider,
  { orderNo, how, reference = '' }: { orderNo: string; how: PaidHow; reference?: string | undefined },
): Promise<{ orderNo: string; paid: bigint }> {
  const order = await pendingWithdrawal(work, orderNo);
  if (order.taken_at === null) throw takeFirst();
  if (how === 'byHand' && reference.trim() === '')
    throw new Refusal('office-waiting.referenceMissing', { code: 'invalid', field: 'reference' });
  await who.note.about(order.account_id);
  const paid = order.amount - order.fee;
  await noteDecision(work, who, {
    queue: withdrawalQueue,
    item: orderNo,
    verdict: how === 'byHand' ? 'paidByHand' : 'paid',
    since: order.created_at,
    amount: paid,
    note: reference.trim(),
  });
  await endWithdrawal(work, orderNo, { isPaid: true });
  return { orderNo, paid };
}

/** Refuses a withdrawal: its money goes back, and its owner reads why. Refuses itself with unknownOrder, orderOver, heldByOther. */
export async function refuseWithdrawal(
  work: QueueWork,
  who: Decider,
  { orderNo, reason }: { orderNo: string; reason: string },
): Promise<{ orderNo: string; returned: bigint }> {
  const order = await pendingWithdrawal(work, orderNo);
  await who.note.about(order.account_id);
  await noteDecision(work, who, {
    queue: withdrawalQueue,
    item: orderNo,
    verdict: 'refused',
    since: order.created_at,
    amount: order.amount,
    note: reason.trim(),
  });
  await endWithdrawal(work, orderNo, { isPaid: false, reason: reason.trim() });
  return { orderNo, returned: order.amount };
}

/**
 * What a second yes to a payment stands on: its sum, and a text that differs once anything a colleague goes by has changed. Refuses what could not be
 * paid now: unknownOrder, orderOver, takeFirst, heldByOther.
 */
export async function paymentFacts(
  work: Pick<QueueWork, 'db' | 'now'>,
  who: Clerk,
  orderNo: string,
): Promise<{ amount: bigint; fingerprint: string; summary: Record<string, string> }> {
  const row = await work.db
    .selectFrom('withdrawal as w')
    .innerJoin('account as a', 'a.id', 'w.account_id')
    .innerJoin('card as c', 'c.id', 'w.card_id')
    .select([
      'w.status',
      'w.amount',
      'w.fee',
      'w.take_back_at',
      'w.taken_at',
      'w.station',
      'w.account_id',
      'a.name',
      'a.state',
      'c.card_no',
    ])
    .where('w.order_no', '=', orderNo)
    .executeTakeFirst();
  if (!row) throw unknownOrder(orderNo);
  const order = openedCard(work.db, row);
  if (order.status !== WithdrawalStatus.pending) throw orderOver(orderNo);
  if (order.taken_at === null) throw takeFirst();
  await heldForDecision(work, who, { queue: withdrawalQueue, item: orderNo });
  const paid = order.amount - order.fee;
  return {
    amount: paid,
    fingerprint: [
      orderNo,
      order.amount,
      order.fee,
      order.card_no,
      order.state,
      order.take_back_at ?? '',
    ].join(' '),
    summary: {
      orderNo,
      account: order.name,
      amount: wireMoney(paid),
      card: order.card_no.slice(-4),
    },
  };
}
