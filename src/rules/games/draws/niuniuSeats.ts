// How a seat of the platform plays niuniu: what four cards are worth before the fifth, and what it bids and bets for that.
import { type Card, codesOf, PACK } from '../cards.ts';
import { NIUNIU_RANKS, rankNiuniu } from '../niuniu.ts';

/** How many of the hands of five have each rank, in the order of `NIUNIU_RANKS` (docs/rules-of-games.md §4.1). */
export const NIUNIU_HANDS: readonly number[] = [
  870_984, 171_288, 168_072, 171_288, 168_072, 177_408, 168_072, 171_288, 168_072, 171_288, 190_976, 768, 608,
  776,
];
const allHands = NIUNIU_HANDS.reduce((sum, count) => sum + count, 0);

/** What a rank brings against every other hand, in base amounts times `allHands`; equal ranks even out. */
const worthOfRank = NIUNIU_RANKS.map((own, order) =>
  NIUNIU_RANKS.reduce(
    (sum, other, at) =>
      sum +
      NIUNIU_HANDS[at]! * (at < order ? own.multiple : 0) -
      NIUNIU_HANDS[at]! * (at > order ? other.multiple : 0),
    0,
  ),
);

/** What four cards bring on average with each card that may follow, in base amounts of a bet of one time against a banker of one. */
export function worthOfFour(four: readonly Card[]): number {
  const held = new Set(codesOf(four));
  const fifth = PACK.filter(({ code }) => !held.has(code));
  const sum = fifth.reduce((all, each) => all + worthOfRank[rankNiuniu([...four, each]).order]!, 0);
  return sum / fifth.length / allHands;
}

const [BIDS_FROM, BETS_FROM] = [0.25, 0.8];

/**
 * The highest bid for four cards worth it, else none. With these limits, and no hesitation between them, nobody who sees four cards as well
 * gains in the long run: what is left is the fee (docs/rules-of-games.md §4.1).
 */
export const seatBid = (four: readonly Card[]): number => (worthOfFour(four) > BIDS_FROM ? 4 : 0);

export const seatBet = (four: readonly Card[]): number => (worthOfFour(four) > BETS_FROM ? 4 : 1);
