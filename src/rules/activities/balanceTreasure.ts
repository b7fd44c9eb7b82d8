// Interest (余额生金, docs/flows.md §10): what a balance earns on a day in Beijing.

import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { averageRate, dailyInterest, type Rate, timesRate } from '#values/rate.ts';
import { flag, list, nullable, oneOf, optional, record } from '../input.ts';
import { refused } from '../refused.ts';
import { anyUnits, day, instant, rate, units } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

const TEN_THOUSAND_YUAN: Money = 100_000_000n;

/** Terms of a day; null where there is no cap. */
export interface InterestTerms {
  /** Percent a year. */
  readonly annualRate: Rate;
  readonly minimum: Money;
  readonly cap: Money | null;
}

/** What a balance earns in a day; the minimum is checked before the cap. */
export function dailyIncome({ annualRate, minimum, cap }: InterestTerms, balance: Money): Money {
  if (balance < minimum) return 0n;
  return dailyInterest(cap !== null && balance > cap ? cap : balance, annualRate);
}

/** 万份收益: what 10,000 yuan earn in a day. */
export const perTenThousand = (annualRate: Rate): Money => dailyInterest(TEN_THOUSAND_YUAN, annualRate);

/** A balance after a change of it. */
export interface BalanceChange {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly balanceAfter: Money;
}

/** The balance that earns: the lowest of the day, with the one it began with, or the one at its end. */
export function earningBalance(
  mode: 'lowest' | 'dayEnd',
  of: string,
  opening: Money,
  changes: readonly BalanceChange[],
): Money {
  const upTo = changes.filter(({ at }) => dayOf(at) <= of).toSorted((a, b) => a.at - b.at);
  if (mode === 'dayEnd') return upTo.at(-1)?.balanceAfter ?? opening;
  const carried = upTo.findLast(({ at }) => dayOf(at) < of)?.balanceAfter ?? opening;
  return upTo
    .filter(({ at }) => dayOf(at) === of)
    .reduce((least, { balanceAfter }) => (balanceAfter < least ? balanceAfter : least), carried);
}

export const interestRule = unitRule(
  'balanceBao.accrue',
  record({
    config: record({
      annualRate: rate,
      mode: oneOf(['lowest', 'dayEnd']),
      minimum: units(),
      cap: nullable(units()),
      factor: rate,
    }),
    day,
    opening: anyUnits,
    changes: list(record({ at: instant, balanceAfter: anyUnits })),
    accrued: list(day),
    lastRates: list(rate),
    trial: optional(flag, false),
  }),
  ({ config, day: of, opening, changes, accrued, lastRates, trial }) => {
    const shown = {
      perTenThousand: perTenThousand(config.annualRate),
      sevenDayAnnual: averageRate(lastRates),
    };
    if (trial) return refused('TRIAL', shown);
    if (accrued.includes(of)) return refused('ALREADY_ACCRUED', shown);
    const balance = earningBalance(config.mode, of, opening, changes);
    if (balance < config.minimum) return refused('BELOW_MINIMUM', { base: balance, ...shown });
    const base = config.cap !== null && balance > config.cap ? config.cap : balance;
    const income = dailyIncome(config, balance);
    if (income <= 0n) return refused('NOTHING', { base, ...shown });
    const requiredBet = timesRate(income, config.factor);
    return { ok: true, base, income, payDay: addDays(of, 1), requiredBet, ...shown };
  },
);
