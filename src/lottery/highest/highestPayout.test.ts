// The most that bets can be paid together: against every draw where there are few, and against very many elsewhere.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bet } from '../bet/bet.ts';
import { settle } from '../bet/settle.ts';
import { FAMILIES, familyOf, playOf } from '../families.ts';
import { anyCase, anyDraw, source } from '../oracle/cases.ts';
import type { Draw, Family, Selection } from '../play.ts';
import { DEFAULT_SETTINGS } from '../rule/settings.ts';
import { allDraws } from '../spaces/drawSpaces.ts';
import { highestPayout } from './highestPayout.ts';

const rules = { ...DEFAULT_SETTINGS, lunarYear: 2026 };
const yuan = 10_000n;

/** A bet of one yuan a unit, or of two at the highest group. */
function betOn(code: string, selection: Selection, of: Partial<Pick<Bet, 'rules'>> = {}, yuans = 1n): Bet {
  const play = playOf(code)!;
  const shared = { selection, rules, ...of };
  return play.mode === 'credit'
    ? { ...shared, play, terms: { rebateRate: 0n, unitAmount: yuans * yuan, odds: {} } }
    : {
        ...shared,
        play,
        terms: {
          rebateRate: 0n,
          basePrice: 2n * yuan,
          bonusGroup: 1960n * yuan,
          moneyMode: 1n,
          multiple: yuans,
        },
      };
}

const paid = (bets: readonly Bet[], draw: Draw): bigint =>
  bets.reduce((sum, bet) => sum + settle(bet, draw).payout, 0n);

/** One to four bets on any plays of the family, all under the rules of the first. */
function anyBets(family: Family, seed: number): { bets: Bet[]; draws: Draw[] } {
  const below = source(seed);
  const count = 1 + below(4);
  const cases = Array.from({ length: count }, () => {
    const play = family.plays[below(family.plays.length)]!;
    const found = anyCase(play, family, below);
    return found ? [{ play, ...found }] : [];
  }).flat();
  const own = cases[0]?.rules ?? rules;
  return {
    bets: cases.map(({ play, selection }) =>
      betOn(play.code, selection, { rules: own }, BigInt(1 + below(9))),
    ),
    draws: [...cases.map(({ draw }) => draw), ...Array.from({ length: 30 }, () => anyDraw(family, below))],
  };
}

describe.each(FAMILIES.map((family) => [family.code, family] as const))('%s', (_, family) => {
  test('no draw pays more', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { bets, draws } = anyBets(family, seed);
        const { amount } = highestPayout(family, bets);
        for (const draw of draws) expect(paid(bets, draw)).toBeLessThanOrEqual(amount);
      }),
      { numRuns: 60 },
    );
  });

  if (family.balls.count === 3)
    test('some draw pays it', () => {
      const { count, from, to } = family.balls;
      const every = [...allDraws(count, from, to, false)];
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const { bets } = anyBets(family, seed);
          const most = every.reduce((high, { draw }) => {
            const own = paid(bets, draw);
            return own > high ? own : high;
          }, 0n);
          expect(highestPayout(family, bets)).toEqual({ amount: most, isExact: true });
        }),
        { numRuns: 15 },
      );
    });
});

const highest = (family: string, ...bets: Bet[]) => {
  const { amount, isExact } = highestPayout(familyOf(family)!, bets);
  return [Number(amount) / 10_000, isExact];
};

test('sides that exclude each other are not added up', () => {
  const sides = ['大', '小', '单'].map((option) => betOn('ssc_c_b1', { options: [option] }, {}, 10n));
  const [big, , odd] = sides.map((bet) => Number(settle(bet, [9, 0, 0, 0, 0]).payout) / 10_000);
  expect(highest('ssc', ...sides)).toEqual([big! + odd!, true]);
});

test('balls and their sum are looked at together: five small balls make no big sum', () => {
  const small = [1, 2, 3, 4, 5].map((ball) => betOn(`ssc_c_b${ball}`, { options: ['小'] }));
  const big = betOn('ssc_c_zh', { options: ['总和大'] });
  const all = [...small, big];
  const most = Math.max(...[...allDraws(5, 0, 9, false)].map(({ draw }) => Number(paid(all, draw)) / 10_000));
  expect(highest('ssc', ...all)).toEqual([most, true]);
});

test('a racer is on one place only', () => {
  const on = (ball: number, yuans = 1n) => betOn(`pk10_c_b${ball}`, { options: ['1'] }, {}, yuans);
  const [once] = highest('pk10', on(1));
  expect(highest('pk10', on(1), on(2), on(3))).toEqual([once, true]);
  expect(highest('pk10', on(1), on(2, 5n))).toEqual([Number(once) * 5, true]);
});

test('of ten numbers of Mark Six six are drawn, and of a full selection as many units as six numbers make', () => {
  const options = Array.from({ length: 10 }, (_, at) => String(at + 1).padStart(2, '0'));
  const numbers = options.map((option) => betOn('lhc_c_zma', { options: [option] }));
  expect(highest('lhc', ...numbers)).toEqual([47.4, true]);
  const two = betOn('lhc_c_2qz', { nums: [1, 2, 3, 4, 5, 6, 7, 8] });
  const one = Number(settle(betOn('lhc_c_2qz', { nums: [1, 2] }), [1, 2, 3, 4, 5, 6, 7]).payout) / 10_000;
  expect(highest('lhc', two)).toEqual([one * 15, true]);
});

test('of many straight lines one draw hits the equal ones, and no other', () => {
  const line = (...balls: number[]) => betOn('ssc_o_wx_zxfs', { pos: balls.map((ball) => [ball]) });
  const [one] = highest('ssc', line(1, 2, 3, 4, 5));
  const lines = Array.from({ length: 30 }, (_, at) => line(at % 10, 2, 3, Math.floor(at / 10), at % 7));
  expect(highest('ssc', ...lines)).toEqual([one, true]);
  expect(highest('ssc', ...lines, line(0, 2, 3, 0, 0))).toEqual([Number(one) * 2, true]);
  const typed = betOn('ssc_o_wx_zxds', { tickets: ['02300', '98765'] });
  expect(highest('ssc', ...lines, typed)).toEqual([Number(one) * 2, true]);
  const wide = betOn('ssc_o_wx_zxfs', {
    pos: [
      [0, 9],
      [2, 8],
      [3, 7],
      [0, 6],
      [0, 5],
    ],
  });
  expect(highest('ssc', ...lines, typed, wide)).toEqual([Number(one) * 3, true]);
});

test('straight lines of racers, more than can be tried, leave the other places to others', () => {
  const row = (...racers: number[]) => betOn('pk10_o_q5_zxfs', { pos: racers.map((racer) => [racer]) });
  const [one] = highest('pk10', row(1, 2, 3, 4, 5));
  const rows = Array.from({ length: 20 }, (_, at) => row(1, 2, 3, 4, 5 + (at % 6)));
  expect(highest('pk10', ...rows)).toEqual([Number(one) * 4, true]);
});

test('a bet pays no more than its cap', () => {
  const bet = betOn('ssc_o_wx_zxfs', { pos: [[1], [2], [3], [4], [5]] });
  const capped = { ...bet, terms: { ...bet.terms, maxPayout: 100n * yuan } } as Bet;
  expect(highest('ssc', capped)).toEqual([100, true]);
});

test('nothing bet pays nothing', () => {
  expect(highest('ssc')).toEqual([0, true]);
});
