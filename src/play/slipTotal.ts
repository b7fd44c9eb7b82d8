// What a slip adds up to, and how many bets one slip may have.
import type { Money } from '#values/money.ts';

/** The most bets one slip may have. */
export const mostBets = 200;

export interface SlipTotal {
  units: number;
  stake: Money;
}

export const totalOf = (bets: readonly SlipTotal[]): SlipTotal => ({
  units: bets.reduce((sum, { units }) => sum + units, 0),
  stake: bets.reduce((sum, { stake }) => sum + stake, 0n),
});
