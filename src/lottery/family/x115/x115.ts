// Owns the family 11选5: its credit plays, and the whole.

import { numbersAmong } from '../../mechanisms/combinations.ts';
import { total } from '../../mechanisms/counting.ts';
import { dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { at } from '../../mechanisms/hit.ts';
import type { Outcome } from '../../mechanisms/namedOptions.ts';
import { flat, optionsBy } from '../../mechanisms/namedOptions.ts';
import { inOrder } from '../../mechanisms/positions.ts';
import { hasSide, SIDES } from '../../mechanisms/twoSides.ts';
import type { Draw, Family } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import { range, written } from '../../selection/fields.ts';
import { BALLS, POSITIONS } from './balls.ts';
import { OFFICIAL } from './official.ts';

const MIDDLE_SUM = 30;
/** Ball 11 has no sides in credit mode: it refunds them. */
const SIDELESS = 11;
const BIG_BALL = 6;
const NUMBERS = range(1, 11).map((n) => written(n, 2));
const SUM_OPTIONS = ['总和大', '总和小', '总和单', '总和双', '总和尾大', '总和尾小'];

function sumOutcome(name: string, draw: Draw): Outcome {
  const sum = total(draw);
  if (name.startsWith('总和尾')) return hasSide(name.slice(-1), sum % 10, 5);
  const bySize = name === '总和大' || name === '总和小';
  return bySize && sum === MIDDLE_SUM ? 'push' : hasSide(name.slice(-1), sum, MIDDLE_SUM);
}

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
    ...optionsBy(SUM_OPTIONS, sumOutcome),
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
    ...inOrder(POSITIONS.slice(0, 2), BALLS),
    odds: { default: '92' },
  },
  {
    code: 'x115_c_q3zx',
    name: '前三直选',
    group: '直选',
    ...inOrder(POSITIONS.slice(0, 3), BALLS),
    odds: { default: '895' },
  },
]);

export const X115: Family = {
  code: 'x115',
  name: '11选5',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: [
    { name: '总和', of: (draw) => String(total(draw)) },
    {
      name: '总和大小',
      of: (draw) =>
        total(draw) === MIDDLE_SUM ? '和' : hasSide('大', total(draw), MIDDLE_SUM) ? '大' : '小',
    },
    { name: '总和单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '龙虎', of: (draw) => dragonTiger(draw[0] as number, draw[4] as number) },
  ],
};
