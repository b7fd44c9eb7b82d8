// Niuniu, erbagang and fish rank and return what docs/rules-of-games.md says, counted over all hands and rolls.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACK } from './cards.ts';
import {
  compareTileHands,
  dealErbagang,
  rankErbagang,
  settleDoor,
  TILE_SET,
  type Tile,
  type TileHand,
} from './erbagang.ts';
import { caughtFor, drawShot, FISH_PAYS, type PlainFish, rollsOf, settleFish, wheelPays } from './fish.ts';
import { rankNiuniu, settleNiuniu } from './niuniu.ts';

const plainFish = Object.keys(FISH_PAYS) as PlainFish[];

describe('niuniu', () => {
  it('ranks all 2,598,960 hands as often as the page says', { timeout: 120_000 }, () => {
    const counts: Record<string, number> = {};
    const hand = [...PACK.slice(0, 5)];
    const deal = (at: number, from: number): void => {
      if (at === 5) {
        const { rank } = rankNiuniu(hand);
        counts[rank] = (counts[rank] ?? 0) + 1;
        return;
      }
      for (let next = from; next <= PACK.length - (5 - at); next++) {
        hand[at] = PACK[next]!;
        deal(at + 1, next + 1);
      }
    };
    deal(0, 0);
    expect(counts).toEqual({
      none: 870_984,
      n1: 171_288,
      n2: 168_072,
      n3: 171_288,
      n4: 168_072,
      n5: 177_408,
      n6: 168_072,
      n7: 171_288,
      n8: 168_072,
      n9: 171_288,
      niuniu: 190_976,
      fiveFace: 768,
      fourKind: 608,
      fiveSmall: 776,
    });
  });

  it('moves money between the seats and to the fee alone', () => {
    const seatCount = fc.integer({ min: 2, max: 5 });
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...PACK], { minLength: 25, maxLength: 25 }),
        seatCount,
        fc.bigInt(1n, 10n ** 8n),
        fc.bigInt(0n, 10_000n),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 5 }),
        (cards, count, base, feeRate, bids) => {
          const seats = Array.from({ length: count }, (_, at) => ({
            seat: at + 1,
            cards: cards.slice(5 * at, 5 * at + 5),
            bankerMult: at === 0 ? bids[0]! : 0,
            bet: at === 0 ? 0 : bids[at]!,
          }));
          const settled = settleNiuniu(base, seats[0]!, feeRate, seats);
          const sum = (of: 'gross' | 'fee' | 'net') => settled.reduce((total, seat) => total + seat[of], 0n);
          expect(sum('gross')).toBe(0n);
          expect(sum('net')).toBe(-sum('fee'));
          for (const { gross, fee } of settled) expect(fee > 0n).toBe(gross > 0n && feeRate > 0n);
        },
      ),
    );
  });
});

describe('erbagang', () => {
  const hands: TileHand[] = TILE_SET.flatMap((one, at) =>
    TILE_SET.slice(at + 1).map((other): TileHand => [one, other]),
  );

  it('ranks all 780 hands as often as the page says', () => {
    const counts: Record<string, number> = {};
    for (const hand of hands) {
      const { rank } = rankErbagang(hand);
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    const halves = Array.from({ length: 9 }, (_, at) => [`p${at + 1}.5`, 16]);
    const pairs = Array.from({ length: 9 }, (_, at) => [`pair${at + 1}`, 6]);
    const whole = [48, 64, 48, 64, 48, 64, 48, 64, 48, 64].map((count, points) => [`p${points}`, count]);
    expect(counts).toEqual({
      pairBlank: 6,
      erBaGang: 16,
      ...Object.fromEntries([...pairs, ...halves, ...whole]),
    });
  });

  it('wins, ties and returns as the page says, over all pairs of hands', () => {
    const left = new Map<Tile, number>();
    let [wins, equal, total] = [0, 0, 0];
    let flat = 0n;
    let multiple = 0n;
    const bet = { door: 'shun', amount: 10_000n } as const;
    const distinct = [...Map.groupBy(hands, (hand) => [...hand].sort().join()).values()];
    for (const bankers of distinct) {
      const [banker] = bankers as [TileHand];
      for (const tile of TILE_SET) left.set(tile, 4);
      for (const tile of banker) left.set(tile, left.get(tile)! - 1);
      for (const [door] of distinct as [TileHand][]) {
        const [one, other] = door;
        const rest = left.get(one)!;
        const ways = bankers.length * (one === other ? (rest * (rest - 1)) / 2 : rest * left.get(other)!);
        total += ways;
        const comparison = compareTileHands(door, banker);
        if (comparison > 0) wins += ways;
        if (comparison === 0) equal += ways;
        flat += BigInt(ways) * settleDoor('flat', 500n, banker, door, bet).returned;
        multiple += BigInt(ways) * settleDoor('multiple', 500n, banker, door, bet).net;
      }
    }
    expect(total).toBe(780 * 703);
    expect(wins * 9139).toBe(4515 * total);
    expect(((equal / total) * 100).toFixed(4)).toBe('1.1927');
    expect((Number(flat) / total / 100).toFixed(4)).toBe('96.3371');
    expect((Number(multiple) / total / 10_000).toFixed(8)).toBe('-0.06061021');
  });

  it('deals eight of the forty tiles', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 39, maxLength: 39 }), (numbers) => {
        const dealt = Object.values(dealErbagang((count) => numbers.shift()! % count)).flat();
        expect(dealt).toHaveLength(8);
        for (const tile of new Set(dealt)) expect(dealt.filter((one) => one === tile).length).toBeLessThan(5);
      }),
    );
  });
});

describe('fish', () => {
  it('returns exactly 96 percent for every fish, over all its rolls', () => {
    for (const fish of plainFish) {
      const rolls = rollsOf({ fish, victims: [] });
      let bullets = 0;
      for (let roll = 0; roll < rolls; roll++) bullets += caughtFor({ fish, victims: [], roll }) ?? 0;
      expect([fish, bullets * 100]).toEqual([fish, 96 * rolls]);
    }
  });

  it('returns exactly 96 percent for the treasure, over all its rolls and places of the wheel', () => {
    const rolls = rollsOf({ fish: 'jubao', victims: [] });
    let bullets = 0;
    for (let wheel = 0; wheel < 100; wheel++) bullets += 96 * wheelPays(wheel);
    expect(bullets).toBe(0.96 * rolls * 100);
    expect(caughtFor({ fish: 'jubao', victims: [], roll: 96, wheel: 99 })).toBeUndefined();
    expect(caughtFor({ fish: 'jubao', victims: [], roll: 95, wheel: 99 })).toBe(300);
  });

  it('returns exactly 96 percent for a creature that takes others along, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('zhadan' as const, 'shandian' as const),
        fc.array(fc.constantFrom(...plainFish), { maxLength: 8 }),
        (fish, victims) => {
          const rolls = rollsOf({ fish, victims });
          let bullets = 0;
          for (let roll = 0; roll < rolls; roll++) bullets += caughtFor({ fish, victims, roll }) ?? 0;
          expect(bullets * 100).toBe(96 * rolls);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes the stake of bullets that hit and refunds those in flight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...plainFish), { maxLength: 20 }),
        fc.bigInt(1n, 10n ** 6n),
        fc.nat({ max: 9 }),
        fc.nat(),
        (fishes, cannon, unresolved, number) => {
          const shots = fishes.map((fish) => drawShot({ fish, victims: [] }, (count) => number % count));
          const settled = settleFish(cannon, shots, unresolved);
          expect(settled.debited).toBe(settled.stake + settled.refunded);
          expect(settled.net).toBe(settled.win - settled.stake);
          expect(settled.win).toBe(settled.caught.reduce((sum, { win }) => sum + win, 0n));
        },
      ),
    );
  });
});
