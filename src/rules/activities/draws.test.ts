import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '#scripts/crash-test/random.ts';
import { chiSquare, chiSquareLimit } from '#support/chiSquare.ts';
import { RANKS, rankOf, throwDice } from './midAutumn.ts';
import { grabPacket, type Packet, splitPacket } from './redPacket.ts';
import { openTreasure } from './treasure.ts';
import { refusalOfWheel, type Sector, spin } from './wheel.ts';

const seed = 20_261_122;

describe('the test of a distribution', () => {
  it('passes fair counts and fails unfair ones', () => {
    const weights = [1, 1, 1, 1];
    expect(chiSquareLimit(weights)).toBeCloseTo(16.27, 0);
    expect(chiSquare([2510, 2490, 2505, 2495], weights)).toBeLessThan(chiSquareLimit(weights));
    expect(chiSquare([2700, 2400, 2450, 2450], weights)).toBeGreaterThan(chiSquareLimit(weights));
    expect(chiSquare([5, 1], [1, 0])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the dice', () => {
  it('have each rank in exactly as many of the 46,656 throws as stated', () => {
    const counts = RANKS.map(() => 0);
    for (let number = 0; number < 6 ** 6; number += 1) {
      const dice = Array.from({ length: 6 }, (_, place) => 1 + (Math.floor(number / 6 ** place) % 6));
      counts[rankOf(dice)]! += 1;
    }
    expect(counts).toEqual(RANKS.map(({ ways }) => ways));
  });

  it('fall as often as that', () => {
    const { below } = randomFrom(seed, 1);
    const counts = RANKS.map(() => 0);
    for (let time = 0; time < 200_000; time += 1) counts[rankOf(throwDice(below))]! += 1;
    const ways = RANKS.map(({ ways }) => ways);
    expect(chiSquare(counts, ways)).toBeLessThan(chiSquareLimit(ways));
  });
});

describe('the wheel', () => {
  const sectors: readonly Sector[] = [
    { kind: 'cash', value: 8_880_000, weight: 1, stock: null },
    { kind: 'cash', value: 880_000, weight: 49, stock: null },
    { kind: 'points', value: 100, weight: 250, stock: null },
    { kind: 'goods', value: 'phone', weight: 0, stock: null },
    { kind: 'none', value: 0, weight: 700, stock: null },
  ];

  it('stops at each sector as often as its weight says', () => {
    const { below } = randomFrom(seed, 2);
    const counts = sectors.map(() => 0);
    for (let time = 0; time < 200_000; time += 1) counts[spin(sectors, 1000, below).sector]! += 1;
    const weights = sectors.map(({ weight }) => weight);
    expect(chiSquare(counts, weights)).toBeLessThan(chiSquareLimit(weights));
  });

  it('gives as many prizes as are in stock and no more', () => {
    const wheel = fc
      .array(fc.record({ weight: fc.nat(50), stock: fc.option(fc.nat(5)) }), { minLength: 1, maxLength: 11 })
      .map((given): Sector[] => [
        ...given.map((each) => ({ kind: 'points' as const, value: 1, ...each })),
        { kind: 'none', value: 0, weight: 1, stock: null },
      ]);
    fc.assert(
      fc.property(wheel, fc.integer(), (entered, stream) => {
        const { below } = randomFrom(seed, stream);
        const total = entered.reduce((sum, { weight }) => sum + weight, 0);
        expect(refusalOfWheel(entered, total)).toBeNull();
        expect(refusalOfWheel(entered, total + 1)).toMatchObject({ reason: 'WEIGHTS_SUM' });
        const given = entered.map(() => 0);
        let turned = entered;
        for (let time = 0; time < 200; time += 1) {
          const { sector, stock } = spin(turned, total, below);
          given[sector]! += 1;
          turned = turned.map((each, index) => ({ ...each, stock: stock[index]! }));
        }
        entered.forEach(({ stock }, index) => {
          if (stock === null) return;
          expect(given[index]).toBeLessThanOrEqual(stock);
          expect(turned[index]!.stock).toBe(stock - given[index]!);
        });
      }),
    );
  });
});

describe('a red packet', () => {
  it('is split exactly, every part inside the band', () => {
    const sizes = fc
      .record({
        count: fc.integer({ min: 1, max: 60 }),
        min: fc.bigInt(1n, 500n),
        width: fc.bigInt(0n, 2000n),
        part: fc.bigInt(0n, 1000n),
      })
      .map(({ count, min, width, part }) => ({
        count,
        min: min * 100n,
        max: (min + width) * 100n,
        total: BigInt(count) * min * 100n + ((BigInt(count) * width * part) / 1000n) * 100n,
      }));
    fc.assert(
      fc.property(sizes, fc.integer(), (size, stream) => {
        const parts = splitPacket(size, randomFrom(seed, stream).below);
        expect(parts).toHaveLength(size.count);
        expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(size.total);
        for (const part of parts)
          expect(part >= size.min && part <= size.max && part % 100n === 0n).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('has the same mean at every place where the band does not bind', () => {
    const { below } = randomFrom(seed, 3);
    const size = { total: 1_000_000n, count: 5, min: 100n, max: 1_000_000n };
    const [times, mean] = [40_000, 200_000];
    const sums = [0, 0, 0, 0, 0];
    const squares = [0, 0, 0, 0, 0];
    for (let time = 0; time < times; time += 1)
      splitPacket(size, below).forEach((part, place) => {
        sums[place]! += Number(part);
        squares[place]! += Number(part) ** 2;
      });
    sums.forEach((sum, place) => {
      const deviation = Math.sqrt(squares[place]! / times - (sum / times) ** 2);
      // Four standard errors, and half a cent for the cut of a part to whole cents.
      expect(Math.abs(sum / times - mean)).toBeLessThan((4 * deviation) / Math.sqrt(times) + 50);
    });
  });

  it('of 100 parts has exactly 100 winners among 1,000, nobody twice, and pays its total', () => {
    const total = 10_000_000n;
    const amounts = splitPacket({ total, count: 100, min: 100n, max: 1_000_000n }, randomFrom(seed, 4).below);
    const packet: Packet = {
      start: 0,
      end: 10,
      amounts,
      perMember: 1,
      levels: [],
      minDeposit: 0n,
      minBet: 0n,
      autoPayLimit: total,
    };
    const grabs: { member: string; token: string; amount: bigint }[] = [];
    // Every member asks twice under one token and twice under another.
    for (let round = 0; round < 4; round += 1)
      for (let member = 0; member < 1000; member += 1) {
        const request = { member: `m${member}`, token: `t${round % 2}` };
        const terms = { at: 5, role: 'member', level: 1, deposit: 0n, bet: 0n } as const;
        const result = grabPacket(packet, grabs, { ...request, ...terms });
        if (result.ok && !('repeated' in result)) grabs.push({ ...request, amount: result.amount });
      }
    expect(grabs).toHaveLength(100);
    expect(new Set(grabs.map(({ member }) => member)).size).toBe(100);
    expect(grabs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(total);
  });
});

describe('a treasure box', () => {
  it('holds each cent of its band equally often', () => {
    const { below } = randomFrom(seed, 5);
    const terms = {
      basis: 'bet',
      start: '2026-05-01',
      end: '2026-05-07',
      factor: 0n,
      autoPayLimit: 0n,
      steps: [{ from: 0n, min: 1_000n, max: 1_900n, stock: null }],
    } as const;
    const moment = { records: [], now: Date.parse('2026-05-02T00:00:00Z'), opened: [] };
    const counts = Array.from({ length: 10 }, () => 0);
    for (let time = 0; time < 50_000; time += 1) {
      const result = openTreasure(terms, moment, 0, below);
      if (!result.ok) return expect.fail(result.reason);
      counts[Number((result.amount - 1_000n) / 100n)]! += 1;
    }
    const weights = counts.map(() => 1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(50_000);
    expect(chiSquare(counts, weights)).toBeLessThan(chiSquareLimit(weights));
  });
});
