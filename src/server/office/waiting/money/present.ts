// How orders that wait look on the wire.
import type { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import type { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import type { ServerTextId, Text } from '../../../serverText.ts';
import { presentLease } from '../queue/present.ts';
import type { WaitingDeposit } from './deposits.ts';
import type { EarlierOrder } from './ticket.ts';
import type { Why } from './why.ts';
import type { WaitingWithdrawal } from './withdrawals.ts';

/** The server's own reasons are stored as the id of their text, those of people as they were written. */
const reasonText = (reason: string, text: Text): string =>
  reason.startsWith('server.') ? text(reason as ServerTextId) : reason;

const presentWhy = (why: Why) =>
  why.measure === 'count'
    ? { ...why, threshold: String(why.threshold), figure: String(why.figure) }
    : why.measure === 'money'
      ? why
      : { rule: why.rule, measure: why.measure };

export const presentWithdrawal = (order: WaitingWithdrawal, staffId: number) => {
  const { figures, why, lease, status, stage, ...own } = order;
  return {
    ...own,
    ...figures,
    status: status as WithdrawalStatus,
    stage: stage as 'waiting' | 'locked' | 'ended',
    why: why.map(presentWhy),
    lease: presentLease(lease, staffId),
  };
};

export const presentDeposit = (order: WaitingDeposit, staffId: number, text: Text) => ({
  ...order,
  status: order.status as DepositStatus,
  reason: reasonText(order.reason, text),
  lease: presentLease(order.lease, staffId),
});

export const presentEarlier = <Status extends number>(order: EarlierOrder<Status>, text: Text) => ({
  ...order,
  reason: reasonText(order.reason, text),
});
