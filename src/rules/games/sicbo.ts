// Sic bo: which throws of three dice win each bet and what it pays.

import { type Money, YUAN } from '#values/money.ts';
import { integer, list, type Read, record, unfit } from '../input.ts';
import { defineRule } from '../rule.ts';
import { LOST, type SettledBets, settleBets, type TableBet, tableBets, won } from './tableBets.ts';

interface Throw {
  readonly sum: number;
  readonly isTriple: boolean;
  /** How many dice show a face. */
  shown(face: number): number;
}

/** What a bet pays x:1 on a throw; 0 where it loses. */
type Pays = (thrown: Throw) => number;

const FACES = [1, 2, 3, 4, 5, 6];
const SUM_PAYS: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};

const evenChance =
  (wins: (sum: number) => boolean): Pays =>
  ({ sum, isTriple }) =>
    !isTriple && wins(sum) ? 1 : 0;

/** Every bet there is. */
export const SICBO_BETS: ReadonlyMap<string, Pays> = new Map<string, Pays>([
  ['small', evenChance((sum) => sum <= 10)],
  ['big', evenChance((sum) => sum >= 11)],
  ['odd', evenChance((sum) => sum % 2 === 1)],
  ['even', evenChance((sum) => sum % 2 === 0)],
  ['anyTriple', ({ isTriple }) => (isTriple ? 31 : 0)],
  ...FACES.flatMap((face): [string, Pays][] => [
    [`triple:${face}`, ({ shown }) => (shown(face) === 3 ? 180 : 0)],
    [`double:${face}`, ({ shown }) => (shown(face) >= 2 ? 11 : 0)],
    [`single:${face}`, ({ shown }) => shown(face)],
    ...FACES.filter((other) => other > face).map((other): [string, Pays] => [
      `combo:${face}-${other}`,
      ({ shown }) => (shown(face) > 0 && shown(other) > 0 ? 6 : 0),
    ]),
  ]),
  ...Object.entries(SUM_PAYS).map(([total, pays]): [string, Pays] => [
    `sum:${total}`,
    ({ sum }) => (sum === Number(total) ? pays : 0),
  ]),
]);

const OPPOSED = [
  ['big', 'small'],
  ['odd', 'even'],
] as const;

const betCode: Read<string> = (value, field) => {
  if (typeof value === 'string' && SICBO_BETS.has(value)) return value;
  throw unfit(
    value,
    field,
    'a bet such as small, big, odd, even, anyTriple, triple:6, double:1, combo:2-5 (ascending), single:3 or sum:4 to sum:17',
  );
};

const throwOf = (dice: readonly number[]): Throw => ({
  sum: dice.reduce((sum, face) => sum + face, 0),
  isTriple: dice.every((face) => face === dice[0]),
  shown: (face) => dice.filter((each) => each === face).length,
});

const inMoney = (pays: number): Money => BigInt(pays) * YUAN;

/** Settles the bets on three dice; their codes are of `SICBO_BETS`. */
export function settleSicbo(dice: readonly number[], bets: readonly TableBet[]): SettledBets {
  const thrown = throwOf(dice);
  const verdictOf = (code: string) => {
    const pays = SICBO_BETS.get(code)?.(thrown) ?? 0;
    return pays > 0 ? won(inMoney(pays)) : LOST;
  };
  return settleBets(bets, verdictOf, OPPOSED);
}

export const sicboRules = [
  defineRule(
    'sicbo.settle',
    record({ dice: list(integer(1, 6), 3, 3), bets: tableBets(betCode) }),
    ({ dice, bets }) => {
      const { sum, isTriple } = throwOf(dice);
      return { sum, triple: isTriple, ...settleSicbo(dice, bets) };
    },
  ),
];
