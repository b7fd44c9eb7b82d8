// Opening a deposit that is paid outside: a bank transfer, or a scanned code; the bank desk is notified.

import type { CentralAnswer } from '../../money/deposits/central.ts';
import { depositAdmission, openDeposit } from '../../money/deposits/open.ts';
import { syncWithProvider } from '../../money/deposits/providerClient.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDeposit } from '../../present/money/deposits.ts';

const kinds = ['bank', 'fast'] as const;

export default handle<'finance/rechargeOfflineSave', CentralAnswer | null>(
  'finance/rechargeOfflineSave',
  async (context, central) => {
    const { request, db, station, counterparties, text } = context;
    const order = await openDeposit(context, request, kinds, central);
    const msg = text('server.deposit.saved');
    context.afterCommit(async ({ inStation, now }) => {
      const around = { station, counterparties, inStation, now: now() };
      const after = await syncWithProvider(order, around);
      return {
        order: await inStation((later) => presentDeposit(later, after, { ...context, now: now() })),
        msg,
      };
    });
    return { order: await presentDeposit(db, order, context), msg };
  },
  depositAdmission(kinds),
);
