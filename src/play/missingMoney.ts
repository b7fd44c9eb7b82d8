// Owns what a balance lacks for a stake.
import { type Money, readMoney } from '#values/money.ts';

/** 0n where the balance covers the stake. */
export function missingOf(stake: Money, balance: string): Money {
  const missing = stake - (readMoney(balance) ?? 0n);
  return missing > 0n ? missing : 0n;
}
