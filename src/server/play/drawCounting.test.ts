// A member's bets on a draw count the same whoever else was judged before.
import { expect, test } from 'vitest';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { readFactors } from '#rules/team/coverage.ts';
import { seededChance } from '#support/seededChance.ts';
import { percentOfMillionths } from '#values/rate.ts';
import { type CountingBet, DrawCounting, placedOf } from './drawCounting.ts';

const terms = { limit: percentOfMillionths(400_000n), factors: readFactors({ lottery: '0.5' }) };
const draw = [1, 2, 3, 4, 5];
const options = {
  ssc_c_zh: ['总和大', '总和小', '总和单', '总和双'],
  ssc_c_b1: ['大', '小', '单', '双', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
} as const;
const plays = Object.keys(options) as (keyof typeof options)[];

/** The bets of members with one to five bets each, of few different ones: many members have the same. */
function membersOf(count: number): CountingBet[][] {
  const chance = seededChance(7);
  let id = 0n;
  return Array.from({ length: count }, (_, member) =>
    Array.from({ length: 1 + Math.floor(chance.between(0, 5)) }, (): CountingBet => {
      const play = chance.oneOf(plays);
      return {
        id: ++id,
        account_id: member,
        book: 'real',
        play_code: play,
        selection: JSON.stringify({ options: [chance.oneOf(options[play])] }),
        terms: '{}',
        units: 1n,
        stake: 10_0000n,
      };
    }),
  );
}

const countedBy = (counting: DrawCounting, bets: readonly CountingBet[]) => {
  counting.judge(bets);
  return bets.map((bet) => counting.of(bet, { status: BetStatus.lost, pushedUnits: 0 }));
};

test('bets count by what their member has bet, whatever others had who were judged before', () => {
  const members = membersOf(600);
  const alone = members.map((bets) => countedBy(new DrawCounting({ draw }, terms), bets));
  const placed = members.flat().map(placedOf);
  expect(placed.every(({ covers }) => covers.length === 1)).toBe(true);
  const together = new DrawCounting({ draw }, terms);
  // Each time in another order, with what was read of it before.
  for (let time = 0; time < 2; time++)
    expect(members.map((bets) => countedBy(together, bets.toReversed()).toReversed())).toEqual(alone);
  const shares = new Set(alone.flat().map(({ coverage }) => coverage));
  expect(shares.size).toBeGreaterThan(4);
  expect(shares).toContain(null);
});
