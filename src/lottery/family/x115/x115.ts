// The family 11选5: its credit plays, and the whole.

import { numbersAmong } from '../../mechanisms/combinations.ts';
import { dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { at } from '../../mechanisms/hit.ts';
import { inOrder } from '../../mechanisms/positions.ts';
import { SUM_OPTIONS, sumOutcome, sumReadings } from '../../mechanisms/sumSides.ts';
import { hasSide, SIDES } from '../../mechanisms/twoSides.ts';
import type { Outcome } from '../../options/namedOptions.ts';
import { flat, optionsBy } from '../../options/namedOptions.ts';
import type { Family } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import { range, written } from '../../selection/fields.ts';
import { BALLS, POSITIONS } from './balls.ts';
import { OFFICIAL } from './official.ts';

const MIDDLE_SUM = 30;
/** Ball 11 has no sides in credit mode: it refunds them. */
const SIDELESS = 11;
const BIG_BALL = 6;
const NUMBERS = range(1, 11).map((n) => written(n, 2));

function ballOutcome(name: string, ball: number): Outcome {
  if (!SIDES.includes(name)) return Number(name) === ball;
  return ball === SIDELESS ? 'push' : hasSide(name, ball, BIG_BALL);
}

/** [k, group name, odds] */
const ANY = [
  [2, '二中二', '5.1'],
  [3, '三中三', '14'],
  [4, '四中四', '50'],
  [5, '五中五', '410'],
  [6, '六中五', '60'],
  [7, '七中五', '18'],
  [8, '八中五', '7'],
] as const;

const CREDIT = creditPlays('x115', [
  {
    code: 'x115_c_zh',
    name: '总和',
    group: '两面',
    ...optionsBy(SUM_OPTIONS, (name, draw) => sumOutcome(name, draw, MIDDLE_SUM)),
    odds: { ...flat(SUM_OPTIONS, '1.95'), 总和大: '1.97', 总和小: '1.97' },
  },
  {
    code: 'x115_c_lh',
    name: '龙虎',
    group: '两面',
    ...optionsBy(['龙', '虎'], (name, draw) => dragonTiger(draw[0] as number, draw[4] as number) === name),
    odds: flat(['龙', '虎'], '1.97'),
  },
  ...POSITIONS.map((name, place) => ({
    code: `x115_c_b${place + 1}`,
    name,
    group: '第一至第五球',
    ...optionsBy([...NUMBERS, ...SIDES], (option, draw) => ballOutcome(option, draw[place] as number)),
    odds: { ...flat(NUMBERS, '10.5'), ...flat(SIDES, '1.97') },
  })),
  {
    code: 'x115_c_yzy',
    name: '一中一',
    group: '一中一',
    ...optionsBy(NUMBERS, (name, draw) => draw.includes(Number(name))),
    odds: flat(NUMBERS, '2.1'),
  },
  ...ANY.map(([k, name, odds]) => ({
    code: `x115_c_rx${k}`,
    name: `任选${name}`,
    group: '任选',
    ...numbersAmong(k, 5, BALLS),
    odds: { default: odds },
  })),
  {
    code: 'x115_c_q2zu',
    name: '前二组选',
    group: '组选',
    ...at([0, 1], numbersAmong(2, 2, BALLS)),
    odds: { default: '41' },
  },
  {
    code: 'x115_c_q3zu',
    name: '前三组选',
    group: '组选',
    ...at([0, 1, 2], numbersAmong(3, 3, BALLS)),
    odds: { default: '143' },
  },
  {
    code: 'x115_c_q2zx',
    name: '前二直选',
    group: '直选',
    ...at([0, 1], inOrder(POSITIONS.slice(0, 2), BALLS)),
    odds: { default: '92' },
  },
  {
    code: 'x115_c_q3zx',
    name: '前三直选',
    group: '直选',
    ...at([0, 1, 2], inOrder(POSITIONS.slice(0, 3), BALLS)),
    odds: { default: '895' },
  },
]);

export const X115: Family = {
  code: 'x115',
  name: '11选5',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: sumReadings(MIDDLE_SUM, 4),
};
