// What this room calls: the same four calls for requests of a station and for those that belong to none.
import type { ConfirmAnswer, ConfirmRequest, ListAnswer } from '#contract/office/approvals.generated.ts';
import type { OfficeCall } from '#contract/officeCall.ts';

export type Which = 'waiting' | 'own' | 'decided';
export type Decision = 'confirm' | 'reject' | 'withdraw';
export type Listed = ListAnswer['list'][number];

export interface RequestCalls {
  list: OfficeCall<{ which: Which; beyond?: string }, ListAnswer>;
  confirm: OfficeCall<ConfirmRequest, ConfirmAnswer>;
  reject: OfficeCall<{ id: string; reason: string }, object>;
  withdraw: OfficeCall<{ id: string }, object>;
}

/** Whether whoever looks may decide so. */
export const mayBe = (decision: Decision, { mayDecide, isOwn, state }: Listed): boolean =>
  state === 'pending' && (decision === 'withdraw' ? isOwn : mayDecide);
