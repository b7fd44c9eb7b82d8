// The fees of a withdrawal, calculated the same way while the player types and at the server; amounts in 0.0001 yuan.
import { times, truncate2 } from './money.ts';

export interface FeeTerms {
  fixed: bigint;
  /** Hundredths of a percent of the amount. */
  share: number;
  /** Null for no cap. */
  most: bigint | null;
  /** Withdrawals without a fee that are left today; -1 for all. */
  freeTimes: number;
}

/** The fee, cut to 0.01 yuan: part of the amount, so that amount less fee arrives. */
export function withdrawalFee(amount: bigint, { fixed, share, most, freeTimes }: FeeTerms): bigint {
  if (freeTimes !== 0 || amount <= 0n) return 0n;
  const whole = fixed + times(amount, BigInt(share));
  const fee = most !== null && whole > most ? most : whole;
  return truncate2(fee);
}

/**
 * The fee for turnover that is missing, cut to 0.01 yuan; `share` is in hundredths of a percent. It follows what is missing and not the amount, so that
 * no small withdrawal clears what a large gift requires.
 */
export const turnoverFee = (missing: bigint, share: number): bigint =>
  truncate2(times(missing, BigInt(share)));
