// Niuniu with bidding for the banker: how five cards rank, and who pays whom how much.

import { type Money, YUAN } from '#values/money.ts';
import { amount, InputFault, integer, list, record } from '../input.ts';
import { rational, roundedUp } from '../rational.ts';
import { defineRule } from '../rule.ts';
import { type Card, card, codesOf, compareCards } from './cards.ts';

const HAND = 5;

/** Every rank, from the lowest to the highest, with how many times it pays; its place is its order. */
export const NIUNIU_RANKS = [
  { rank: 'none', multiple: 1 },
  { rank: 'n1', multiple: 1 },
  { rank: 'n2', multiple: 1 },
  { rank: 'n3', multiple: 1 },
  { rank: 'n4', multiple: 1 },
  { rank: 'n5', multiple: 1 },
  { rank: 'n6', multiple: 1 },
  { rank: 'n7', multiple: 2 },
  { rank: 'n8', multiple: 2 },
  { rank: 'n9', multiple: 3 },
  { rank: 'niuniu', multiple: 4 },
  { rank: 'fiveFace', multiple: 5 },
  { rank: 'fourKind', multiple: 6 },
  { rank: 'fiveSmall', multiple: 8 },
] as const;
const [FIVE_FACE, FOUR_KIND, FIVE_SMALL] = [11, 12, 13] as const;

export interface NiuniuRank {
  readonly rank: string;
  /** Higher beats lower. */
  readonly order: number;
  readonly multiple: number;
  readonly highCard: Card;
  /** Three cards that sum to a multiple of ten, in the order of the hand; empty where the rank does not need them. */
  readonly bull: readonly Card[];
}

const pointsOf = ({ rank }: Card): number => Math.min(rank, 10);
const totalOf = (cards: readonly Card[]): number => cards.reduce((total, each) => total + pointsOf(each), 0);

const isFiveSmall = (cards: readonly Card[]): boolean =>
  cards.every(({ rank }) => rank < 5) && totalOf(cards) <= 10;
const isFourKind = (cards: readonly Card[]): boolean =>
  cards.slice(0, 2).some(({ rank }) => cards.filter((each) => each.rank === rank).length >= 4);
const isFiveFace = (cards: readonly Card[]): boolean => cards.every(({ rank }) => rank > 10);

/** The first three cards, in card order, that make the bull. */
function bullOf(cards: readonly Card[]): Card[] {
  for (let a = 0; a < HAND; a++)
    for (let b = a + 1; b < HAND; b++)
      for (let c = b + 1; c < HAND; c++) {
        const three = [cards[a]!, cards[b]!, cards[c]!];
        if (totalOf(three) % 10 === 0) return three;
      }
  return [];
}

/** Ranks five cards by the highest rank that fits. */
export function rankNiuniu(cards: readonly Card[]): NiuniuRank {
  const highCard = cards.reduce((high, each) => (compareCards(each, high) > 0 ? each : high));
  const ranked = (order: number, bull: readonly Card[] = []): NiuniuRank => ({
    ...NIUNIU_RANKS[order]!,
    order,
    highCard,
    bull,
  });
  if (isFiveSmall(cards)) return ranked(FIVE_SMALL);
  if (isFourKind(cards)) return ranked(FOUR_KIND);
  if (isFiveFace(cards)) return ranked(FIVE_FACE);
  const bull = bullOf(cards);
  return bull.length === 0 ? ranked(0) : ranked(totalOf(cards) % 10 || 10, bull);
}

/** Above zero where `one` wins; zero is not possible with two hands of one pack. */
const compareHands = (one: NiuniuRank, other: NiuniuRank): number =>
  one.order - other.order || compareCards(one.highCard, other.highCard);

export interface NiuniuSeat {
  readonly seat: number;
  readonly cards: readonly Card[];
  /** What the seat bid to be banker; counts for the banker alone. */
  readonly bankerMult: number;
  /** What the seat bets, in times the base; 0 for the banker. */
  readonly bet: number;
}

export interface SettledSeat {
  readonly seat: number;
  readonly rank: string;
  readonly gross: Money;
  readonly fee: Money;
  readonly net: Money;
  readonly validBet: Money;
  readonly state: 'won' | 'lost' | 'push';
}

/** Each seat plays the banker alone; the fee is taken of a seat's sum where it is above zero. */
export function settleNiuniu(
  base: Money,
  banker: NiuniuSeat,
  feeRate: Money,
  seats: readonly NiuniuSeat[],
): SettledSeat[] {
  const bankerRank = rankNiuniu(banker.cards);
  const grossOf = (seat: NiuniuSeat): Money => {
    const rank = rankNiuniu(seat.cards);
    const isWon = compareHands(rank, bankerRank) > 0;
    const times = banker.bankerMult * seat.bet * (isWon ? rank : bankerRank).multiple;
    return base * BigInt(isWon ? times : -times);
  };
  const others = seats.filter((seat) => seat !== banker);
  const paidToOthers = others.reduce((total, seat) => total + grossOf(seat), 0n);
  return seats.map((seat) => {
    const gross = seat === banker ? -paidToOthers : grossOf(seat);
    const fee = gross > 0n ? roundedUp(gross, rational(feeRate, YUAN)) : 0n;
    const net = gross - fee;
    return {
      seat: seat.seat,
      rank: rankNiuniu(seat.cards).rank,
      gross,
      fee,
      net,
      validBet: gross < 0n ? -gross : gross,
      state: net > 0n ? 'won' : net < 0n ? 'lost' : 'push',
    };
  });
}

/** What a seat needs to sit down, so that it can pay the dearest hand; the banker needs it once for each other seat. */
export const niuniuHold = (base: Money): Money => base * 4n * 4n * BigInt(NIUNIU_RANKS[FIVE_SMALL].multiple);

export const niuniuRules = [
  defineRule('niuniu.rank', record({ cards: list(card, HAND, HAND) }), ({ cards }) => {
    const { highCard, bull, ...rank } = rankNiuniu(cards);
    return { ...rank, highCard: highCard.code, bull: codesOf(bull) };
  }),
  defineRule(
    'niuniu.settle',
    record({
      base: amount(1n),
      banker: integer(1),
      feeRate: amount(0n, YUAN),
      seats: list(
        record({
          seat: integer(1),
          cards: list(card, HAND, HAND),
          bankerMult: integer(0, 4),
          bet: integer(0, 4),
        }),
        2,
        5,
      ),
    }),
    ({ base, banker, feeRate, seats }) => {
      const bankerSeat = seats.find(({ seat }) => seat === banker);
      if (!bankerSeat)
        throw new InputFault(
          'input.banker',
          `${banker} is none of the seats: give ${seats.map(({ seat }) => seat).join(', ')}`,
        );
      seats.forEach(({ seat, bankerMult, bet }, at) => {
        if (seats.findIndex((other) => other.seat === seat) < at)
          throw new InputFault(`input.seats[${at}].seat`, `${seat} is given twice: give each seat once`);
        if (seat === banker && bankerMult === 0)
          throw new InputFault(`input.seats[${at}].bankerMult`, 'is 0 for the banker: give 1 to 4');
        if (seat !== banker && bet === 0)
          throw new InputFault(
            `input.seats[${at}].bet`,
            'is 0 for a seat that is not the banker: give 1 to 4',
          );
      });
      const settled = settleNiuniu(base, bankerSeat, feeRate, seats);
      return { seats: settled, feeTotal: settled.reduce((total, { fee }) => total + fee, 0n) };
    },
  ),
];
