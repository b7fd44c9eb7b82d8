// The wheel (大转盘, docs/flows.md §11): which wheel may be entered, and the sector of a spin.

import type { RandomBelow } from '#lottery/draw/draw.ts';
import { integer, list, nullable, oneOf, type Read, record } from '../input.ts';
import { refused } from '../refused.ts';
import { word } from '../unitInput.ts';
import { unitRule } from '../unitRule.ts';

export interface Sector {
  readonly kind: 'none' | 'cash' | 'points' | 'goods';
  /** An amount, a number of points, or the name of goods. */
  readonly value: number | string;
  /** Chances in the wheel's total. */
  readonly weight: number;
  /** How many are left; null for no limit. */
  readonly stock: number | null;
}

/** What is wrong with a wheel that is entered; null where nothing is. A wheel that may run out of a prize needs a sector without one. */
export function refusalOfWheel(sectors: readonly Sector[], total: number) {
  if (sectors.some(({ weight }) => weight < 0)) return refused('WEIGHT_NEGATIVE');
  const sum = sectors.reduce((all, { weight }) => all + weight, 0);
  if (sum !== total) return refused('WEIGHTS_SUM', { sum });
  const isLimited = sectors.some(({ stock }) => stock !== null);
  if (isLimited && !sectors.some(({ kind }) => kind === 'none')) return refused('NO_FALLBACK');
  return null;
}

export interface Pick {
  readonly sector: number;
  /** The sector that was hit had run out. */
  readonly fallback: boolean;
  /** What is left of each sector. */
  readonly stock: readonly (number | null)[];
}

/** The sector of a roll from 0 to one less than the total, on a wheel that `refusalOfWheel` lets pass. */
export function pickSector(sectors: readonly Sector[], roll: number): Pick {
  let running = 0;
  const hit = sectors.findIndex(({ weight }) => {
    running += weight;
    return roll < running;
  });
  const stock = sectors.map((sector) => sector.stock);
  if (stock[hit] === 0)
    return { sector: sectors.findIndex(({ kind }) => kind === 'none'), fallback: true, stock };
  const left = stock.map((each, index) => (index === hit && each !== null ? each - 1 : each));
  return { sector: hit, fallback: false, stock: left };
}

/** A spin: every chance of the total is equally likely. */
export const spin = (sectors: readonly Sector[], total: number, below: RandomBelow): Pick =>
  pickSector(sectors, below(total));

const value: Read<number | string> = (given, field) =>
  typeof given === 'number' ? integer(0)(given, field) : word(given, field);

export const wheelRule = unitRule(
  'wheel.pick',
  record({
    total: integer(1),
    sectors: list(
      record({
        kind: oneOf(['none', 'cash', 'points', 'goods']),
        value,
        weight: integer(Number.MIN_SAFE_INTEGER),
        stock: nullable(integer(0)),
      }),
      1,
    ),
    rolls: list(integer(0)),
  }),
  ({ total, sectors: entered, rolls }) => {
    const refusal = refusalOfWheel(entered, total);
    if (refusal) return refusal;
    let sectors = entered;
    const picks = rolls.map((roll) => {
      const { sector, fallback, stock } = pickSector(sectors, roll % total);
      sectors = sectors.map((each, index) => ({ ...each, stock: stock[index]! }));
      const { kind, value } = sectors[sector]!;
      return { sector, kind, value, fallback };
    });
    return { ok: true, picks, stock: sectors.map(({ stock }) => stock) };
  },
);
