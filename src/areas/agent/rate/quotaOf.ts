// Which quota an account of a lottery rate takes: that of the highest band the rate reaches.
import type { RateQuota } from '#contract/entities.generated.ts';
import { readMoney } from '#values/money.ts';

/** Nothing where the rate reaches no band, or is no rate. */
export function quotaOf(quotas: readonly RateQuota[], rate: string): RateQuota | undefined {
  const value = readMoney(rate);
  if (value === undefined) return undefined;
  let highest: RateQuota | undefined;
  for (const quota of quotas) {
    const from = readMoney(quota.band)!;
    if (from <= value && (!highest || from > readMoney(highest.band)!)) highest = quota;
  }
  return highest;
}
