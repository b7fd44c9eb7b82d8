// What a withdrawal costs by the terms of its card type; the formula is in #values/withdrawalFee.ts.
import type { FeeTerms } from '#values/withdrawalFee.ts';
import type { CardType } from './cards.ts';

export const feeTermsOf = (type: CardType, gate: { freeTimes: number }): FeeTerms => ({
  fixed: type.fee_fixed,
  share: type.fee_share,
  most: type.fee_most,
  freeTimes: gate.freeTimes,
});
