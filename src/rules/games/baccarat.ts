// Baccarat: the shoe of eight packs, the drawing rules, and what each bet pays.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Money, parseMoney } from '#values/money.ts';
import { InputFault, list, oneOf, record } from '../input.ts';
import { defineRule } from '../rule.ts';
import { type Card, card, codesOf, PACK, shuffled } from './cards.ts';
import {
  PUSH,
  type SettledBets,
  settleBets,
  type TableBet,
  tableBets,
  type Verdict,
  won,
  wonIf,
} from './tableBets.ts';

const PACKS = 8;
/** A hand begins only while at least this many cards are left in the shoe. */
const FEWEST_LEFT = 52;

const VARIANTS = ['commission', 'noCommission'] as const;
export type BaccaratVariant = (typeof VARIANTS)[number];

export const BACCARAT_BETS = [
  'banker',
  'player',
  'tie',
  'playerPair',
  'bankerPair',
  'anyPair',
  'perfectPair',
  'big',
  'small',
] as const;
type BetCode = (typeof BACCARAT_BETS)[number];

const OPPOSED = [
  ['banker', 'player'],
  ['big', 'small'],
] as const;

export interface BaccaratHand {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly outcome: 'player' | 'banker' | 'tie';
  /** Eight or nine on the first two cards of a side; nobody draws. */
  readonly natural: boolean;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
  /** Sides whose first two cards are the same in rank and suit. */
  readonly perfectPairs: number;
  readonly size: 'big' | 'small';
  readonly cardsUsed: number;
}

const pointsOf = ({ rank }: Card): number => (rank > 9 ? 0 : rank);
const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((total, each) => total + pointsOf(each), 0) % 10;

/** Whether the banker draws, by his total and the value of the player's third card, if there is one. */
function bankerDraws(total: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return playerThird !== 8;
  if (total === 4) return playerThird >= 2 && playerThird <= 7;
  if (total === 5) return playerThird >= 4 && playerThird <= 7;
  return total === 6 && (playerThird === 6 || playerThird === 7);
}

const isPair = (cards: readonly Card[]): boolean => cards[0]!.rank === cards[1]!.rank;
const isPerfect = (cards: readonly Card[]): boolean => isPair(cards) && cards[0]!.suit === cards[1]!.suit;

/** Deals a hand from the next cards of the shoe, of which it uses four to six. */
export function dealBaccarat(cards: readonly Card[]): BaccaratHand {
  let used = 0;
  const next = (): Card => {
    const dealt = cards[used];
    if (!dealt) throw new RangeError(`a hand needs more than ${cards.length} cards`);
    used += 1;
    return dealt;
  };
  const player: Card[] = [];
  const banker: Card[] = [];
  player.push(next());
  banker.push(next());
  player.push(next());
  banker.push(next());
  const natural = Math.max(totalOf(player), totalOf(banker)) >= 8;
  if (!natural) {
    if (totalOf(player) <= 5) player.push(next());
    if (bankerDraws(totalOf(banker), player[2] && pointsOf(player[2]))) banker.push(next());
  }
  const [playerTotal, bankerTotal] = [totalOf(player), totalOf(banker)];
  return {
    player,
    banker,
    playerTotal,
    bankerTotal,
    outcome: playerTotal > bankerTotal ? 'player' : playerTotal < bankerTotal ? 'banker' : 'tie',
    natural,
    playerPair: isPair(player),
    bankerPair: isPair(banker),
    perfectPairs: [player, banker].filter(isPerfect).length,
    size: used > 4 ? 'big' : 'small',
    cardsUsed: used,
  };
}

/** A full shoe in random order. */
export const newShoe = (below: RandomBelow): Card[] =>
  shuffled(Array.from({ length: PACKS }, () => PACK).flat(), below);

/** Whether the shoe has to be replaced before the next hand. */
export const isShoeOver = (left: readonly Card[]): boolean => left.length < FEWEST_LEFT;

const PAYS = {
  even: parseMoney('1'),
  bankerLessCommission: parseMoney('0.95'),
  bankerOnSix: parseMoney('0.5'),
  tie: parseMoney('8'),
  pair: parseMoney('11'),
  anyPair: parseMoney('5'),
  onePerfectPair: parseMoney('25'),
  bothPerfectPairs: parseMoney('200'),
  big: parseMoney('0.54'),
  small: parseMoney('1.5'),
};

/** What each bet can pay x:1; where that depends on the hand, the usual first. */
export const baccaratPays = (variant: BaccaratVariant): Readonly<Record<BetCode, readonly Money[]>> => ({
  banker: variant === 'commission' ? [PAYS.bankerLessCommission] : [PAYS.even, PAYS.bankerOnSix],
  player: [PAYS.even],
  tie: [PAYS.tie],
  playerPair: [PAYS.pair],
  bankerPair: [PAYS.pair],
  anyPair: [PAYS.anyPair],
  perfectPair: [PAYS.onePerfectPair, PAYS.bothPerfectPairs],
  big: [PAYS.big],
  small: [PAYS.small],
});

function bankerPays(hand: BaccaratHand, variant: BaccaratVariant): Money {
  if (variant === 'commission') return PAYS.bankerLessCommission;
  return hand.bankerTotal === 6 ? PAYS.bankerOnSix : PAYS.even;
}

function verdictOf(hand: BaccaratHand, variant: BaccaratVariant, code: BetCode): Verdict {
  switch (code) {
    case 'banker':
      return hand.outcome === 'tie' ? PUSH : wonIf(hand.outcome === 'banker', bankerPays(hand, variant));
    case 'player':
      return hand.outcome === 'tie' ? PUSH : wonIf(hand.outcome === 'player', PAYS.even);
    case 'tie':
      return wonIf(hand.outcome === 'tie', PAYS.tie);
    case 'playerPair':
      return wonIf(hand.playerPair, PAYS.pair);
    case 'bankerPair':
      return wonIf(hand.bankerPair, PAYS.pair);
    case 'anyPair':
      return wonIf(hand.playerPair || hand.bankerPair, PAYS.anyPair);
    case 'perfectPair':
      return hand.perfectPairs === 2
        ? won(PAYS.bothPerfectPairs)
        : wonIf(hand.perfectPairs === 1, PAYS.onePerfectPair);
    case 'big':
      return wonIf(hand.size === 'big', PAYS.big);
    case 'small':
      return wonIf(hand.size === 'small', PAYS.small);
  }
}

/** Settles the bets on a hand; their codes are of `BACCARAT_BETS`. */
export const settleBaccarat = (
  hand: BaccaratHand,
  variant: BaccaratVariant,
  bets: readonly TableBet[],
): SettledBets => settleBets(bets, (code) => verdictOf(hand, variant, code as BetCode), OPPOSED);

const cardsOfHand = list(card, 4, 6);

function handOf(cards: readonly Card[]): BaccaratHand {
  try {
    return dealBaccarat(cards);
  } catch (error) {
    if (error instanceof RangeError) throw new InputFault('input.cards', error.message);
    throw error;
  }
}

export const baccaratRules = [
  defineRule('baccarat.deal', record({ cards: cardsOfHand }), ({ cards }) => {
    const hand = handOf(cards);
    return { ...hand, player: codesOf(hand.player), banker: codesOf(hand.banker) };
  }),
  defineRule(
    'baccarat.settle',
    record({ variant: oneOf(VARIANTS), cards: cardsOfHand, bets: tableBets(oneOf(BACCARAT_BETS)) }),
    ({ variant, cards, bets }) => {
      const hand = handOf(cards);
      return { outcome: hand.outcome, ...settleBaccarat(hand, variant, bets) };
    },
  ),
];
