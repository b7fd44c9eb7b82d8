// The daily bonus (每日加奖, docs/flows.md §11): a share of yesterday's valid bet, claimed today or lost.

import { isDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { permilleOf, type Rate, timesRate } from '#values/rate.ts';
import { integer, list, nullable, record } from '../input.ts';
import { refused } from '../refused.ts';
import { tierFor } from '../tiers.ts';
import { byNumber, dictionary, instant, rate, units, writtenRate } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

export interface BonusTerms {
  /** Rates in permille by level; a level that is not there gets none. */
  readonly steps: readonly {
    readonly from: Money;
    readonly rates: ReadonlyMap<string, { readonly text: string; readonly value: Rate }>;
  }[];
  readonly cap: Money | null;
  readonly factor: Rate;
}

/** The bonus of a day: the rate of the highest step reached, on the whole valid bet. */
export function bonusOf({ steps, cap }: BonusTerms, level: number, validBet: Money) {
  const rate = tierFor(steps, validBet)?.rates.get(String(level));
  const whole = rate ? permilleOf(validBet, rate.value) : 0n;
  return { rate: rate?.text, amount: cap !== null && whole > cap ? cap : whole };
}

/** Claims the bonus of the day before a moment; `claimed` are the days claimed already. */
export function claimBonus(
  terms: BonusTerms,
  level: number,
  validBetByDay: ReadonlyMap<string, Money>,
  claimed: ReadonlySet<string>,
  at: number,
) {
  const of = addDays(dayOf(at), -1);
  if (claimed.has(of)) return refused('ALREADY_CLAIMED', { day: of });
  const validBet = validBetByDay.get(of) ?? 0n;
  const { rate, amount } = bonusOf(terms, level, validBet);
  if (amount === 0n) return refused('NOT_REACHED', { day: of, validBet });
  const requiredBet = timesRate(amount, terms.factor);
  return { ok: true, day: of, validBet, rate, amount, requiredBet } as const;
}

/** Days whose bonus nobody can claim any more. */
export const expiredBonuses = (
  terms: BonusTerms,
  level: number,
  validBetByDay: ReadonlyMap<string, Money>,
  claimed: ReadonlySet<string>,
  now: number,
): string[] => {
  const yesterday = addDays(dayOf(now), -1);
  return [...validBetByDay]
    .filter(([of, bet]) => of < yesterday && !claimed.has(of) && bonusOf(terms, level, bet).amount > 0n)
    .map(([of]) => of)
    .toSorted();
};

export const bonusRule = unitRule(
  'bonus.claim',
  record({
    level: integer(0),
    config: record({
      steps: list(record({ from: units(), rates: byNumber(writtenRate) })),
      cap: nullable(units()),
      factor: rate,
    }),
    validBetByDay: dictionary(isDay, 'days such as 2026-03-01', units()),
    claims: list(instant),
    now: instant,
  }),
  ({ level, config, validBetByDay, claims, now }) => {
    const claimed = new Set<string>();
    const results = claims.map((at) => {
      const result = claimBonus(config, level, validBetByDay, claimed, at);
      if (result.ok) claimed.add(result.day);
      return result;
    });
    return { results, expired: expiredBonuses(config, level, validBetByDay, claimed, now) };
  },
);
