import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { CentralAnswer } from '../../money/deposits/central.ts';
import { depositAdmission, openDeposit } from '../../money/deposits/open.ts';
import { syncWithProvider } from '../../money/deposits/providerClient.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentDeposit } from '../../present/money/deposits.ts';

const kinds = ['online'] as const;

export default handle<'finance/onlinePayPay', CentralAnswer | null>(
  'finance/onlinePayPay',
  async (context, central) => {
    const { request, db, station, visitor, counterparties, text } = context;
    const backTo = (orderNo: string): string => `${visitor.origin}/depositOnlinePay?order=${orderNo}`;
    const order = await openDeposit(context, request, kinds, central, backTo);
    const msg = text('server.deposit.opened');
    context.afterCommit(async ({ inStation, now }) => {
      const around = { station, counterparties, inStation, now: now() };
      const after = await syncWithProvider(order, around);
      const shown = await inStation((later) => presentDeposit(later, after, { ...context, now: now() }));
      return { order: shown, url: after.status === DepositStatus.pending ? after.url : '', msg };
    });
    return { order: await presentDeposit(db, order, context), url: '', msg };
  },
  depositAdmission(kinds),
);
