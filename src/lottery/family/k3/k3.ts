// The family K3 快三: three dice.

import type { Balls } from '../../balls.ts';
import { danTuoAmong, numbersAmong } from '../../mechanisms/combinations.ts';
import { distinct, subsets, total } from '../../mechanisms/counting.ts';
import { repeatedNumbers } from '../../mechanisms/groupSelects.ts';
import { picked, won } from '../../mechanisms/hit.ts';
import { eachSum } from '../../mechanisms/sums.ts';
import { hasSide, SIDES } from '../../mechanisms/twoSides.ts';
import { flat, optionsBy } from '../../options/namedOptions.ts';
import type { Draw, Family, Mechanism } from '../../play.ts';
import { creditPlays, officialPlays } from '../../play.ts';
import type { Rules } from '../../rule/settings.ts';
import { numbers, range } from '../../selection/fields.ts';

const BALLS: Balls = { count: 3, from: 1, to: 6, width: 1, distinct: false, ascending: false };
const POSITIONS = ['一', '二', '三'];
const BIG_SUM = 11;
const RUNS = ['123', '234', '345', '456'];
const FACES = range(1, 6).map(String);

function isTriple(draw: Draw): boolean {
  return new Set(draw).size === 1;
}

/** The dice as one word, lowest first. */
function sorted(draw: Draw): string {
  return [...draw].sort((a, b) => a - b).join('');
}

function showing(draw: Draw, face: number): number {
  return draw.filter((die) => die === face).length;
}

/** Exactly two dice show the face; a triple counts only under its switch. */
function isPairOf(draw: Draw, face: number, rules: Rules): boolean {
  const dice = showing(draw, face);
  return dice === 2 || (dice === 3 && rules.k3TripleWinsPair === 'on');
}

/** Every chosen face is a unit; it stands for so many dice. */
function eachFace(times: number, wins: (draw: Draw, face: number, rules: Rules) => boolean): Mechanism {
  return {
    forms: [[{ ...numbers('nums', BALLS), times }]],
    units: (selection) => picked(selection, 'nums').length,
    hits: (selection, draw, rules) =>
      won(picked(selection, 'nums').filter((face) => wins(draw, face, rules)).length),
  };
}

/** The one unit of a 通选. */
function only(name: string, wins: (draw: Draw) => boolean): Mechanism {
  return optionsBy(
    [name],
    (_, draw) => wins(draw),
    () => 'default',
  );
}

/** Of 216 draws, how many have each sum from 3. */
const SUM_WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

const OFFICIAL = officialPlays('k3', 216, [
  {
    code: 'k3_o_hz',
    name: '和值',
    group: '和值',
    ways: Object.fromEntries(SUM_WAYS.map((ways, i) => [String(i + 3), ways])),
    ...eachSum(3, 18, BIG_SUM, total),
  },
  {
    code: 'k3_o_dxds',
    name: '和值大小单双',
    group: '和值',
    ways: { default: 108 },
    ...optionsBy(
      SIDES,
      (side, draw) => hasSide(side, total(draw), BIG_SUM),
      () => 'default',
    ),
  },
  {
    code: 'k3_o_sthtx',
    name: '三同号通选',
    group: '三同号',
    ways: { default: 6 },
    ...only('通选', isTriple),
  },
  {
    code: 'k3_o_sthdx',
    name: '三同号单选',
    group: '三同号',
    ways: { default: 1 },
    ...eachFace(3, (draw, face) => showing(draw, face) === 3),
  },
  {
    code: 'k3_o_sbth',
    name: '三不同号标准',
    group: '三不同号',
    ways: { default: 6 },
    ...numbersAmong(3, 3, BALLS),
  },
  {
    code: 'k3_o_sbthdt',
    name: '三不同号胆拖',
    group: '三不同号',
    ways: { default: 6 },
    ...danTuoAmong(3, 3, BALLS),
  },
  {
    code: 'k3_o_slhtx',
    name: '三连号通选',
    group: '三连号',
    ways: { default: 24 },
    ...only('通选', (draw) => RUNS.includes(sorted(draw))),
  },
  {
    code: 'k3_o_slhdx',
    name: '三连号单选',
    group: '三连号',
    ways: { default: 6 },
    ...optionsBy(
      RUNS,
      (run, draw) => sorted(draw) === run,
      () => 'default',
    ),
  },
  {
    code: 'k3_o_ethfx',
    name: '二同号复选',
    group: '二同号',
    ways: (rules) => ({ default: rules.k3TripleWinsPair === 'on' ? 16 : 15 }),
    ...eachFace(2, isPairOf),
  },
  {
    code: 'k3_o_ethdx',
    name: '二同号单选',
    group: '二同号',
    ways: { default: 3 },
    ...repeatedNumbers({ times: 2, count: 1, row: 'pairs' }, { times: 1, count: 1, row: 'singles' }, BALLS),
  },
  {
    code: 'k3_o_ebth',
    name: '二不同号标准',
    group: '二不同号',
    ways: { default: 30 },
    ...numbersAmong(2, 3, BALLS),
  },
  {
    code: 'k3_o_ebthdt',
    name: '二不同号胆拖',
    group: '二不同号',
    ways: { default: 30 },
    ...danTuoAmong(2, 3, BALLS),
  },
  {
    code: 'k3_o_dtys',
    name: '单挑一骰',
    group: '单挑一骰',
    ways: { default: 91 },
    ...numbersAmong(1, 3, BALLS),
  },
]);

const POINTS = range(4, 17).map(String);
/** From 4 up to 10; the other half mirrors it. */
const POINT_ODDS = ['48', '25', '15', '10', '7.2', '6.05', '5.6'];
const PAIRS = FACES.map((face) => face + face);
const TWO_FACES = subsets(FACES, 2).map((two) => two.join(''));
const TRIPLES = FACES.map((face) => face.repeat(3));

/** 三军: once, or by the die under its switch. */
const SAN_JUN: Mechanism = {
  ...optionsBy(FACES, () => false),
  hits: ({ options = [] }, draw, rules) =>
    options.flatMap((face) => {
      const dice = showing(draw, Number(face));
      if (dice === 0) return [];
      return rules.k3SanjunPerDie === 'on'
        ? [{ tier: face, units: 1, hits: dice }]
        : [{ tier: face, units: 1 }];
    }),
};

const CREDIT = creditPlays('k3', [
  {
    code: 'k3_c_dx',
    name: '大小单双',
    group: '两面',
    ...optionsBy(SIDES, (side, draw, rules) => {
      if (isTriple(draw) && rules.k3TripleCountsTwoSides === 'off') return false;
      return hasSide(side, total(draw), BIG_SUM);
    }),
    odds: flat(SIDES, '1.98'),
  },
  { code: 'k3_c_sj', name: '三军', group: '三军', ...SAN_JUN, odds: flat(FACES, '2.05') },
  {
    code: 'k3_c_ws',
    name: '围骰 / 全骰',
    group: '围骰',
    ...optionsBy([...TRIPLES, '全骰'], (name, draw) =>
      name === '全骰' ? isTriple(draw) : draw.join('') === name,
    ),
    odds: { ...flat(TRIPLES, '168'), 全骰: '26' },
  },
  {
    code: 'k3_c_ds',
    name: '点数',
    group: '点数',
    ...optionsBy(POINTS, (name, draw) => String(total(draw)) === name),
    odds: Object.fromEntries(POINTS.map((name, i) => [name, POINT_ODDS[Math.min(i, 13 - i)] as string])),
  },
  {
    code: 'k3_c_cp',
    name: '长牌',
    group: '长牌',
    ...optionsBy(TWO_FACES, (name, draw) => Array.from(name).every((face) => draw.includes(Number(face)))),
    odds: flat(TWO_FACES, '6'),
  },
  {
    code: 'k3_c_dp',
    name: '短牌',
    group: '短牌',
    ...optionsBy(PAIRS, (name, draw, rules) => isPairOf(draw, Number(name[0]), rules)),
    odds: flat(PAIRS, '11'),
  },
]);

/** What players call a draw of three dice. */
function figure(draw: Draw): string {
  if (isTriple(draw)) return '三同号';
  if (distinct(draw).length === 2) return '二同号';
  return RUNS.includes(sorted(draw)) ? '三连号' : '三不同号';
}

export const K3: Family = {
  code: 'k3',
  name: '快三',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: [
    { name: '和值', of: (draw) => String(total(draw)) },
    { name: '大小', of: (draw) => (hasSide('大', total(draw), BIG_SUM) ? '大' : '小') },
    { name: '单双', of: (draw) => (total(draw) % 2 ? '单' : '双') },
    { name: '形态', of: figure },
  ],
};
