// The family KL8 快乐8: twenty different numbers from 1 to 80.

import type { Balls } from '../../balls.ts';
import { total } from '../../mechanisms/counting.ts';
import { hasSide } from '../../mechanisms/twoSides.ts';
import { flat, optionsBy } from '../../options/namedOptions.ts';
import type { Draw, Family } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import { range, written } from '../../selection/fields.ts';

const BALLS: Balls = { count: 20, from: 1, to: 80, width: 2, distinct: true, ascending: true };
const CENTRE = 810;
const NUMBERS = range(1, 80).map((n) => written(n, 2));
const SUM_OPTIONS = ['总大', '总小', '总单', '总双', '总和810', '总大单', '总大双', '总小单', '总小双'];
/** 五行: the highest sum of each band. */
const BANDS = [
  ['金', 695],
  ['木', 763],
  ['水', 855],
  ['火', 923],
  ['土', 1410],
] as const;

/** The centre is neither 大 nor 小. */
function sumWins(name: string, draw: Draw): boolean {
  const sum = total(draw);
  if (name === '总和810') return sum === CENTRE;
  return Array.from(name.slice(1)).every((side) => {
    if (side === '小') return sum < CENTRE;
    return hasSide(side, sum, CENTRE + 1);
  });
}

function bandOf(sum: number): string {
  return BANDS.find(([, highest]) => sum <= highest)?.[0] ?? '';
}

/** Which half has more of the twenty, or neither. */
function more(first: number, names: readonly [string, string, string]): string {
  return first > 10 ? names[0] : first < 10 ? names[1] : names[2];
}

const HALVES = ['前多', '后多', '前后和'] as const;
const PARITIES = ['单多', '双多', '单双和'] as const;
const byHalf = (draw: Draw) => more(draw.filter((n) => n <= 40).length, HALVES);
const byParity = (draw: Draw) => more(draw.filter((n) => n % 2 === 1).length, PARITIES);
const bySum = (draw: Draw) => bandOf(total(draw));

const CREDIT = creditPlays('kl8', [
  {
    code: 'kl8_c_zh',
    name: '总和',
    group: '总和',
    ...optionsBy(SUM_OPTIONS, sumWins),
    odds: { ...flat(SUM_OPTIONS.slice(0, 4), '1.98'), 总和810: '108', ...flat(SUM_OPTIONS.slice(5), '3.75') },
  },
  {
    code: 'kl8_c_qh',
    name: '前后和',
    group: '总和',
    ...optionsBy(HALVES, (name, draw) => byHalf(draw) === name),
    odds: { 前多: '1.98', 后多: '1.98', 前后和: '3.82' },
  },
  {
    code: 'kl8_c_ds',
    name: '单双和',
    group: '总和',
    ...optionsBy(PARITIES, (name, draw) => byParity(draw) === name),
    odds: { 单多: '1.98', 双多: '1.98', 单双和: '3.82' },
  },
  {
    code: 'kl8_c_wx',
    name: '五行',
    group: '总和',
    ...optionsBy(
      BANDS.map(([name]) => name),
      (name, draw) => bySum(draw) === name,
    ),
    odds: { 金: '9.21', 木: '4.61', 水: '2.41', 火: '4.61', 土: '9.21' },
  },
  {
    code: 'kl8_c_zm',
    name: '正码',
    group: '正码',
    ...optionsBy(NUMBERS, (name, draw) => draw.includes(Number(name))),
    odds: flat(NUMBERS, '3.81'),
  },
]);

export const KL8: Family = {
  code: 'kl8',
  name: '快乐8',
  balls: BALLS,
  positions: range(1, 20).map((n) => `第${n}个`),
  plays: CREDIT,
  readings: [
    { name: '总和', of: (draw) => String(total(draw)) },
    {
      name: '总和大小',
      of: (draw) => (total(draw) === CENTRE ? '和' : hasSide('大', total(draw), CENTRE + 1) ? '大' : '小'),
    },
    { name: '总和单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '前后', of: byHalf },
    { name: '单双', of: byParity },
    { name: '五行', of: bySum },
  ],
};
