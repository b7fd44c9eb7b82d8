// Owns dragon tiger: one card a side from eight packs, and what each bet pays.

import { parseMoney } from '#values/money.ts';
import { oneOf, record } from '../input.ts';
import { defineRule } from '../rule.ts';
import { type Card, card, isRed } from './cards.ts';
import { type SettledBets, settleBets, type TableBet, tableBets, type Verdict, wonIf } from './tableBets.ts';

export const DRAGON_TIGER_BETS = [
  'dragon',
  'tiger',
  'tie',
  'suitedTie',
  'dragonOdd',
  'dragonEven',
  'dragonRed',
  'dragonBlack',
  'tigerOdd',
  'tigerEven',
  'tigerRed',
  'tigerBlack',
] as const;
type BetCode = (typeof DRAGON_TIGER_BETS)[number];

const OPPOSED = [
  ['dragon', 'tiger'],
  ['dragonOdd', 'dragonEven'],
  ['dragonRed', 'dragonBlack'],
  ['tigerOdd', 'tigerEven'],
  ['tigerRed', 'tigerBlack'],
] as const;

const PAYS = {
  side: parseMoney('1'),
  tie: parseMoney('8'),
  suitedTie: parseMoney('50'),
  odd: parseMoney('0.75'),
  even: parseMoney('1.05'),
  colour: parseMoney('0.9'),
};

export type DragonTigerOutcome = 'dragon' | 'tiger' | 'tie';

export function dragonTigerOutcome(dragon: Card, tiger: Card): DragonTigerOutcome {
  if (dragon.rank === tiger.rank) return 'tie';
  return dragon.rank > tiger.rank ? 'dragon' : 'tiger';
}

function verdictOf(dragon: Card, tiger: Card, code: BetCode): Verdict {
  const outcome = dragonTigerOutcome(dragon, tiger);
  const side = code.startsWith('dragon') ? dragon : tiger;
  switch (code) {
    case 'dragon':
    case 'tiger':
      return outcome === 'tie' ? { result: 'halfLost' } : wonIf(outcome === code, PAYS.side);
    case 'tie':
      return wonIf(outcome === 'tie', PAYS.tie);
    case 'suitedTie':
      return wonIf(outcome === 'tie' && dragon.suit === tiger.suit, PAYS.suitedTie);
    case 'dragonOdd':
    case 'tigerOdd':
      return wonIf(side.rank % 2 === 1, PAYS.odd);
    case 'dragonEven':
    case 'tigerEven':
      return wonIf(side.rank % 2 === 0, PAYS.even);
    case 'dragonRed':
    case 'tigerRed':
      return wonIf(isRed(side), PAYS.colour);
    case 'dragonBlack':
    case 'tigerBlack':
      return wonIf(!isRed(side), PAYS.colour);
  }
}

/** Settles the bets on two cards; their codes are of `DRAGON_TIGER_BETS`. */
export const settleDragonTiger = (dragon: Card, tiger: Card, bets: readonly TableBet[]): SettledBets =>
  settleBets(bets, (code) => verdictOf(dragon, tiger, code as BetCode), OPPOSED);

export const dragonTigerRules = [
  defineRule(
    'dragonTiger.settle',
    record({ dragon: card, tiger: card, bets: tableBets(oneOf(DRAGON_TIGER_BETS)) }),
    ({ dragon, tiger, bets }) => ({
      outcome: dragonTigerOutcome(dragon, tiger),
      ...settleDragonTiger(dragon, tiger, bets),
    }),
  ),
];
