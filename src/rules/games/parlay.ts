// Parlays: which lines a system plays, and what each line and the whole ticket return.

import type { Money } from '#values/money.ts';
import { amount, InputFault, list, oneOf, type Read, record } from '../input.ts';
import { compare, ONE, product, type Rational, truncated } from '../rational.ts';
import { defineRule } from '../rule.ts';
import { factorOf, minOdds, odds, SPORT_RESULTS, type SportResult } from './odds.ts';
import { checkPick, match, pickFields, sportResult } from './sport.ts';

/** Sizes of the lines of each system, by its name: matches x lines. */
export const PARLAY_SYSTEMS: Readonly<Record<string, readonly number[]>> = {
  '2x1': [2],
  '3x1': [3],
  '3x3': [2],
  '3x4': [2, 3],
  '4x1': [4],
  '4x4': [3],
  '4x5': [3, 4],
  '4x6': [2],
  '4x11': [2, 3, 4],
  '5x1': [5],
  '5x5': [4],
  '5x6': [4, 5],
  '5x10': [2],
  '5x16': [3, 4, 5],
  '5x20': [2, 3],
  '5x26': [2, 3, 4, 5],
  '6x1': [6],
  '6x6': [5],
  '6x7': [5, 6],
  '6x15': [2],
  '6x20': [3],
  '6x22': [4, 5, 6],
  '6x35': [2, 3],
  '6x42': [3, 4, 5, 6],
  '6x50': [2, 3, 4],
  '6x57': [2, 3, 4, 5, 6],
};
const systemNames = Object.keys(PARLAY_SYSTEMS);

export interface ParlayLeg {
  readonly result: SportResult | 'pending';
  readonly odds: Rational;
}

export interface ParlayLine {
  /** Places of its legs, from 0. */
  readonly legs: readonly number[];
  /** null while it is undecided. */
  readonly returned: Money | null;
}

/** All choices of `size` places out of `count`, in their order. */
function choices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= count - size; first++)
    for (const rest of choices(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}

export const parlayLines = (system: string): number[][] => {
  const legCount = Number(system.split('x')[0]);
  return PARLAY_SYSTEMS[system]!.flatMap((size) => choices(legCount, size));
};

/** A lost leg decides a line at once; otherwise it waits for all of its legs. */
function lineReturn(unitStake: Money, legs: readonly ParlayLeg[]): Money | null {
  if (legs.some(({ result }) => result === 'lost')) return 0n;
  let factor = ONE;
  for (const { result, odds: european } of legs) {
    if (result === 'pending') return null;
    factor = product(factor, factorOf(result, european));
  }
  return truncated(unitStake, factor);
}

const isStakeBack = ({ result }: ParlayLeg): boolean => result === 'push' || result === 'void';

/** A line counts for turnover unless it was no bet in the end, or its odds as taken are below the least that count. */
function lineCounts(legs: readonly ParlayLeg[], least: Rational): boolean {
  if (legs.every(isStakeBack)) return false;
  return compare(legs.map((leg) => leg.odds).reduce(product), least) >= 0;
}

/** Settles a ticket; while a line is undecided its sums are zero. */
export function settleParlay(system: string, unitStake: Money, legs: readonly ParlayLeg[], least: Rational) {
  const places = parlayLines(system);
  const legsAt = (line: readonly number[]): ParlayLeg[] => line.map((place) => legs[place]!);
  const lines = places.map(
    (line): ParlayLine => ({
      legs: line,
      returned: lineReturn(unitStake, legsAt(line)),
    }),
  );
  const count = places.length;
  const stake = unitStake * BigInt(count);
  const ticket = { count, stake, legResults: legs.map(({ result }) => result), lines };
  if (lines.some(({ returned }) => returned === null))
    return { ...ticket, state: 'unsettled', returned: 0n, net: 0n, validBet: 0n } as const;
  const returned = lines.reduce((total, line) => total + (line.returned ?? 0n), 0n);
  const net = returned - stake;
  const isVoid = legs.every(({ result }) => result === 'void');
  const state = isVoid ? 'void' : net > 0n ? 'won' : net < 0n ? 'lost' : 'push';
  const counting = places.filter((line) => lineCounts(legsAt(line), least)).length;
  return { ...ticket, state, returned, net, validBet: unitStake * BigInt(counting) } as const;
}

const decidedLeg = record({ result: oneOf([...SPORT_RESULTS, 'pending']), odds });
const matchLeg = record({ ...pickFields, odds, match });

const leg: Read<ParlayLeg> = (value, field) => {
  if (value !== null && typeof value === 'object' && Object.hasOwn(value, 'result'))
    return decidedLeg(value, field);
  const pick = matchLeg(value, field);
  checkPick(pick, field);
  return { result: sportResult(pick, pick.match, `${field}.match`), odds: pick.odds };
};

export const parlayRules = [
  defineRule(
    'sport.parlay',
    record({
      system: oneOf(systemNames),
      unitStake: amount(1n),
      legs: list(leg, 2, 6),
      minOdds,
    }),
    ({ system, unitStake, legs, minOdds: least }) => {
      const legCount = Number(system.split('x')[0]);
      if (legs.length !== legCount)
        throw new InputFault('input.legs', `has ${legs.length} legs: ${system} needs ${legCount}`);
      return settleParlay(system, unitStake, legs, least);
    },
  ),
];
