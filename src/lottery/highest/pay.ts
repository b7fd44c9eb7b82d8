// What a bet is paid for a draw, as a plain number that a search over very many draws can add up.
import type { Bet } from '../bet/bet.ts';
import { isOfficial, stakeOf } from '../bet/bet.ts';
import { creditPay, oddsIn } from '../bet/creditPay.ts';
import { prizes, QUOTED_PRICE } from '../bet/prize.ts';
import type { Draw, Hit, Selection } from '../play.ts';

/** A bet as the search sees it. Amounts are whole numbers of 0.0001 yuan. */
export interface Payer {
  readonly bet: Bet;
  /** Winnings of a part of the bet, capped as those of the whole, and refunds; never less than it pays. */
  pay(selection: Selection, draw: Draw): number;
  /** More than the whole bet can pay, whatever is drawn. */
  readonly bound: number;
  /** Whether a part may be paid a fraction of 0.0001 or reach the cap, so that parts do not add up to the whole. */
  readonly isUneven: boolean;
}

/** 正肖 pays once more for each of the balls that hit. */
const mostHits = 7n;

const highest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a > b ? a : b), 0n);

/** What all hits together win, before the cap, rounded up. */
function winningsOf(bet: Bet): { of: (hits: readonly Hit[]) => bigint; each: bigint; isUneven: boolean } {
  if (!isOfficial(bet)) {
    const odds = oddsIn(bet);
    const { unitAmount } = bet.terms;
    const one = (hit: Hit): bigint => BigInt(hit.units) * creditPay(hit, unitAmount, odds);
    const { legs } = bet.selection;
    const named = Object.keys(typeof bet.play.odds === 'function' ? bet.play.odds(bet.rules) : bet.play.odds);
    const each = legs
      ? creditPay({ tier: '', units: 1, legs: legs.map(([, option]) => option) }, unitAmount, odds)
      : highest(
          named.map((tier) =>
            creditPay({ tier, units: 1, ...(tier && { hits: Number(mostHits) }) }, unitAmount, odds),
          ),
        );
    return { of: (hits) => hits.reduce((sum, hit) => sum + one(hit), 0n), each, isUneven: false };
  }
  const prizeOf = prizes(bet.play, bet.terms.bonusGroup, bet.rules);
  const { basePrice, multiple, moneyMode } = bet.terms;
  const [by, per] = [basePrice * multiple, QUOTED_PRICE * moneyMode];
  const paid = (quoted: bigint): bigint => (quoted * by + per - 1n) / per;
  const all = Object.values(prizeOf);
  return {
    of: (hits) => paid(hits.reduce((sum, { tier, units }) => sum + BigInt(units) * prizeOf[tier]!, 0n)),
    each: paid(highest(all)),
    isUneven: all.some((prize) => (prize * by) % per !== 0n),
  };
}

export function payerOf(bet: Bet): Payer {
  const { play, rules, selection, terms } = bet;
  const { of, each, isUneven } = winningsOf(bet);
  const units = play.units(selection, rules);
  const cap = terms.maxPayout;
  const isCapped = cap !== undefined && each * BigInt(units) > cap;
  const one = stakeOf(1, terms);
  const most = each * BigInt(units);
  return {
    bet,
    pay(part, draw) {
      const hits = play.hits(part, draw, rules);
      if (hits.length === 0) return 0;
      const won = of(hits.filter(({ push }) => !push));
      const returned = hits.reduce((sum, hit) => (hit.push ? sum + BigInt(hit.units) * one : sum), 0n);
      return Number((isCapped && won > cap ? cap : won) + returned);
    },
    bound: Number(isCapped && most > cap ? cap : most),
    isUneven: isUneven || isCapped,
  };
}
