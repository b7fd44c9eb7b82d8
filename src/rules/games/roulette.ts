// European roulette: which numbers each bet covers and what it pays.

import { type Money, parseMoney, YUAN } from '#values/money.ts';
import { flag, integer, optional, type Read, record, unfit } from '../input.ts';
import { defineRule } from '../rule.ts';
import { LOST, type SettledBets, settleBets, type TableBet, tableBets, wonIf } from './tableBets.ts';

export const POCKETS = 37;
const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const upTo = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const all = upTo(1, POCKETS - 1);

/** Bets inside the layout by how many numbers they cover; x:1 with x = 36 ÷ numbers − 1. */
function insideBets(): [string, number[]][] {
  const rows = upTo(0, 11).map((row) => [3 * row + 1, 3 * row + 2, 3 * row + 3]);
  const shapes: Record<string, number[][]> = {
    straight: upTo(0, POCKETS - 1).map((number) => [number]),
    split: [
      ...[1, 2, 3].map((number) => [0, number]),
      ...rows.flatMap(([a, b, c]) => [
        [a!, b!],
        [b!, c!],
      ]),
      ...upTo(1, 33).map((number) => [number, number + 3]),
    ],
    street: rows,
    trio: [
      [0, 1, 2],
      [0, 2, 3],
    ],
    corner: rows.slice(0, -1).flatMap(([a, b, c]) => [
      [a!, b!, a! + 3, b! + 3],
      [b!, c!, b! + 3, c! + 3],
    ]),
    firstFour: [[0, 1, 2, 3]],
    sixLine: rows.slice(0, -1).map(([first]) => upTo(first!, first! + 5)),
  };
  return Object.entries(shapes).flatMap(([shape, sets]) =>
    sets.map((numbers): [string, number[]] => [`${shape}:${numbers.join('-')}`, numbers]),
  );
}

const EVEN_CHANCES: Readonly<Record<string, number[]>> = {
  red: all.filter((number) => REDS.has(number)),
  black: all.filter((number) => !REDS.has(number)),
  odd: all.filter((number) => number % 2 === 1),
  even: all.filter((number) => number % 2 === 0),
  low: upTo(1, 18),
  high: upTo(19, 36),
};

/** Every bet there is, with the numbers that win it. */
export const ROULETTE_BETS: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  [
    ...insideBets(),
    ...[1, 2, 3].map((dozen): [string, number[]] => [`dozen${dozen}`, upTo(12 * dozen - 11, 12 * dozen)]),
    ...[1, 2, 3].map((column): [string, number[]] => [
      `column${column}`,
      all.filter((number) => number % 3 === column % 3),
    ]),
    ...Object.entries(EVEN_CHANCES),
  ].map(([code, numbers]) => [code, new Set(numbers)]),
);

/** What a bet on so many numbers pays x:1. */
export const roulettePays = (numbers: ReadonlySet<number>): Money => parseMoney(36 / numbers.size) - YUAN;

const OPPOSED = [
  ['red', 'black'],
  ['odd', 'even'],
  ['low', 'high'],
] as const;

const betCode: Read<string> = (value, field) => {
  if (typeof value === 'string' && ROULETTE_BETS.has(value)) return value;
  throw unfit(
    value,
    field,
    'a bet of the layout, its numbers ascending, such as straight:7, split:17-20, street:1-2-3, corner:1-2-4-5, dozen1, column3 or red',
  );
};

export const colorOf = (pocket: number): 'red' | 'black' | 'green' =>
  pocket === 0 ? 'green' : REDS.has(pocket) ? 'red' : 'black';

/** Settles the bets on a number; with `laPartage` zero returns half of the even chances. */
export const settleRoulette = (result: number, laPartage: boolean, bets: readonly TableBet[]): SettledBets =>
  settleBets(
    bets,
    (code) => {
      const numbers = ROULETTE_BETS.get(code);
      if (!numbers) return LOST;
      if (laPartage && result === 0 && Object.hasOwn(EVEN_CHANCES, code)) return { result: 'halfLost' };
      return wonIf(numbers.has(result), roulettePays(numbers));
    },
    OPPOSED,
  );

export const rouletteRules = [
  defineRule(
    'roulette.settle',
    record({
      result: integer(0, POCKETS - 1),
      laPartage: optional(flag, false),
      bets: tableBets(betCode),
    }),
    ({ result, laPartage, bets }) => ({
      color: colorOf(result),
      ...settleRoulette(result, laPartage, bets),
    }),
  ),
];
