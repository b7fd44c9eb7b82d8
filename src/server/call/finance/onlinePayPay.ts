// Owns opening an online deposit and the provider's page for it.

import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { openDeposit } from '../../money/deposits/open.ts';
import { askAbout } from '../../money/deposits/providerClient.ts';
import { showDeposit } from '../../money/deposits/show.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/onlinePayPay', async (context) => {
  const { request, db, station, visitor, counterparties, text } = context;
  const backTo = (orderNo: string): string => `${visitor.origin}/depositOnlinePay?order=${orderNo}`;
  const order = await openDeposit(context, request, ['online'], backTo);
  const msg = text('server.deposit.opened');
  context.afterwards(async ({ inStation, now }) => {
    const around = { station, counterparties, inStation, now: now() };
    const after = await askAbout(order, around);
    const shown = await inStation((later) => showDeposit(later, after, { ...context, now: now() }));
    return { order: shown, url: after.status === DepositStatus.pending ? after.url : '', msg };
  });
  return { order: await showDeposit(db, order, context), url: '', msg };
});
