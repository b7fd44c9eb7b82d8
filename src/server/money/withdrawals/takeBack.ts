// Asking for a withdrawal back: what allows it, that the desk is asked from then on until it answers, and what becomes of it where there is no desk.
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { protectionOf } from '#station/protection/protection.ts';
import type { Account } from '../../account/accounts.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { endWithdrawal, type Withdrawal } from './order.ts';

const refuse = (text: 'unknownOrder' | 'over' | 'noTakingBack' | 'beingPaid', code: string): Refusal =>
  new Refusal(`server.withdraw.${text}`, { code, field: 'orderNo' });

/** A withdrawal of the member whose row is locked. Refuses with unknownOrder. */
export async function withdrawalOf(db: Db, accountId: number, orderNo: string): Promise<Withdrawal> {
  const order = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw refuse('unknownOrder', 'unknownOrder');
  return order;
}

/** Whether members of a station may take back withdrawals: the operator's rule says so, and no law that the station follows forbids it. */
export const mayTakeBack = (
  station: StationFacts,
  rule: { may_take_back: boolean } | null | undefined,
): boolean => protectionOf(station).design.cancelWithdrawal && (rule?.may_take_back ?? false);

/** Says that somebody is paying it out already. */
export const beingPaid = (): Refusal => refuse('beingPaid', 'beingPaid');

/**
 * Notes that its owner wants a withdrawal back: no money moves before the desk has said that it cancelled it. Refuses with unknownOrder, orderOver,
 * notAllowed or beingPaid.
 */
export async function wantBack(
  db: Db,
  station: StationFacts,
  account: Pick<Account, 'id'>,
  orderNo: string,
  now: Date,
): Promise<Withdrawal> {
  const order = await withdrawalOf(db, account.id, orderNo);
  if (order.status !== WithdrawalStatus.pending) throw refuse('over', 'orderOver');
  const rule = await db.selectFrom('withdrawal_rule').select('may_take_back').executeTakeFirst();
  if (!mayTakeBack(station, rule)) throw refuse('noTakingBack', 'notAllowed');
  if (order.taken_at !== null) throw beingPaid();
  return db
    .updateTable('withdrawal')
    .set({ take_back_at: order.take_back_at ?? now, ask_at: now, asked: 0 })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Gives back a withdrawal that its owner wants back and that nobody at the office is paying out. One that is being paid stays, and is wanted back no
 * more; so does one that has ended.
 */
export async function giveBackUnpaid({ db, station, now }: StationWork, orderNo: string): Promise<void> {
  const order = await db
    .selectFrom('withdrawal')
    .select(['status', 'take_back_at', 'taken_at'])
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  if (order?.status !== WithdrawalStatus.pending || order.take_back_at === null) return;
  if (order.taken_at === null)
    await endWithdrawal({ db, station, now }, orderNo, { isPaid: false, reason: '', isCancelled: true });
  else
    await db.updateTable('withdrawal').set({ take_back_at: null }).where('order_no', '=', orderNo).execute();
}
