// What a balance lacks for a stake.
import { CENT, type Money, readMoney } from '#values/money.ts';

/** Up to the next cent, which is what a deposit can bring; 0n where the balance covers the stake. */
export function missingOf(stake: Money, balance: string): Money {
  const missing = stake - (readMoney(balance) ?? 0n);
  return missing > 0n ? ((missing + CENT - 1n) / CENT) * CENT : 0n;
}
