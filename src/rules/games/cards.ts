// Playing cards: their codes, packs of them, and a fair shuffle.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Read, unfit } from '../input.ts';

/** Suits from the highest to the lowest: spades, hearts, clubs, diamonds. */
const SUITS = ['S', 'H', 'C', 'D'] as const;
export type Suit = (typeof SUITS)[number];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export interface Card {
  /** Suit letter and rank: `H10`. */
  readonly code: string;
  readonly suit: Suit;
  /** 1 is the ace, 11 to 13 are jack, queen and king. */
  readonly rank: number;
}

/** One pack of 52 cards in a fixed order. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((name, at): Card => ({ code: suit + name, suit, rank: at + 1 })),
);

const byCode = new Map(PACK.map((card) => [card.code, card]));

export const card: Read<Card> = (value, field) => {
  const found = typeof value === 'string' ? byCode.get(value) : undefined;
  if (!found) throw unfit(value, field, 'a card: S, H, C or D, then A, 2 to 10, J, Q or K, such as "H10"');
  return found;
};

export const isRed = ({ suit }: Card): boolean => suit === 'H' || suit === 'D';

/** Above zero where `one` is the higher single card: by rank, the ace lowest, then by suit. */
export const compareCards = (one: Card, other: Card): number =>
  one.rank - other.rank || SUITS.indexOf(other.suit) - SUITS.indexOf(one.suit);

export const codesOf = (cards: readonly Card[]): string[] => cards.map(({ code }) => code);

/** The entries in an order of which each is equally likely. */
export function shuffled<T>(entries: readonly T[], below: RandomBelow): T[] {
  const left = [...entries];
  for (let at = left.length - 1; at > 0; at--) {
    const other = below(at + 1);
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}
