// Erbagang: how two tiles rank, and what each door wins or loses against the banker.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { type Money, YUAN } from '#values/money.ts';
import { amount, list, oneOf, record } from '../input.ts';
import { rational, roundedUp } from '../rational.ts';
import { defineRule } from '../rule.ts';
import { shuffled } from './cards.ts';

const TILES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'B'] as const;
/** 1 to 9 dots, or B, the blank tile, which counts half a point. */
export type Tile = (typeof TILES)[number];
export type TileHand = readonly [Tile, Tile];

/** The forty tiles, four of each. */
export const TILE_SET: readonly Tile[] = TILES.flatMap((tile) => [tile, tile, tile, tile]);

const DOORS = ['shun', 'chu', 'tian'] as const;
export type Door = (typeof DOORS)[number];
const MODES = ['flat', 'multiple'] as const;
export type ErbagangMode = (typeof MODES)[number];
/** The kinds of hands, from the highest to the lowest, with how many times each pays in the mode `multiple`. */
export const ERBAGANG_RANKS = [
  { rank: 'pairBlank', multiple: 5 },
  { rank: 'pairs', multiple: 4 },
  { rank: 'erBaGang', multiple: 3 },
  { rank: 'highPoints', multiple: 2 },
  { rank: 'points', multiple: 1 },
] as const;
const [PAIR_BLANK, PAIRS, ER_BA_GANG, HIGH, LOW] = ERBAGANG_RANKS;
/** From so many points on they are `highPoints`. */
export const HIGH_POINTS = 8;
/** The dearest hand, in times of a bet: as much is held. */
export const erbagangHeld = (mode: ErbagangMode): bigint =>
  mode === 'flat' ? 1n : BigInt(PAIR_BLANK.multiple);

export interface ErbagangRank {
  readonly rank: string;
  /** Higher beats lower. */
  readonly order: number;
  readonly multiple: number;
}

const halfPoints = (tile: Tile): number => (tile === 'B' ? 1 : 2 * Number(tile));

export function rankErbagang([one, other]: TileHand): ErbagangRank {
  if (one === other) {
    if (one === 'B') return { ...PAIR_BLANK, order: 99 };
    return { ...PAIRS, rank: `pair${one}`, order: 80 + Number(one) };
  }
  if ((one === '2' && other === '8') || (one === '8' && other === '2')) return { ...ER_BA_GANG, order: 70 };
  const order = (halfPoints(one) + halfPoints(other)) % 20;
  return { ...(order / 2 >= HIGH_POINTS ? HIGH : LOW), rank: `p${order / 2}`, order };
}

const largestOf = ([one, other]: TileHand): number => Math.max(halfPoints(one), halfPoints(other));

/** Above zero where the door wins; equal hands are the banker's. */
export const compareTileHands = (door: TileHand, banker: TileHand): number =>
  rankErbagang(door).order - rankErbagang(banker).order || largestOf(door) - largestOf(banker);

/** Two tiles for the banker and for each door. */
export function dealErbagang(below: RandomBelow): Record<Door | 'banker', TileHand> {
  const tiles = shuffled(TILE_SET, below);
  const hand = (at: number): TileHand => [tiles[2 * at]!, tiles[2 * at + 1]!];
  return { banker: hand(0), shun: hand(1), chu: hand(2), tian: hand(3) };
}

export interface SettledDoor {
  readonly door: Door;
  readonly rank: string;
  readonly result: 'won' | 'lost';
  readonly multiple: number;
  readonly held: Money;
  readonly gross: Money;
  readonly fee: Money;
  readonly returned: Money;
  readonly net: Money;
  readonly validBet: Money;
}

export function settleDoor(
  mode: ErbagangMode,
  feeRate: Money,
  banker: TileHand,
  hand: TileHand,
  bet: { readonly door: Door; readonly amount: Money },
): SettledDoor {
  const rank = rankErbagang(hand);
  const isWon = compareTileHands(hand, banker) > 0;
  const multiple = mode === 'flat' ? 1 : (isWon ? rank : rankErbagang(banker)).multiple;
  const size = bet.amount * BigInt(multiple);
  const held = bet.amount * erbagangHeld(mode);
  const gross = isWon ? size : -size;
  const fee = isWon ? roundedUp(gross, rational(feeRate, YUAN)) : 0n;
  return {
    door: bet.door,
    rank: rank.rank,
    result: isWon ? 'won' : 'lost',
    multiple,
    held,
    gross,
    fee,
    returned: held + gross - fee,
    net: gross - fee,
    validBet: size,
  };
}

const tiles = list(oneOf(TILES), 2, 2);
const asHand = (given: readonly Tile[]): TileHand => [given[0]!, given[1]!];

export const erbagangRules = [
  defineRule('erbagang.rank', record({ tiles }), (input) => rankErbagang(asHand(input.tiles))),
  defineRule(
    'erbagang.settle',
    record({
      mode: oneOf(MODES),
      feeRate: amount(0n, YUAN),
      hands: record({ banker: tiles, shun: tiles, chu: tiles, tian: tiles }),
      bets: list(record({ door: oneOf(DOORS), amount: amount(1n) })),
    }),
    ({ mode, feeRate, hands, bets }) => {
      const banker = asHand(hands.banker);
      const settled = bets.map((bet) => settleDoor(mode, feeRate, banker, asHand(hands[bet.door]), bet));
      return {
        bankerRank: rankErbagang(banker).rank,
        bets: settled,
        net: settled.reduce((total, { net }) => total + net, 0n),
        validBet: settled.reduce((total, { validBet }) => total + validBet, 0n),
      };
    },
  ),
];
