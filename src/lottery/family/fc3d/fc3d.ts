// The family 福彩3D and 排列三: three independent digits.

import type { Balls } from '../../balls.ts';
import { numbersAmong } from '../../mechanisms/combinations.ts';
import { total } from '../../mechanisms/counting.ts';
import {
  digitAnywhere,
  digitBall,
  digitSum,
  dragonTigerTie,
  shapes,
  sumSides,
} from '../../mechanisms/digitCredit.ts';
import { shapeOf } from '../../mechanisms/digitShapes.ts';
import { dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { at } from '../../mechanisms/hit.ts';
import { eachPosition } from '../../mechanisms/positions.ts';
import { spanOf } from '../../mechanisms/sums.ts';
import { threeDigitPlays, twoDigitPlays } from '../../mechanisms/threeDigits.ts';
import { hasSide, sideRows } from '../../mechanisms/twoSides.ts';
import { optionsBy } from '../../options/namedOptions.ts';
import type { Family } from '../../play.ts';
import { creditPlays, officialPlays } from '../../play.ts';
import { range } from '../../selection/fields.ts';

const BALLS: Balls = { count: 3, from: 0, to: 9, width: 1, distinct: false, ascending: false };
const POSITIONS = ['百', '十', '个'];
const SAN_XING = { code: 'sx', name: '三星', places: [0, 1, 2], rows: POSITIONS };
const QIAN_ER = { code: 'q2', name: '前二', places: [0, 1], rows: ['百', '十'] };
const HOU_ER = { code: 'h2', name: '后二', places: [1, 2], rows: ['十', '个'] };

const OFFICIAL = officialPlays('fc3d', 1000, [
  ...threeDigitPlays('fc3d', SAN_XING, BALLS, 1),
  ...twoDigitPlays('fc3d', QIAN_ER, BALLS, 10),
  ...twoDigitPlays('fc3d', HOU_ER, BALLS, 10),
  {
    code: 'fc3d_o_dwd',
    name: '定位胆',
    group: '定位胆',
    ways: { default: 100 },
    ...eachPosition(POSITIONS, BALLS),
  },
  {
    code: 'fc3d_o_bdw_1m',
    name: '一码不定位',
    group: '不定位',
    ways: { default: 271 },
    ...numbersAmong(1, 3, BALLS),
  },
  {
    code: 'fc3d_o_bdw_2m',
    name: '二码不定位',
    group: '不定位',
    ways: { default: 54 },
    ...numbersAmong(2, 3, BALLS),
  },
  ...[QIAN_ER, HOU_ER].map(({ code, name, places, rows }) => ({
    code: `fc3d_o_dxds_${code}`,
    name: `${name}大小单双`,
    group: '大小单双',
    ways: { default: 250 },
    ...at(places, sideRows(rows, 5, 'together')),
  })),
]);

/** The lowest sum that is 大. */
const BIG_SUM = 14;
const HUNDREDS_AND_UNITS = dragonTigerTie('', 0, 2);
const SPANS = range(0, 9).map(String);
const SPAN_ODDS = ['80', '17', '9.4', '7.2', '6.2', '6', '6.2', '7.2', '9.4', '17'];

const CREDIT = creditPlays('fc3d', [
  { code: 'fc3d_c_zh', name: '总和大小单双', group: '两面', ...sumSides(BIG_SUM) },
  {
    code: 'fc3d_c_lhh',
    name: '龙虎和',
    group: '两面',
    ...optionsBy(HUNDREDS_AND_UNITS.names, HUNDREDS_AND_UNITS.outcome),
    odds: HUNDREDS_AND_UNITS.odds,
  },
  ...POSITIONS.map((position, place) => ({
    code: `fc3d_c_b${place + 1}`,
    name: `${position}位`,
    group: '定位',
    ...digitBall(place),
  })),
  {
    code: 'fc3d_c_xt',
    name: '三连',
    group: '形态',
    ...shapes([0, 1, 2], { 豹子: '75', 顺子: '14.5', 对子: '3.3', 半顺: '2.5', 杂六: '3' }),
  },
  {
    code: 'fc3d_c_kd',
    name: '跨度',
    group: '跨度',
    ...optionsBy(SPANS, (name, draw) => String(spanOf(draw)) === name),
    odds: Object.fromEntries(SPANS.map((name, span) => [name, SPAN_ODDS[span] as string])),
  },
  { code: 'fc3d_c_dd', name: '独胆', group: '独胆', ...digitAnywhere('3.4') },
  { code: 'fc3d_c_hz', name: '和值', group: '和值', ...digitSum() },
]);

export const FC3D: Family = {
  code: 'fc3d',
  name: '福彩3D / 排列三',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: [
    { name: '和值', of: (draw) => String(total(draw)) },
    { name: '和值大小', of: (draw) => (hasSide('大', total(draw), BIG_SUM) ? '大' : '小') },
    { name: '和值单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '龙虎', of: (draw) => dragonTiger(draw[0] as number, draw[2] as number) },
    { name: '跨度', of: (draw) => String(spanOf(draw)) },
    { name: '形态', of: (draw) => shapeOf(draw) },
  ],
};
