// Owns the card and tile games against the platform: niuniu with three seats of the platform, and erbagang with the platform as banker.
import { codesOf } from '#rules/games/cards.ts';
import { dealNiuniu, drawBanker } from '#rules/games/draws/niuniuDraws.ts';
import {
  compareTileHands,
  type Door,
  dealErbagang,
  ERBAGANG_RANKS,
  erbagangHeld,
  HIGH_POINTS,
  rankErbagang,
  settleDoor,
} from '#rules/games/erbagang.ts';
import {
  NIUNIU_RANKS,
  type NiuniuRank,
  type NiuniuSeat,
  niuniuHold,
  rankNiuniu,
  settleNiuniu,
} from '#rules/games/niuniu.ts';
import { amount, integer, list, oneOf, record } from '#rules/input.ts';
import { formatMoney, wireMoney, YUAN } from '#values/money.ts';
import { type Label, labelOf } from '../../words.ts';
import { type CatalogueGame, type GameRule, nameOfGame } from '../catalogue.ts';
import type { Placed } from '../rounds.ts';
import { type Engine, type EngineParts, onceField, type Random, readBet } from './engine.ts';

/** 5 %, in 0.0001. */
const feeRate = 500n;
const seatCount = 4;
const doors = ['shun', 'chu', 'tian'] as const satisfies readonly Door[];

/** What a player stakes on one door. */
const doorLimits = { least: YUAN, most: 10_000n * YUAN } as const;

const niuniuBody = record({ once: onceField, bid: integer(0, 4), bet: integer(1, 4) });
const erbagangBody = record({
  once: onceField,
  bets: list(record({ door: oneOf(doors), amount: amount(doorLimits.least, doorLimits.most) }), 1, 3),
});

const tableOf = ({ code }: CatalogueGame) => ({ name: nameOfGame(code), shoe: '', hand: '' });

/** What a balance has to cover to sit down, whoever becomes banker. */
export const niuniuCover = (base: bigint, bid: number): bigint =>
  niuniuHold(base) * BigInt(bid > 0 ? seatCount - 1 : 1);

/** What the sheet of rules says of a game beside its words. */
export function chessFacts(rule: Extract<GameRule, { engine: 'niuniu' | 'erbagang' }>): object {
  const fee = formatMoney(feeRate * 100n);
  if (rule.engine === 'niuniu') return { fee, ranks: NIUNIU_RANKS.toReversed() };
  const held = erbagangHeld(rule.mode);
  return {
    fee,
    ranks: ERBAGANG_RANKS,
    highPoints: HIGH_POINTS,
    held: String(held),
    /** The least and the most that a door wins, in times of its bet. */
    pays: [...new Set([1n, held])].map((times) => formatMoney(times * (YUAN - feeRate))),
    least: formatMoney(doorLimits.least),
    most: formatMoney(doorLimits.most),
  };
}

/** What a seat has bid, and what it bet against the banker; the banker bets nothing. */
function saidOf(bid: number, bet: number): Label {
  const bidden = bid === 0 ? labelOf('web.game.chess.noBid') : labelOf('web.game.niuniu.bid', { times: bid });
  return bet === 0 ? bidden : labelOf('web.game.niuniu.said', { bid: bidden, times: bet });
}

/** A hand and how many times it pays. */
function labelOfHand({ rank, multiple }: NiuniuRank): Label {
  const hand = labelOf(`web.game.niuniu.${rank}`);
  return multiple === 1 ? hand : { 'zh-CN': `${hand['zh-CN']} ×${multiple}`, en: `${hand.en} ×${multiple}` };
}

function playNiuniu(game: CatalogueGame, base: bigint, bid: number, bet: number, random: Random): Placed {
  const bids = [bid, ...Array.from({ length: seatCount - 1 }, () => random(5))];
  const banker = drawBanker(bids, random);
  const seats = dealNiuniu(seatCount, random).map(
    (cards, at): NiuniuSeat => ({
      seat: at + 1,
      cards,
      bankerMult: at === banker.at ? banker.bankerMult : 0,
      bet: at === banker.at ? 0 : at === 0 ? bet : 1 + random(4),
    }),
  );
  const settled = settleNiuniu(base, seats[banker.at]!, feeRate, seats);
  const { gross, fee, net, validBet } = settled[0]!;
  const stake = gross < 0n ? -gross : gross;
  const nameOfSeat = (at: number) =>
    labelOf(`web.game.seat.${at === 0 ? 'own' : 'other'}${at === banker.at ? 'Banker' : ''}`, {
      seat: at + 1,
    });
  const detail = {
    table: tableOf(game),
    hands: seats.map(({ cards, bet: multiple }, at) => ({
      name: nameOfSeat(at),
      cards: codesOf(cards),
      result: labelOfHand(rankNiuniu(cards)),
      note: saidOf(bids[at]!, multiple),
      won: settled[at]!.state === 'won',
    })),
    bets: [
      {
        name: nameOfSeat(0),
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
        feeRate: wireMoney(feeRate),
        seats: seats.map((seat) => ({ ...seat, cards: codesOf(seat.cards) })),
      },
    },
  };
  return {
    stake,
    cover: niuniuCover(base, bid),
    play: { bids, banker: banker.at },
    detail,
    outcome: { prize: stake + net, validBet, fee, detail },
  };
}

function labelOfTiles(rank: string): Label {
  const [, points] = /^p([\d.]+)$/.exec(rank) ?? [];
  if (points !== undefined) return labelOf('web.game.points', { points });
  const [, tile] = /^pair(\d)$/.exec(rank) ?? [];
  return tile === undefined
    ? labelOf(`web.game.erbagang.${rank}`)
    : labelOf('web.game.erbagang.pair', { tile });
}

function playErbagang(
  game: CatalogueGame,
  mode: 'flat' | 'multiple',
  bets: readonly { door: Door; amount: bigint }[],
  random: Random,
): Placed {
  const hands = dealErbagang(random);
  const settled = bets.map((bet) => settleDoor(mode, feeRate, hands.banker, hands[bet.door], bet));
  const sum = (of: (door: (typeof settled)[number]) => bigint): bigint =>
    settled.reduce((total, door) => total + of(door), 0n);
  const wins = doors.filter((door) => compareTileHands(hands[door], hands.banker) > 0);
  const detail = {
    table: tableOf(game),
    hands: (['banker', ...doors] as const).map((side) => ({
      name: labelOf(`web.game.door.${side}`),
      cards: [...hands[side]],
      result: labelOfTiles(rankErbagang(hands[side]).rank),
      // Every hand that did not win lost to the banker; the banker wins where no door beats it.
      won: side === 'banker' ? wins.length === 0 : wins.includes(side),
    })),
    bets: settled.map(({ door, held, returned, multiple }) => ({
      name: labelOf(`web.game.door.${door}`),
      stake: wireMoney(held),
      prize: wireMoney(returned),
      odds: String(multiple),
    })),
    proof: {
      rule: 'erbagang.settle',
      input: {
        mode,
        feeRate: wireMoney(feeRate),
        hands,
        bets: bets.map(({ door, amount: size }) => ({ door, amount: wireMoney(size) })),
      },
    },
  };
  return {
    stake: sum(({ held }) => held),
    play: {},
    detail,
    outcome: {
      prize: sum(({ returned }) => returned),
      validBet: sum(({ validBet }) => validBet),
      fee: sum(({ fee }) => fee),
      detail,
    },
  };
}

export function chessEngine({ rounds, random }: EngineParts): Engine {
  return {
    bet(holder, game, given, at) {
      const { rule } = game;
      if (rule.engine === 'niuniu') {
        const { once, bid, bet } = readBet(niuniuBody, given);
        return rounds.place(holder, { once, game: game.code, unit: once, at }, () =>
          playNiuniu(game, BigInt(rule.base) * YUAN, bid, bet, random),
        );
      }
      const mode = rule.engine === 'erbagang' ? rule.mode : 'flat';
      const { once, bets } = readBet(erbagangBody, given);
      return rounds.place(holder, { once, game: game.code, unit: once, at }, () =>
        playErbagang(game, mode, bets, random),
      );
    },
    state: (_holder, { rule }) => ({
      engine: rule.engine,
      ...(rule.engine === 'niuniu' && {
        base: String(rule.base),
        cover: wireMoney(niuniuCover(BigInt(rule.base) * YUAN, 0)),
        coverOfBid: wireMoney(niuniuCover(BigInt(rule.base) * YUAN, 1)),
      }),
      ...(rule.engine === 'erbagang' && { mode: rule.mode }),
    }),
  };
}
