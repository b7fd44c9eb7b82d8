// Taking withdrawals over before they are paid: from then on neither their owner takes them back nor a colleague pays them as well.
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { type Claimed, claim, release } from '../queue/lease.ts';
import type { Clerk, QueueWork } from '../queue/queue.ts';

/** The name of the queue of withdrawals. */
export const withdrawalQueue = 'withdrawals';

/** What became of each: beside those claimed, `gone` are those that have ended, that their owner wants back, or that there are not. */
export interface TakenOver extends Claimed {
  gone: string[];
}

/**
 * Claims withdrawals that wait, and marks them as being paid out. The mark outlasts the claim: a clerk whose claim has ended may have paid at the bank
 * already, so only whoever takes it over next, or gives it back unpaid, knows better.
 */
export async function takeWithdrawals(
  work: QueueWork,
  clerk: Clerk,
  orderNos: readonly string[],
): Promise<TakenOver> {
  const { db, now } = work;
  const wanted = [...new Set(orderNos)].sort();
  const open = await db
    .selectFrom('withdrawal')
    .select(['order_no', 'taken_at'])
    .where('order_no', 'in', wanted)
    .where('status', '=', WithdrawalStatus.pending)
    .where('take_back_at', 'is', null)
    .orderBy('order_no')
    .forUpdate()
    .execute();
  const claimed = await claim(
    work,
    clerk,
    withdrawalQueue,
    open.map(({ order_no }) => order_no),
  );
  const fresh = claimed.taken
    .map(({ item }) => item)
    .filter((item) => open.some(({ order_no, taken_at }) => order_no === item && taken_at === null));
  if (fresh.length > 0)
    await db
      .updateTable('withdrawal')
      .set({ stage: 'locked', taken_at: now })
      .where('order_no', 'in', fresh)
      .execute();
  return { ...claimed, gone: wanted.filter((item) => !open.some(({ order_no }) => order_no === item)) };
}

/** Gives withdrawals back that the clerk has taken over and has not paid: their owners may take them back again. Returns their numbers. */
export async function giveBackWithdrawals(
  work: QueueWork,
  clerk: Clerk,
  orderNos: readonly string[],
): Promise<string[]> {
  const { db } = work;
  const wanted = [...new Set(orderNos)].sort();
  // Orders before claims, as everywhere.
  await db
    .selectFrom('withdrawal')
    .select('order_no')
    .where('order_no', 'in', wanted)
    .orderBy('order_no')
    .forUpdate()
    .execute();
  const given = await release(work, clerk, withdrawalQueue, wanted);
  if (given.length > 0)
    await db
      .updateTable('withdrawal')
      .set({ stage: 'waiting', taken_at: null })
      .where('order_no', 'in', given)
      .where('status', '=', WithdrawalStatus.pending)
      .execute();
  return given;
}
