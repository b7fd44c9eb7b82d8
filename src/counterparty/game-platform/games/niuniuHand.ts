// A hand of niuniu from its deal to its end: the cards of every seat and what was committed to, who becomes banker, and what it comes to.
import { createHash } from 'node:crypto';
import { type Card, card, codesOf } from '#rules/games/cards.ts';
import { dealNiuniu, drawBanker } from '#rules/games/draws/niuniuDraws.ts';
import { seatBet, seatBid } from '#rules/games/draws/niuniuSeats.ts';
import { type NiuniuRank, type NiuniuSeat, rankNiuniu, settleNiuniu } from '#rules/games/niuniu.ts';
import { wireMoney } from '#values/money.ts';
import { type Label, labelOf } from '../../words.ts';
import type { CatalogueGame } from '../catalogue.ts';
import type { Placed, Round } from '../rounds.ts';
import { chessFeeRate, chessTableOf } from './chessTable.ts';
import type { Random } from './engine.ts';

export const seatCount = 4;
/** Cards of a hand that are seen before the bid. */
export const seen = 4;

/** A hand as it is kept until it ends. */
export interface Hand {
  cards: string[][];
  /** What was committed to: the cards of every seat behind a salt that nobody can guess. */
  salt: string;
  bids?: number[];
  banker?: { at: number; bankerMult: number };
}

export const committed = ({ salt, cards }: Pick<Hand, 'salt' | 'cards'>): string =>
  `${salt} ${cards.map((hand) => hand.join(' ')).join(' | ')}`;
export const commitmentOf = (hand: Hand): string =>
  createHash('sha256').update(committed(hand)).digest('hex');

const cardsIn = (codes: readonly string[]): Card[] => codes.map((code) => card(code, 'card'));
export const handOf = ({ play }: Pick<Round, 'play'>): Hand => JSON.parse(play) as Hand;

export function deal(random: Random): Hand {
  const cards = dealNiuniu(seatCount, random).map(codesOf);
  const salt = Array.from({ length: 16 }, () => random(256).toString(16).padStart(2, '0')).join('');
  return { cards, salt };
}

/** The other seats bid by the four cards that they see, as the player does. */
export function bidOn(hand: Hand, bid: number, random: Random): Required<Hand> {
  const others = hand.cards.slice(1).map((cards) => seatBid(cardsIn(cards.slice(0, seen))));
  const bids = [bid, ...others];
  return { ...hand, bids, banker: drawBanker(bids, random) };
}

/** What a seat has bid, and what it bet against the banker; the banker bets nothing. */
export function saidOf(bid: number, bet: number): Label {
  const bidden = bid === 0 ? labelOf('web.game.chess.noBid') : labelOf('web.game.niuniu.bid', { times: bid });
  return bet === 0 ? bidden : labelOf('web.game.niuniu.said', { bid: bidden, times: bet });
}

/** A hand and how many times it pays. */
function labelOfHand({ rank, multiple }: NiuniuRank): Label {
  const hand = labelOf(`web.game.niuniu.${rank}`);
  return multiple === 1 ? hand : { 'zh-CN': `${hand['zh-CN']} ×${multiple}`, en: `${hand.en} ×${multiple}` };
}

export const nameOfSeat = (at: number, isBanker: boolean): Label =>
  labelOf(`web.game.seat.${at === 0 ? 'own' : 'other'}${isBanker ? 'Banker' : ''}`, { seat: at + 1 });

/** Turns every card over. `held` was taken with the deal, and counts towards the stake. */
export function showdown(
  game: CatalogueGame,
  base: bigint,
  hand: Required<Hand>,
  bet: number,
  held: bigint,
): Placed {
  const { cards, bids, banker } = hand;
  const seats = cards.map((codes, at): NiuniuSeat => {
    const five = cardsIn(codes);
    const isBanker = at === banker.at;
    return {
      seat: at + 1,
      cards: five,
      bankerMult: isBanker ? banker.bankerMult : 0,
      bet: isBanker ? 0 : at === 0 ? bet : seatBet(five.slice(0, seen)),
    };
  });
  const settled = settleNiuniu(base, seats[banker.at]!, chessFeeRate, seats);
  const { gross, fee, net, validBet } = settled[0]!;
  const stake = gross < 0n ? -gross : gross;
  const detail = {
    table: chessTableOf(game),
    hands: seats.map(({ cards: five, bet: multiple }, at) => ({
      name: nameOfSeat(at, at === banker.at),
      cards: codesOf(five),
      result: labelOfHand(rankNiuniu(five)),
      note: saidOf(bids[at]!, multiple),
      won: settled[at]!.state === 'won',
    })),
    bets: [
      {
        name: nameOfSeat(0, banker.at === 0),
        stake: wireMoney(stake),
        prize: wireMoney(stake + net),
        // Bid, bet and hand stand beside the cards, each with what it multiplies by.
        odds: '',
      },
    ],
    proof: {
      rule: 'niuniu.settle',
      input: {
        base: wireMoney(base),
        banker: banker.at + 1,
        feeRate: wireMoney(chessFeeRate),
        seats: seats.map((seat) => ({ ...seat, cards: codesOf(seat.cards) })),
      },
    },
  };
  return {
    stake: stake - held,
    play: hand,
    detail,
    outcome: { prize: stake + net, validBet, fee, detail },
  };
}
