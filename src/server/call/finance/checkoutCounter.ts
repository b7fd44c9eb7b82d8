import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { depositOf } from '../../money/deposits/order.ts';
import { syncWithProvider } from '../../money/deposits/providerClient.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle('finance/checkoutCounter', async (context) => {
  const { request, db, station, player, counterparties } = context;
  const order = await depositOf(db, player.accountId, request.orderNo);
  if (order.kind !== 'online' || order.status !== DepositStatus.pending)
    throw new Refusal('server.deposit.over', { code: 'orderOver', field: 'orderNo' });
  if (order.url === '')
    context.afterCommit(async ({ inStation, now }) => {
      const after = await syncWithProvider(order, { station, counterparties, inStation, now: now() });
      if (after.url === '') throw new Refusal('server.deposit.providerDown', { code: 'providerDown' });
      return { url: after.url };
    });
  return { url: order.url };
});
