// What an offer adds to a deposit, calculated the same way while the player types and when the money has arrived; amounts in 0.0001 yuan.
import { times, truncate2 } from './money.ts';

export interface GiftTerms {
  type: 'fixed' | 'percent';
  /** The gift, or hundredths of a percent of the deposit. */
  value: bigint;
  /** Below it there is no gift. */
  least: bigint;
  /** No gift is larger; 0 for no limit. */
  most: bigint;
}

/** A share of the deposit is cut to 0.01 yuan. */
export function depositGift(amount: bigint, { type, value, least, most }: GiftTerms): bigint {
  if (amount < least || amount <= 0n) return 0n;
  const gift = type === 'fixed' ? value : truncate2(times(amount, value));
  return most > 0n && gift > most ? most : gift;
}

/** Whether a coupon for deposits from `least` to `most` (0 for no limit) goes with this one. */
export const couponFits = (amount: bigint, least: bigint, most: bigint): boolean =>
  amount >= least && (most === 0n || amount <= most);
