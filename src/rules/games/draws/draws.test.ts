// What games draw is as likely as it should be: every possibility counted where that can be done, otherwise chi-square on fixed numbers.
import { describe, expect, it } from 'vitest';
import type { RandomBelow } from '#lottery/draw/draw.ts';
import { isShoeOver, newShoe } from '../baccarat.ts';
import { PACK } from '../cards.ts';
import { rankNiuniu } from '../niuniu.ts';
import { dealNiuniu, drawBanker } from './niuniuDraws.ts';
import { dealDragonTiger, spinWheel, throwDice } from './tableDraws.ts';

/** Mulberry32: the same numbers in every run. */
function fixed(seed: number): RandomBelow {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
}

/** How far counts are from what is expected; as large as the degrees of freedom when all is well. */
const chiSquare = (counts: readonly number[], expected: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0);

/** Runs a draw once for every sequence of numbers that it may be given. */
function everyDraw<T>(draw: (below: RandomBelow) => T): T[] {
  const results: T[] = [];
  const visit = (given: readonly number[]): void => {
    let used = 0;
    let open = 0;
    const result = draw((count) => {
      const next = given[used];
      used += 1;
      if (next !== undefined) return next;
      open ||= count;
      return 0;
    });
    if (used <= given.length) results.push(result);
    else for (let next = 0; next < open; next++) visit([...given, next]);
  };
  visit([]);
  return results;
}

describe('the wheel and the dice', () => {
  it('stop at each pocket and show each throw once in all possibilities', () => {
    expect(everyDraw(spinWheel)).toEqual(Array.from({ length: 37 }, (_, pocket) => pocket));
    const throws = everyDraw(throwDice);
    expect(throws).toHaveLength(216);
    expect(new Set(throws.map(String)).size).toBe(216);
    expect(throws.flat().every((face) => face >= 1 && face <= 6)).toBe(true);
  });
});

describe('the shoe', () => {
  it('has eight packs, and dragon tiger takes its first two cards', () => {
    const shoe = newShoe(fixed(1));
    const counts = Map.groupBy(shoe, ({ code }) => code);
    expect([counts.size, shoe.length]).toEqual([52, 416]);
    expect([...counts.values()].every(({ length }) => length === 8)).toBe(true);
    expect(dealDragonTiger(shoe)).toEqual({ dragon: shoe[0], tiger: shoe[1] });
    expect(() => dealDragonTiger(shoe.slice(0, 1))).toThrow('more than 1 cards');
    expect(isShoeOver(shoe.slice(0, 52))).toBe(false);
    expect(isShoeOver(shoe.slice(0, 51))).toBe(true);
  });

  it('begins with each of the 52 cards equally often', () => {
    const below = fixed(2);
    const rounds = 5_200;
    const counts = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const { code } = newShoe(below)[0]!;
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    const found = chiSquare(
      PACK.map(({ code }) => counts.get(code) ?? 0),
      PACK.map(() => rounds / 52),
    );
    // 51 degrees of freedom: above 87.97 in one of a thousand fair draws, below 24.95 likewise.
    expect(found).toBeLessThan(87.97);
    expect(found).toBeGreaterThan(24.95);
  });
});

describe('niuniu', () => {
  it('deals five cards a seat, none twice', () => {
    const hands = dealNiuniu(5, fixed(3));
    expect(hands.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(hands.flat().map(({ code }) => code)).size).toBe(25);
  });

  it('deals every rank at a seat as often as the hands of five cards have it', () => {
    const below = fixed(4);
    const order = [870_984, 171_288, 168_072, 171_288, 168_072, 177_408, 168_072, 171_288, 168_072];
    // No bull to bull eight, bull nine, niuniu; the three rarest together.
    const hands = [...order, 171_288, 190_976, 768 + 608 + 776];
    const rounds = 8_000;
    const counts = hands.map(() => 0);
    for (let round = 0; round < rounds; round++)
      for (const cards of dealNiuniu(5, below)) {
        const at = Math.min(rankNiuniu(cards).order, 11);
        counts[at]! += 1;
      }
    const found = chiSquare(
      counts,
      hands.map((count) => (count / 2_598_960) * rounds * 5),
    );
    // 11 degrees of freedom: above 31.26 in one of a thousand.
    expect(found).toBeLessThan(31.26);
  });

  it('makes the highest bid banker, equal ones with equal chance, and somebody at 1 where nobody bids', () => {
    expect(drawBanker([1, 4, 2], fixed(5))).toEqual({ at: 1, bankerMult: 4 });
    expect(everyDraw((below) => drawBanker([3, 0, 3, 3], below))).toEqual([
      { at: 0, bankerMult: 3 },
      { at: 2, bankerMult: 3 },
      { at: 3, bankerMult: 3 },
    ]);
    expect(everyDraw((below) => drawBanker([0, 0], below))).toEqual([
      { at: 0, bankerMult: 1 },
      { at: 1, bankerMult: 1 },
    ]);
  });
});
