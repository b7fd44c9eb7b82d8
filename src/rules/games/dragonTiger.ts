// Dragon tiger: one card a side from eight packs, and what each bet pays.

import { type Money, parseMoney } from '#values/money.ts';
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

const SIDE = parseMoney('1');
const ODD = parseMoney('0.75');
const EVEN = parseMoney('1.05');
const COLOUR = parseMoney('0.9');

/** What each bet pays x:1. */
export const DRAGON_TIGER_PAYS: Readonly<Record<BetCode, Money>> = {
  dragon: SIDE,
  tiger: SIDE,
  tie: parseMoney('8'),
  suitedTie: parseMoney('50'),
  dragonOdd: ODD,
  dragonEven: EVEN,
  dragonRed: COLOUR,
  dragonBlack: COLOUR,
  tigerOdd: ODD,
  tigerEven: EVEN,
  tigerRed: COLOUR,
  tigerBlack: COLOUR,
};

export type DragonTigerOutcome = 'dragon' | 'tiger' | 'tie';

export function dragonTigerOutcome(dragon: Card, tiger: Card): DragonTigerOutcome {
  if (dragon.rank === tiger.rank) return 'tie';
  return dragon.rank > tiger.rank ? 'dragon' : 'tiger';
}

function verdictOf(dragon: Card, tiger: Card, code: BetCode): Verdict {
  const outcome = dragonTigerOutcome(dragon, tiger);
  const side = code.startsWith('dragon') ? dragon : tiger;
  const pays = DRAGON_TIGER_PAYS[code];
  switch (code) {
    case 'dragon':
    case 'tiger':
      return outcome === 'tie' ? { result: 'halfLost' } : wonIf(outcome === code, pays);
    case 'tie':
      return wonIf(outcome === 'tie', pays);
    case 'suitedTie':
      return wonIf(outcome === 'tie' && dragon.suit === tiger.suit, pays);
    case 'dragonOdd':
    case 'tigerOdd':
      return wonIf(side.rank % 2 === 1, pays);
    case 'dragonEven':
    case 'tigerEven':
      return wonIf(side.rank % 2 === 0, pays);
    case 'dragonRed':
    case 'tigerRed':
      return wonIf(isRed(side), pays);
    case 'dragonBlack':
    case 'tigerBlack':
      return wonIf(!isRed(side), pays);
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
