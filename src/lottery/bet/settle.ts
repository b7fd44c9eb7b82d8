// Settlement: what a bet is paid after a draw, and by which units.

import { type Money, times } from '#values/money.ts';
import type { Draw, Hit } from '../play.ts';
import { unitsOf } from '../selection/selection.ts';
import type { Bet, CreditBet, OfficialBet } from './bet.ts';
import { isOfficial, stakeOf } from './bet.ts';
import { creditPay, oddsIn } from './creditPay.ts';
import { prizes, QUOTED_PRICE } from './prize.ts';

/** Units of one tier that won, or were refunded. */
export interface TierResult {
  readonly tier: string;
  readonly units: number;
  readonly refunded: boolean;
  /** Official: the prize of one unit at 2 yuan × 元 × 1. Credit: what one unit pays. Refunded: its stake. */
  readonly each: Money;
  /** Credit: the odds that were used, one for every leg of a 过关. */
  readonly odds: readonly Money[];
  /** 正肖 and 三军 by the die: how often it hit. */
  readonly hits: number;
}

export interface Settlement {
  readonly units: number;
  readonly winningUnits: number;
  readonly pushUnits: number;
  readonly stake: Money;
  /** Winnings after any cap, and refunds. */
  readonly payout: Money;
  /** Winnings before the cap, refunds apart. */
  readonly winnings: Money;
  readonly refunds: Money;
  /** Stake × rebate rate without what was refunded; paid beside the payout, win or lose. */
  readonly rebate: Money;
  readonly tiers: readonly TierResult[];
}

function officialTiers(bet: OfficialBet, hits: readonly Hit[]): TierResult[] {
  const prizeOf = prizes(bet.play, bet.terms.bonusGroup, bet.rules);
  return hits.map(({ tier, units }) => {
    const each = prizeOf[tier];
    if (each === undefined) throw new RangeError(`${bet.play.code} has no prize for ${tier}`);
    return { tier, units, refunded: false, each, odds: [], hits: 1 };
  });
}

function creditTiers(bet: CreditBet, hits: readonly Hit[]): TierResult[] {
  const { unitAmount } = bet.terms;
  const oddsOf = oddsIn(bet);
  return hits.map((hit) => {
    const { tier, units } = hit;
    if (hit.push) return { tier, units, refunded: true, each: unitAmount, odds: [], hits: 0 };
    const odds = (hit.legs ?? [tier]).map(oddsOf);
    return {
      tier,
      units,
      refunded: false,
      each: creditPay(hit, unitAmount, oddsOf),
      odds,
      hits: hit.hits ?? 1,
    };
  });
}

function sum(tiers: readonly TierResult[], refunded: boolean): Money {
  let result = 0n;
  for (const tier of tiers) if (tier.refunded === refunded) result += BigInt(tier.units) * tier.each;
  return result;
}

function count(tiers: readonly TierResult[], refunded: boolean): number {
  let result = 0;
  for (const tier of tiers) if (tier.refunded === refunded) result += tier.units;
  return result;
}

/** Settles a checked bet against a checked draw. Pure: the same bet and draw always give the same answer. */
export function settle(bet: Bet, draw: Draw): Settlement {
  const units = unitsOf(bet.play, bet.selection, bet.rules);
  const stake = stakeOf(units, bet.terms);
  const hits = bet.play.hits(bet.selection, draw, bet.rules);
  const tiers = isOfficial(bet) ? officialTiers(bet, hits) : creditTiers(bet, hits);
  const quoted = sum(tiers, false);
  // The whole is cut once, at 0.0001: cutting every unit would lose money to players in 厘.
  const winnings = isOfficial(bet)
    ? (quoted * bet.terms.basePrice * bet.terms.multiple) / (QUOTED_PRICE * bet.terms.moneyMode)
    : quoted;
  const refunds = sum(tiers, true);
  const { maxPayout, rebateRate } = bet.terms;
  const paid = maxPayout !== undefined && winnings > maxPayout ? maxPayout : winnings;
  return {
    units,
    winningUnits: count(tiers, false),
    pushUnits: count(tiers, true),
    stake,
    payout: paid + refunds,
    winnings,
    refunds,
    rebate: times(stake - refunds, rebateRate),
    tiers,
  };
}
