import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#values/days.ts';
import { depositGift } from '#values/depositGift.ts';
import { readRate } from '#values/rate.ts';
import { PRIZE_PAID, PRIZE_WAITS, prizeStatus } from '../prizeStatus.ts';
import { dailyIncome, earningBalance } from './balanceTreasure.ts';
import { boatRanking } from './boat.ts';
import { mondayOf } from './deficit.ts';
import { firstRechargeGift } from './firstRecharge.ts';
import { exchangePoints } from './pointsExchange.ts';
import { monthView, signIn } from './signIn.ts';

describe('a prize', () => {
  it('waits for the operator above the limit alone', () => {
    expect([4_999n, 5_000n, 5_001n].map((amount) => prizeStatus(amount, 5_000n))).toEqual([
      PRIZE_PAID,
      PRIZE_PAID,
      PRIZE_WAITS,
    ]);
  });
});

describe('sign-in', () => {
  const terms = {
    start: '2026-01-01',
    end: '2026-12-31',
    rewards: [1, 2, 3],
    bonuses: new Map([
      ['7', 70],
      ['30', 300],
    ]),
    condition: { kind: 'none', min: 0 },
  } as const;
  const noon = (day: string) => ({ at: Date.parse(`${day}T04:00:00Z`), deposit: 0, bet: 0 });

  it('runs across the end of a month and begins again after 30 days', () => {
    const signed = new Set<string>();
    const totals: number[] = [];
    for (let day = '2026-01-20'; totals.length < 65; day = addDays(day, 1)) {
      const result = signIn(terms, signed, noon(day));
      if (!result.ok) return expect.fail(result.reason);
      signed.add(day);
      totals.push(result.total);
    }
    expect(totals.slice(0, 8)).toEqual([1, 2, 3, 3, 3, 3, 73, 3]);
    expect(totals[29]).toBe(303);
    expect(totals.slice(30, 60)).toEqual(totals.slice(0, 30));
    expect(totals.slice(60)).toEqual(totals.slice(0, 5));
  });

  it('shows each day of a month up to today as signed or missed, never as both', () => {
    const days = fc.array(fc.integer({ min: -40, max: 40 }).map((offset) => addDays('2026-03-01', offset)));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 28 }), (list, today) => {
        const at = noon(addDays('2026-03-01', today - 1)).at;
        const { signed, missed } = monthView(terms, new Set(list), '2026-03', at);
        const before = [...signed.filter((day) => day < today), ...missed].toSorted((a, b) => a - b);
        expect(before).toEqual(Array.from({ length: today - 1 }, (_, index) => index + 1));
      }),
    );
  });
});

describe('points', () => {
  it('that are bought and given back never gain', () => {
    const limits = { enabled: true, min: 1n, step: 1n, daily: null };
    const ratios = fc
      .tuple(fc.bigInt(1n, 10_000n), fc.bigInt(0n, 1000n))
      .map(([pointsPerYuan, more]) => ({ pointsPerYuan, backPointsPerYuan: pointsPerYuan + more }));
    fc.assert(
      fc.property(ratios, fc.bigInt(1n, 10n ** 10n), (ratio, paid) => {
        const terms = { ...ratio, factor: 0n, toPoints: limits, toCash: limits };
        const purse = { cash: paid, points: 0n, usedToday: { toPoints: 0n, toCash: 0n } };
        const bought = exchangePoints(terms, purse, 'toPoints', paid);
        if (!bought.ok) return;
        const back = exchangePoints(terms, { ...purse, points: bought.points }, 'toCash', bought.points);
        if (back.ok) expect(back.cash <= paid).toBe(true);
      }),
    );
  });
});

describe('interest', () => {
  it('grows with the balance, stops at the cap, and starts at the minimum', () => {
    const terms = { annualRate: readRate('3.65')!, minimum: 10_000n, cap: 1_000_000_000n };
    expect(dailyIncome(terms, 9_999n)).toBe(0n);
    expect(dailyIncome(terms, 10_000n)).toBe(1n);
    expect(dailyIncome(terms, 2_000_000_000n)).toBe(100_000n);
    // The minimum is checked before the cap.
    expect(dailyIncome({ ...terms, minimum: 500n, cap: 100n }, 1_000_000n)).toBe(0n);
    expect(dailyIncome({ ...terms, minimum: 1_000_000n, cap: 500_000n }, 1_000_000n)).toBe(50n);
  });

  it('looks at the lowest balance of a day with the one carried in, which a change at midnight does not hide', () => {
    const midnight = Date.parse('2026-03-04T16:00:00Z');
    const changes = [{ at: midnight, balanceAfter: 900n }];
    expect(earningBalance('lowest', '2026-03-05', 100n, changes)).toBe(100n);
    expect(earningBalance('dayEnd', '2026-03-05', 100n, changes)).toBe(900n);
    expect(earningBalance('dayEnd', '2026-03-04', 100n, changes)).toBe(100n);
    expect(earningBalance('lowest', '2026-03-06', 100n, changes)).toBe(900n);
  });
});

describe('the week of the deficit rebate', () => {
  it('begins on Monday at midnight in Beijing', () => {
    // 2026-03-02 is a Monday.
    expect(mondayOf(Date.parse('2026-03-01T15:59:59Z'))).toBe('2026-02-23');
    expect(mondayOf(Date.parse('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
    expect(mondayOf(Date.parse('2026-03-08T15:59:59Z'))).toBe('2026-03-02');
  });
});

describe('the first deposit gift', () => {
  it('is what the deposit page shows for an offer with the same terms', () => {
    const terms = fc.record({
      hundredths: fc.integer({ min: 0, max: 20_000 }),
      min: fc.bigInt(1n, 1_000_000n),
      cap: fc.option(fc.bigInt(1n, 10_000n).map((cents) => cents * 100n)),
    });
    fc.assert(
      fc.property(terms, fc.bigInt(1n, 10n ** 9n), ({ hundredths, min, cap }, amount) => {
        const percent = readRate(
          `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
        )!;
        const result = firstRechargeGift(
          { min, cap, percent, factor: 0n, onlyVeryFirst: false, oncePerDevice: false, oncePerCard: false },
          { approved: new Set(), members: new Set(), devices: new Set(), cards: new Set() },
          { member: 'm1', amount, status: 2, device: null, card: null },
        );
        const offer = { type: 'percent', value: BigInt(hundredths), least: min, most: cap ?? 0n } as const;
        expect(result.ok ? result.gift : 0n).toBe(depositGift(amount, offer));
      }),
    );
  });
});

describe('the boat ranking', () => {
  it('does not depend on the order of bets and gives every place once, the longer bet first', () => {
    const records = fc.array(
      fc.record({
        member: fc.integer({ min: 1, max: 6 }),
        at: fc
          .integer({ min: 0, max: 50 })
          .map((hours) => Date.parse('2026-06-02T00:00:00Z') + hours * 3_600_000),
        stake: fc.bigInt(1n, 5n).map((yuan) => yuan * 10_000n),
        pushed: fc.constantFrom(0n, 10_000n),
        trial: fc.boolean(),
      }),
      { maxLength: 25 },
    );
    const terms = {
      start: '2026-06-01',
      end: '2026-06-05',
      mode: 'rank',
      unitsPerMetre: 10_000n,
      minValidBet: 0n,
      steps: [],
      prizes: [3n, 2n, 1n],
    } as const;
    const members = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `player${id}` }));
    fc.assert(
      fc.property(records, (bets) => {
        const ranking = boatRanking(terms, members, bets);
        expect(boatRanking(terms, members.toReversed(), bets.toReversed())).toEqual(ranking);
        expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, index) => index + 1));
        ranking.slice(1).forEach(({ validBet }, index) => {
          expect(validBet <= ranking[index]!.validBet).toBe(true);
        });
        const counted = bets.reduce(
          (sum, { stake, pushed, trial }) => (trial ? sum : sum + stake - pushed),
          0n,
        );
        expect(ranking.reduce((sum, { validBet }) => sum + validBet, 0n)).toBe(counted);
      }),
    );
  });
});
