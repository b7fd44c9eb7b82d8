// What one winning credit unit is paid, and by which odds.
import { type Money, parseMoney, truncate2, YUAN } from '#values/money.ts';
import { type Hit, oddsOf } from '../play.ts';
import type { CreditBet } from './bet.ts';

/** Odds of an outcome at these terms. */
export function oddsIn(bet: CreditBet): (outcome: string) => Money {
  let defaults: Readonly<Record<string, string>> | undefined;
  return (outcome) => {
    const agreed = bet.terms.odds[outcome];
    if (agreed !== undefined) return agreed;
    defaults ??= oddsOf(bet.play, bet.rules);
    const odds = defaults[outcome];
    if (odds === undefined) throw new RangeError(`${bet.play.code} has no odds for ${outcome}`);
    return parseMoney(odds);
  };
}

/** What one winning credit unit pays, stake included, cut to 0.01. `oddsOf` gives the odds of an outcome. */
export function creditPay(hit: Hit, amount: Money, oddsOf: (outcome: string) => Money): Money {
  if (hit.legs) {
    const product = hit.legs.reduce((result, leg) => result * oddsOf(leg), amount);
    return truncate2(product / YUAN ** BigInt(hit.legs.length));
  }
  const odds = oddsOf(hit.tier);
  const paid = hit.hits === undefined ? odds : YUAN + (odds - YUAN) * BigInt(hit.hits);
  return truncate2((amount * paid) / YUAN);
}
