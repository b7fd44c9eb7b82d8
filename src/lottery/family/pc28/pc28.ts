// The family PC28: three digits and above all their sum, 0 to 27; and how they follow from a KL8 draw.

import type { Balls } from '../../balls.ts';
import { total } from '../../mechanisms/counting.ts';
import { digitSum, shapes } from '../../mechanisms/digitCredit.ts';
import { picked, won } from '../../mechanisms/hit.ts';
import { hasSide, SIDES } from '../../mechanisms/twoSides.ts';
import type { Outcome } from '../../options/namedOptions.ts';
import { flat, optionsBy } from '../../options/namedOptions.ts';
import type { Draw, Family, Mechanism } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import type { Rules } from '../../rule/settings.ts';
import { values } from '../../selection/fields.ts';

const BALLS: Balls = { count: 3, from: 0, to: 9, width: 1, distinct: false, ascending: false };
const BIG_SUM = 14;
const CORNERS = ['大单', '大双', '小单', '小双'];
/** Colour of a sum by its remainder of three; these four sums have none. */
const COLOURS = ['红波', '绿波', '蓝波'];
const COLOURLESS = [0, 13, 14, 27];

function hasSides(sides: string, sum: number): boolean {
  return Array.from(sides).every((side) => hasSide(side, sum, BIG_SUM));
}

/** 大小单双 and 组合 may be refunded where they would win on 13 or 14; nothing else ever is. */
function sideOutcome(sides: string, draw: Draw, rules: Rules): Outcome {
  const sum = total(draw);
  if (!hasSides(sides, sum)) return false;
  return rules.pc28Rule1314 === 'push' && (sum === 13 || sum === 14) ? 'push' : true;
}

function isExtreme(name: string, sum: number, rules: Rules): boolean {
  const low = rules.pc28Extreme === '4/23' ? 4 : 5;
  return name === '极小' ? sum <= low : sum >= 27 - low;
}

function colourOf(sum: number): string | undefined {
  return COLOURLESS.includes(sum) ? undefined : COLOURS[sum % 3];
}

/** 特码包三: three sums in one unit. */
const THREE_SUMS: Mechanism = {
  forms: [[{ ...values('nums', 0, 27), min: 3, max: 3 }]],
  units: () => 1,
  hits: (selection, draw) => won(picked(selection, 'nums').includes(total(draw)) ? 1 : 0),
};

const CREDIT = creditPlays('pc28', [
  {
    code: 'pc28_c_lm',
    name: '大小单双',
    group: '两面',
    ...optionsBy(SIDES, sideOutcome),
    odds: flat(SIDES, '1.98'),
  },
  {
    code: 'pc28_c_zh',
    name: '组合',
    group: '两面',
    ...optionsBy(CORNERS, sideOutcome),
    odds: { 大单: '4.2', 大双: '3.6', 小单: '3.6', 小双: '4.2' },
  },
  {
    code: 'pc28_c_jz',
    name: '极值',
    group: '两面',
    ...optionsBy(['极大', '极小'], (name, draw, rules) => isExtreme(name, total(draw), rules)),
    odds: flat(['极大', '极小'], '15'),
  },
  {
    code: 'pc28_c_bs',
    name: '波色',
    group: '波色',
    ...optionsBy(COLOURS, (name, draw) => colourOf(total(draw)) === name),
    odds: flat(COLOURS, '2.9'),
  },
  {
    code: 'pc28_c_xt',
    name: '形态',
    group: '形态',
    ...shapes([0, 1, 2], { 豹子: '90', 对子: '3.3', 顺子: '14.5' }),
  },
  { code: 'pc28_c_tm', name: '特码', group: '特码', ...digitSum() },
  { code: 'pc28_c_tmb3', name: '特码包三', group: '特码', ...THREE_SUMS, odds: { default: '3.5' } },
]);

/** The PC28 draw that follows from 20 KL8 numbers: last digits of three sums of six, in ascending order. */
export function pc28FromKl8(kl8: Draw): Draw {
  const ascending = [...kl8].sort((a, b) => a - b);
  return [0, 6, 12].map((first) => total(ascending.slice(first, first + 6)) % 10);
}

export const PC28: Family = {
  code: 'pc28',
  name: 'PC28',
  balls: BALLS,
  positions: ['一区', '二区', '三区'],
  plays: CREDIT,
  readings: [
    { name: '和值', of: (draw) => String(total(draw)) },
    { name: '大小', of: (draw) => (hasSide('大', total(draw), BIG_SUM) ? '大' : '小') },
    { name: '单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '波色', of: (draw) => colourOf(total(draw)) ?? '无' },
  ],
};
