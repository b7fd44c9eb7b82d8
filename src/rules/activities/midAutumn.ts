// The mid-autumn dice (博饼, docs/flows.md §11): the rank of six dice, and how many of the 46,656 throws have it.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import type { Money } from '#values/money.ts';
import { list, type Read, record } from '../input.ts';
import { refused } from '../refused.ts';
import { units } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

interface Rank {
  readonly name: string;
  /** How many of the 6^6 throws have it. */
  readonly ways: number;
  /** `count(face)` is how many dice show it. */
  readonly fits: (count: (face: number) => number) => boolean;
}

const OTHER_FACES = [1, 2, 3, 5, 6];
const ALL_FACES = [1, 2, 3, 4, 5, 6];

/** From the highest to the lowest; the first that fits is the rank. */
export const RANKS: readonly Rank[] = [
  { name: '状元插金花', ways: 15, fits: (count) => count(4) === 4 && count(1) === 2 },
  { name: '红六勃', ways: 1, fits: (count) => count(4) === 6 },
  { name: '黑六勃', ways: 5, fits: (count) => OTHER_FACES.some((face) => count(face) === 6) },
  { name: '五红', ways: 30, fits: (count) => count(4) === 5 },
  { name: '五子', ways: 150, fits: (count) => OTHER_FACES.some((face) => count(face) === 5) },
  { name: '四红', ways: 360, fits: (count) => count(4) === 4 },
  { name: '对堂', ways: 720, fits: (count) => ALL_FACES.every((face) => count(face) === 1) },
  { name: '三红', ways: 2500, fits: (count) => count(4) === 3 },
  { name: '四进', ways: 1875, fits: (count) => OTHER_FACES.some((face) => count(face) === 4) },
  { name: '二举', ways: 9300, fits: (count) => count(4) === 2 },
  { name: '一秀', ways: 17400, fits: (count) => count(4) === 1 },
  { name: 'none', ways: 14300, fits: () => true },
];

const DICE = 6;

/** The place of a throw in `RANKS`. */
export const rankOf = (dice: readonly number[]): number =>
  RANKS.findIndex(({ fits }) => fits((face) => dice.filter((die) => die === face).length));

export const throwDice = (below: RandomBelow): number[] => Array.from({ length: DICE }, () => 1 + below(6));

const isThrow = (dice: readonly unknown[]): dice is readonly number[] =>
  dice.length === DICE && dice.every((die) => ALL_FACES.some((face) => face === die));

const anything: Read<unknown> = (value) => value;

export const midAutumnRule = unitRule(
  'midautumn.rank',
  record({ dice: list(anything), prizes: list(units()) }),
  ({ dice, prizes }) => {
    if (!isThrow(dice)) return refused('DICE_INVALID');
    const place = rankOf(dice);
    const { name, ways } = RANKS[place]!;
    const prize: Money = prizes[place] ?? 0n;
    return { ok: true, order: place + 1, rank: name, prize, waysOf46656: ways };
  },
);
