// The moving of quota (配额, docs/flows.md §5.1) between an agent and a direct child.

import type { Rate } from '#values/rate.ts';
import { integer, record } from '../input.ts';
import { refused } from '../refused.ts';
import { rate } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

export interface Quota {
  readonly given: number;
  readonly used: number;
}

const freeOf = ({ given, used }: Quota): number => given - used;

/** Gives quota of a band to a child (`amount` above 0) or takes it back (below 0); the sum of what both have been given stays. */
export function moveQuota(band: Rate, parent: Quota, child: Quota & { readonly rate: Rate }, amount: number) {
  if (amount === 0) return refused('AMOUNT_INVALID');
  if (amount > 0 && child.rate < band) return refused('CHILD_BELOW_BAND');
  if (amount > freeOf(parent)) return refused('PARENT_SHORT', { free: freeOf(parent) });
  if (-amount > freeOf(child)) return refused('CHILD_SHORT', { free: freeOf(child) });
  return {
    ok: true,
    parent: { given: parent.given - amount, used: parent.used },
    child: { given: child.given + amount, used: child.used },
  } as const;
}

const count = integer(0);

export const moveQuotaRule = unitRule(
  'quota.move',
  record({
    band: rate,
    parent: record({ given: count, used: count }),
    child: record({ given: count, used: count, rate }),
    amount: integer(Number.MIN_SAFE_INTEGER),
  }),
  ({ band, parent, child, amount }) => moveQuota(band, parent, child, amount),
);
