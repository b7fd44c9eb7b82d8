// The daily member rebate (返水, docs/flows.md §5): a share of the day's valid bets by category, level and tier.

import type { Money } from '#values/money.ts';
import { percentOf, type Rate, timesRate } from '#values/rate.ts';
import { flag, integer, list, nullable, optional, record } from '../input.ts';
import { tierFor } from '../tiers.ts';
import { byNumber, rate, units, writtenRate } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';
import { byCategory, type Category, inOrder } from './categories.ts';

interface Tier {
  readonly from: Money;
  readonly rate: { readonly text: string; readonly value: Rate };
}

export interface RebatePlan {
  /** Tiers by category and level. */
  readonly categories: ReadonlyMap<Category, ReadonlyMap<string, readonly Tier[]>>;
  readonly minimum: Money;
  /** Most of a day; null for no limit. */
  readonly cap: Money | null;
  readonly factor: Rate;
  /** Paid without a person looking at it. */
  readonly auto: boolean;
}

export interface RebateDay {
  readonly level: number;
  readonly validBet: ReadonlyMap<Category, Money>;
  readonly trial: boolean;
  readonly alreadyPaid: boolean;
}

const none = (reason: 'TRIAL' | 'ALREADY_PAID' | 'NOTHING' | 'BELOW_MINIMUM') =>
  ({ state: 'none', reason, lines: [], amount: 0n, requiredBet: 0n }) as const;

/** The rebate of a member's day. The minimum is checked before the cap, which fills the categories in their order. */
export function dailyRebate(plan: RebatePlan, { level, validBet, trial, alreadyPaid }: RebateDay) {
  if (trial) return none('TRIAL');
  if (alreadyPaid) return none('ALREADY_PAID');
  const earned = inOrder(validBet).flatMap(([category, bet]) => {
    const tier = tierFor(plan.categories.get(category)?.get(String(level)) ?? [], bet);
    const amount = tier ? percentOf(bet, tier.rate.value) : 0n;
    return tier && amount > 0n ? [{ category, validBet: bet, rate: tier.rate.text, amount }] : [];
  });
  const sum = earned.reduce((total, line) => total + line.amount, 0n);
  if (sum === 0n) return none('NOTHING');
  if (sum < plan.minimum) return none('BELOW_MINIMUM');
  let left = plan.cap ?? sum;
  const lines = earned.map((line) => {
    const amount = line.amount < left ? line.amount : left;
    left -= amount;
    return { ...line, amount };
  });
  const amount = lines.reduce((total, line) => total + line.amount, 0n);
  return {
    state: plan.auto ? 'paid' : 'pending',
    lines,
    amount,
    requiredBet: timesRate(amount, plan.factor),
  } as const;
}

export const dailyRebateRule = unitRule(
  'rebate.daily',
  record({
    level: integer(0),
    validBet: byCategory(units()),
    plan: record({
      categories: byCategory(byNumber(list(record({ from: units(), rate: writtenRate })))),
      minimum: units(),
      cap: nullable(units()),
      factor: rate,
      auto: flag,
    }),
    trial: optional(flag, false),
    alreadyPaid: optional(flag, false),
  }),
  ({ plan, ...day }) => dailyRebate(plan, day),
);
