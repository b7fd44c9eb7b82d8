// The exchange of points (docs/flows.md §11): cash to points and back, never with a gain.

import { type Money, truncate2, YUAN } from '#values/money.ts';
import { type Rate, timesRate } from '#values/rate.ts';
import { flag, list, nullable, oneOf, record } from '../input.ts';
import { refused } from '../refused.ts';
import { anyUnits, rate, units } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

const DIRECTIONS = ['toPoints', 'toCash'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** Limits of one direction, in what is given: 0.0001 yuan or points. */
export interface ExchangeLimits {
  readonly enabled: boolean;
  readonly min: bigint;
  readonly step: bigint;
  /** Most of a day; null for no limit. */
  readonly daily: bigint | null;
}

export interface ExchangeTerms extends Readonly<Record<Direction, ExchangeLimits>> {
  /** Points for a yuan. */
  readonly pointsPerYuan: bigint;
  /** Points that a yuan costs on the way back. */
  readonly backPointsPerYuan: bigint;
  readonly factor: Rate;
}

/** Whether somebody could gain by changing there and back; such terms are refused where they are entered. */
export const ratesGain = ({ pointsPerYuan, backPointsPerYuan }: ExchangeTerms): boolean =>
  backPointsPerYuan < pointsPerYuan;

export interface Purse {
  readonly cash: Money;
  readonly points: bigint;
  /** What was given today in each direction. */
  readonly usedToday: Readonly<Record<Direction, bigint>>;
}

/** Exchanges an amount of what is given, or says why not. The result are the changes of both balances. */
export function exchangePoints(terms: ExchangeTerms, purse: Purse, direction: Direction, amount: bigint) {
  const { enabled, min, step, daily } = terms[direction];
  if (!enabled) return refused('CLOSED');
  if (amount <= 0n) return refused('AMOUNT_INVALID');
  if (amount < min) return refused('BELOW_MIN');
  if (amount % step !== 0n) return refused('STEP');
  const used = purse.usedToday[direction];
  if (daily !== null && used + amount > daily)
    return refused('DAILY_LIMIT', { left: daily > used ? daily - used : 0n });
  if (direction === 'toPoints') {
    if (amount > purse.cash) return refused('CASH_SHORT');
    const points = (amount * terms.pointsPerYuan) / YUAN;
    if (points === 0n) return refused('TOO_SMALL');
    return { ok: true, cash: -amount, points, requiredBet: 0n } as const;
  }
  if (amount > purse.points) return refused('POINTS_SHORT');
  const cash = truncate2((amount * YUAN) / terms.backPointsPerYuan);
  if (cash === 0n) return refused('TOO_SMALL');
  return { ok: true, cash, points: -amount, requiredBet: timesRate(cash, terms.factor) } as const;
}

const limits = record({ enabled: flag, min: units(), step: units(1), daily: nullable(units()) });

export const exchangeRule = unitRule(
  'points.exchange',
  record({
    config: record({
      pointsPerYuan: units(1),
      backPointsPerYuan: units(1),
      factor: rate,
      toPoints: limits,
      toCash: limits,
    }),
    cash: units(),
    points: units(),
    usedToday: record({ toPoints: units(), toCash: units() }),
    requests: list(record({ direction: oneOf(DIRECTIONS), amount: anyUnits })),
  }),
  ({ config, requests, ...opening }) => {
    if (ratesGain(config)) return refused('RATES_GAIN');
    let purse: Purse = opening;
    const results = requests.map(({ direction, amount }) => {
      const result = exchangePoints(config, purse, direction, amount);
      if (result.ok)
        purse = {
          cash: purse.cash + result.cash,
          points: purse.points + result.points,
          usedToday: { ...purse.usedToday, [direction]: purse.usedToday[direction] + amount },
        };
      return result;
    });
    return { ok: true, results, cash: purse.cash, points: purse.points };
  },
);
