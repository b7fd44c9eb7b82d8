// Which amounts a station lets its members withdraw: any, whole yuan only, or whole yuan that are not a multiple of ten.
import { type Money, YUAN } from './money.ts';

export type AmountRule = 'any' | 'whole' | 'notTens';

export function isAmountAllowed(amount: Money, rule: AmountRule): boolean {
  if (rule === 'any') return true;
  return amount % YUAN === 0n && (rule === 'whole' || amount % (10n * YUAN) !== 0n);
}
