// The credit plays on digits that SSC, 3D and PC28 have in common.

import type { Outcome } from '../options/namedOptions.ts';
import { flat, optionsBy } from '../options/namedOptions.ts';
import type { Mechanism, Odds } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import { range } from '../selection/fields.ts';
import { total } from './counting.ts';
import type { DigitShape } from './digitShapes.ts';
import { shapeOf } from './digitShapes.ts';
import { dragonTiger } from './dragonTiger.ts';
import { ballsAt } from './hit.ts';
import { hasSide, SIDES } from './twoSides.ts';

type Credit = Mechanism & { readonly odds: Odds | ((rules: Rules) => Odds) };

const DIGITS = range(0, 9).map(String);

/** One digit: itself, or its sides. */
export function digitBall(place: number): Credit {
  return {
    ...optionsBy([...DIGITS, ...SIDES], (name, draw) => {
      const digit = draw[place] as number;
      return SIDES.includes(name) ? hasSide(name, digit, 5) : String(digit) === name;
    }),
    odds: { ...flat(DIGITS, '9.9'), ...flat(SIDES, '1.98') },
  };
}

/** 总和: sides of the sum of all digits. */
export function sumSides(bigFrom: number): Credit {
  const names = SIDES.map((side) => `总和${side}`);
  return {
    ...optionsBy(names, (name, draw) => hasSide(name.slice(-1), total(draw), bigFrom)),
    odds: flat(names, '1.98'),
  };
}

/** 形态: exactly one shape holds. */
export function shapes(places: readonly number[], odds: Partial<Record<DigitShape, string>>): Credit {
  return {
    ...optionsBy(Object.keys(odds), (name, draw) => shapeOf(ballsAt(draw, places)) === name),
    odds: odds as Odds,
  };
}

/** 龙虎和 of two positions. The switch decides whether 和 refunds 龙 and 虎, and with it what they are worth. */
export function dragonTigerTie(prefix: string, left: number, right: number) {
  return {
    names: [`${prefix}龙`, `${prefix}虎`, `${prefix}和`],
    outcome: (name: string, draw: readonly number[], rules: Rules): Outcome => {
      const result = dragonTiger(draw[left] as number, draw[right] as number);
      if (result === name.slice(-1)) return true;
      return result === '和' && rules.sscDragonTie === 'push' ? 'push' : false;
    },
    odds: (rules: Rules): Odds => ({
      ...flat([`${prefix}龙`, `${prefix}虎`], rules.sscDragonTie === 'push' ? '1.98' : '2.2'),
      [`${prefix}和`]: '9.4',
    }),
  };
}

/** A digit that comes at least once, paid once. */
export function digitAnywhere(odds: string): Credit {
  return { ...optionsBy(DIGITS, (name, draw) => draw.includes(Number(name))), odds: flat(DIGITS, odds) };
}

/** The sum of three digits, each sum with odds of its own; rarer sums pay more, alike from both ends. */
export function digitSum(): Credit {
  const bySum = [
    '900',
    '313',
    '158',
    '94',
    '62',
    '44',
    '33',
    '26',
    '20.9',
    '17.1',
    '14.9',
    '13.5',
    '12.8',
    '12.5',
  ];
  const names = range(0, 27).map(String);
  return {
    ...optionsBy(names, (name, draw) => String(total(draw)) === name),
    odds: Object.fromEntries(names.map((name, sum) => [name, bySum[Math.min(sum, 27 - sum)] as string])),
  };
}
