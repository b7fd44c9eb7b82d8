// Cancelling a pending deposit; the provider is notified, and a payment that still arrives is credited.

import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { depositOf } from '../../money/deposits/order.ts';
import { syncWithProvider } from '../../money/deposits/providerClient.ts';
import { lockMemberDeposits } from '../../money/deposits/settle.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDeposit } from '../../present/money/deposits.ts';
import { Refusal } from '../../refusal.ts';

export default handle('finance/cancelPendingOrder', async (context) => {
  const { request, db, station, player, now, counterparties, text } = context;
  await lockMemberDeposits(db, station.code, player.accountId);
  const order = await depositOf(db, player.accountId, request.orderNo);
  if (order.status !== DepositStatus.pending)
    throw new Refusal('server.deposit.over', { code: 'orderOver', field: 'orderNo' });
  const cancelled = await db
    .updateTable('deposit_order')
    .set({ status: DepositStatus.cancelled, finished_at: now, ask_at: now, asked: 0 })
    .where('order_no', '=', order.order_no)
    .returningAll()
    .executeTakeFirstOrThrow();
  const msg = text('server.deposit.cancelled');
  context.afterCommit(async ({ inStation, now: later }) => {
    const after = await syncWithProvider(cancelled, { station, counterparties, inStation, now: later() });
    const shown = await inStation((own) => presentDeposit(own, after, { ...context, now: later() }));
    // It was paid already: the money is credited, and the player is informed.
    return {
      order: shown,
      msg: after.status === DepositStatus.paid ? text('server.deposit.paidAlready') : msg,
    };
  });
  return { order: await presentDeposit(db, cancelled, context), msg };
});
