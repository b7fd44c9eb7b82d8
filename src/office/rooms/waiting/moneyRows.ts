// What the queues of money list.
import type { DepositsAnswer, WithdrawalsAnswer } from '#contract/office/money.generated.ts';

export type WithdrawalRow = WithdrawalsAnswer['list'][number];

export type DepositRow = DepositsAnswer['list'][number];
