// Owns the games of cards against a banker: three cards (san gong) and five (niu niu), from one shuffled deck.
import type { Game, Random, Row } from './game.ts';

export interface Card {
  /** 1 ace to 13 king. */
  rank: number;
  /** 0 diamonds, 1 clubs, 2 hearts, 3 spades: the order of equal ranks. */
  suit: number;
}

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = ['♦', '♣', '♥', '♠'];

/** Cards from the top of a deck shuffled fairly. */
export function deal(random: Random, count: number): Card[] {
  const deck = Array.from(
    { length: 52 },
    (_, at): Card => ({ rank: (at % 13) + 1, suit: Math.floor(at / 13) }),
  );
  for (let at = 0; at < count; at += 1) {
    const from = at + random(deck.length - at);
    [deck[at], deck[from]] = [deck[from]!, deck[at]!];
  }
  return deck.slice(0, count);
}

const points = ({ rank }: Card): number => Math.min(rank, 10);
const isFace = ({ rank }: Card): boolean => rank > 10;
const sum = (cards: readonly Card[]): number => cards.reduce((total, card) => total + points(card), 0);

export interface Hand {
  /** Key of the text that reads it, with what is counted. */
  reading: { key: string; count?: number };
  /** Higher beats lower; compared from the first. */
  worth: readonly number[];
}

/** Three threes, three alike, three faces, then points; equal points by the number of faces. */
export function sangongHand(cards: readonly Card[]): Hand {
  const faces = cards.filter(isFace).length;
  const isTriple = cards.every(({ rank }) => rank === cards[0]!.rank);
  if (isTriple && cards[0]!.rank === 3) return { reading: { key: 'threes' }, worth: [3] };
  if (isTriple) return { reading: { key: 'triple' }, worth: [2, cards[0]!.rank] };
  if (faces === 3) return { reading: { key: 'faces' }, worth: [1] };
  const count = sum(cards) % 10;
  return { reading: { key: 'points', count }, worth: [0, count, faces] };
}

/** Three cards that make tens leave two whose points are the bull; equal bulls by the highest card, which no two share. */
export function bullHand(cards: readonly Card[]): Hand {
  const highest = Math.max(...cards.map(({ rank, suit }) => rank * 4 + suit));
  const total = sum(cards);
  const rests = cards.flatMap((a, at) => cards.slice(at + 1).map((b) => points(a) + points(b)));
  const rest = rests.find((two) => (total - two) % 10 === 0);
  if (rest === undefined) return { reading: { key: 'none' }, worth: [0, highest] };
  const count = rest % 10 || 10;
  return { reading: count === 10 ? { key: 'full' } : { key: 'bull', count }, worth: [count, highest] };
}

/** 1 when a beats b, -1 when b beats a, 0 when neither does. */
export function against(a: Hand, b: Hand): -1 | 0 | 1 {
  for (let at = 0; at < Math.max(a.worth.length, b.worth.length); at += 1) {
    const difference = (a.worth[at] ?? 0) - (b.worth[at] ?? 0);
    if (difference !== 0) return difference > 0 ? 1 : -1;
  }
  return 0;
}

/** A win pays the stake and 95 hundredths of it, a draw returns the stake. */
const pays = { '1': 195, '0': 100, '-1': 0 };

const game = (kind: 'sangong' | 'bull', size: number, handOf: (cards: readonly Card[]) => Hand): Game => ({
  kind,
  options: [],
  play(random) {
    const cards = deal(random, size * 2);
    const held = { banker: cards.slice(0, size), player: cards.slice(size) };
    const hand = { banker: handOf(held.banker), player: handOf(held.player) };
    const row = (label: 'banker' | 'player'): Row => ({
      label,
      reading: { ...hand[label].reading, key: `${kind}.${hand[label].reading.key}` },
      tiles: held[label].map(({ rank, suit }) => ({
        mark: suits[suit]! + ranks[rank - 1]!,
        tone: suit % 2 === 0 ? 'red' : 'dark',
      })),
    });
    return { pays: pays[against(hand.player, hand.banker)], rows: [row('banker'), row('player')] };
  },
});

export const sangong = game('sangong', 3, sangongHand);
export const bull = game('bull', 5, bullHand);
