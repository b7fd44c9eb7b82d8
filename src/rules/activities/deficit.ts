// The deficit rebate (亏损返利, docs/flows.md §11): a share of last week's net loss, claimed in the week after.

import { weekdayOf } from '#values/beijingOffset.ts';
import { addDays, dayOf } from '#values/days.ts';
import type { Money } from '#values/money.ts';
import { percentOf, type Rate, timesRate } from '#values/rate.ts';
import { list, nullable, oneOf, optional, record } from '../input.ts';
import { refused } from '../refused.ts';
import { tierFor } from '../tiers.ts';
import { instant, rate, units, writtenRate } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

/** States of the week's claim, as docs/flows.md §11 numbers them. */
const NOT_CLAIMABLE = 1;
const CLAIMED = 3;

export interface DeficitTerms {
  readonly minValidBet: Money;
  /** In percent of the whole loss. */
  readonly tiers: readonly { readonly from: Money; readonly rate: { text: string; value: Rate } }[];
  readonly cap: Money | null;
  readonly factor: Rate;
}

export interface DeficitRecord {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: 'bet' | 'gift';
  readonly stake: Money;
  readonly pushed: Money;
  readonly payout: Money;
  readonly amount: Money;
}

/** The Monday of a moment's week. */
export const mondayOf = (at: number): string => addDays(dayOf(at), -((weekdayOf(at) + 6) % 7));

/** What a member bet and lost in the week of a Monday; gifts make the loss smaller, rebates do not. */
export function lossOf(records: readonly DeficitRecord[], monday: string) {
  const inWeek = records.filter(({ at }) => mondayOf(at) === monday);
  const sum = (of: (record: DeficitRecord) => Money) =>
    inWeek.reduce((total, record) => total + of(record), 0n);
  const validBet = sum(({ kind, stake, pushed }) => (kind === 'bet' ? stake - pushed : 0n));
  const won = sum(({ kind, payout, pushed }) => (kind === 'bet' ? payout - pushed : 0n));
  const gifts = sum(({ kind, amount }) => (kind === 'gift' ? amount : 0n));
  return { validBet, loss: validBet - won - gifts };
}

/** Claims the rebate of the week before a moment; `claimed` are the Mondays claimed already. */
export function claimDeficit(
  terms: DeficitTerms,
  records: readonly DeficitRecord[],
  claimed: ReadonlySet<string>,
  at: number,
) {
  const week = addDays(mondayOf(at), -7);
  const { validBet, loss } = lossOf(records, week);
  const facts = { week, validBet, loss };
  if (claimed.has(week)) return refused('ALREADY_CLAIMED', { state: CLAIMED, ...facts });
  if (loss <= 0n) return refused('NO_LOSS', { state: NOT_CLAIMABLE, ...facts });
  if (validBet < terms.minValidBet) return refused('BET_SHORT', { state: NOT_CLAIMABLE, ...facts });
  const tier = tierFor(terms.tiers, loss);
  if (!tier) return refused('BELOW_FIRST_TIER', { state: NOT_CLAIMABLE, ...facts });
  const whole = percentOf(loss, tier.rate.value);
  const reward = terms.cap !== null && whole > terms.cap ? terms.cap : whole;
  const requiredBet = timesRate(reward, terms.factor);
  return { ok: true, rate: tier.rate.text, reward, requiredBet, state: CLAIMED, ...facts } as const;
}

const amount = optional(units(), 0n);

export const deficitRule = unitRule(
  'deficit.claim',
  record({
    config: record({
      minValidBet: units(),
      tiers: list(record({ from: units(), rate: writtenRate })),
      cap: nullable(units()),
      factor: rate,
    }),
    records: list(
      record({
        at: instant,
        kind: oneOf(['bet', 'gift']),
        stake: amount,
        pushed: amount,
        payout: amount,
        amount,
      }),
    ),
    claims: list(instant),
  }),
  ({ config, records, claims }) => {
    const claimed = new Set<string>();
    const results = claims.map((at) => {
      const result = claimDeficit(config, records, claimed, at);
      if (result.ok) claimed.add(result.week);
      return result;
    });
    return { results };
  },
);
