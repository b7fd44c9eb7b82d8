// Owns what a withdrawal costs by the terms of its card type, and what arrives in coins; the formula is in #contract/withdrawalFee.ts.
import type { FeeTerms } from '#contract/withdrawalFee.ts';
import type { CardType } from './cards.ts';

export const feeTermsOf = (type: CardType, gate: { freeTimes: number }): FeeTerms => ({
  fixed: type.fee_fixed,
  share: type.fee_share,
  most: type.fee_most,
  freeTimes: gate.freeTimes,
});

/** What arrives in coins, cut to four decimals. */
export const coinsFor = (yuan: bigint, rate: bigint): bigint => (yuan * 10_000n) / rate;
