// What a bet is: a play, a selection and the terms it was accepted at, and what it costs.

import type { Money } from '#values/money.ts';
import type { CreditPlay, OfficialPlay, Selection } from '../play.ts';
import type { Rules } from '../rule/settings.ts';

export interface SharedTerms {
  /** Share of the valid stake returned after settlement, 0.0001 = 0.01 %. */
  readonly rebateRate: Money;
  /** The most an order may win, without refunds. */
  readonly maxPayout?: Money;
}

export interface OfficialTerms extends SharedTerms {
  readonly basePrice: Money;
  readonly bonusGroup: Money;
  readonly moneyMode: bigint;
  readonly multiple: bigint;
}

export interface CreditTerms extends SharedTerms {
  readonly unitAmount: Money;
  /** Odds in force when the bet was accepted; outcomes left out have the default odds. */
  readonly odds: Readonly<Record<string, Money>>;
}

interface SharedBet {
  readonly selection: Selection;
  readonly rules: Rules;
}

export interface OfficialBet extends SharedBet {
  readonly play: OfficialPlay;
  readonly terms: OfficialTerms;
}

export interface CreditBet extends SharedBet {
  readonly play: CreditPlay;
  readonly terms: CreditTerms;
}

export type Bet = OfficialBet | CreditBet;

export function isOfficial(bet: Bet): bet is OfficialBet {
  return bet.play.mode === 'official';
}

/** What so many units cost. */
export function stakeOf(units: number, terms: OfficialTerms | CreditTerms): Money {
  const count = BigInt(units);
  if ('unitAmount' in terms) return count * terms.unitAmount;
  return (count * terms.basePrice * terms.multiple) / terms.moneyMode;
}
