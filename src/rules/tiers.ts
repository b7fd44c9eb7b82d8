// Tiers: the highest one whose `from` an amount reaches applies to the whole amount.

import type { Money } from '#values/money.ts';

export const tierFor = <T extends { readonly from: Money }>(
  tiers: readonly T[],
  reached: Money,
): T | undefined =>
  tiers
    .filter(({ from }) => from <= reached)
    .reduce<T | undefined>((top, tier) => (top && top.from > tier.from ? top : tier), undefined);
