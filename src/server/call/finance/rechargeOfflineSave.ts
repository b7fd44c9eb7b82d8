// Owns opening a deposit that is paid outside: a transfer to an account, or a code that is scanned; the bank desk is told of it.

import { openDeposit } from '../../money/deposits/open.ts';
import { askAbout } from '../../money/deposits/providerClient.ts';
import { showDeposit } from '../../money/deposits/show.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('finance/rechargeOfflineSave', async (context) => {
  const { request, db, station, counterparties, text } = context;
  const order = await openDeposit(context, request, ['bank', 'fast']);
  const msg = text('server.deposit.saved');
  context.afterCommit(async ({ inStation, now }) => {
    const around = { station, counterparties, inStation, now: now() };
    const after = await askAbout(order, around);
    return { order: await inStation((later) => showDeposit(later, after, { ...context, now: now() })), msg };
  });
  return { order: await showDeposit(db, order, context), msg };
});
