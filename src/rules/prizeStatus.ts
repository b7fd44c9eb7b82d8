// Which prizes are paid at once and which wait for the operator.

import type { Money } from '#values/money.ts';

/** Status of a prize record (docs/flows.md §11). */
export const PRIZE_WAITS = 1;
export const PRIZE_PAID = 2;

export const prizeStatus = (amount: Money, autoPayLimit: Money): 1 | 2 =>
  amount > autoPayLimit ? PRIZE_WAITS : PRIZE_PAID;
