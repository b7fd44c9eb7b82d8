// The official SSC plays beside the stars: 定位胆, 不定位, 大小单双, 任选 and 龙虎和; and the whole list.

import { onTickedPositions } from '../../mechanisms/anyPositions.ts';
import { numbersAmong } from '../../mechanisms/combinations.ts';
import { DRAGON_TIGER_TIE, dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { ticketsAnyOrder } from '../../mechanisms/groupSelects.ts';
import { at, merged } from '../../mechanisms/hit.ts';
import { eachPosition, inOrderOnAny, ticketsInOrder } from '../../mechanisms/positions.ts';
import { directSums, groupSums } from '../../mechanisms/sums.ts';
import { pairAndSingle } from '../../mechanisms/threeDigits.ts';
import { sideRows } from '../../mechanisms/twoSides.ts';
import type { Mechanism, Ways } from '../../play.ts';
import { officialPlays } from '../../play.ts';
import { names } from '../../selection/fields.ts';
import {
  BALLS,
  BIG_DIGIT,
  HOU_ER,
  HOU_SAN,
  HOU_SI,
  labels,
  POSITIONS,
  QIAN_ER,
  QIAN_SAN,
  TOTAL,
  WU_XING,
  ZHONG_SAN,
} from './balls.ts';
import { STARS, ZU_4, ZU_6, ZU_12, ZU_24 } from './stars.ts';

/** [code, name, places, numbers a unit, winning draws] */
const ANYWHERE = [
  ['q3_1m', '前三一码不定位', QIAN_SAN, 1, 27_100],
  ['z3_1m', '中三一码不定位', ZHONG_SAN, 1, 27_100],
  ['h3_1m', '后三一码不定位', HOU_SAN, 1, 27_100],
  ['q3_2m', '前三二码不定位', QIAN_SAN, 2, 5400],
  ['z3_2m', '中三二码不定位', ZHONG_SAN, 2, 5400],
  ['h3_2m', '后三二码不定位', HOU_SAN, 2, 5400],
  ['h4_1m', '后四一码不定位', HOU_SI, 1, 34_390],
  ['h4_2m', '后四二码不定位', HOU_SI, 2, 9740],
  ['wx_1m', '五星一码不定位', WU_XING, 1, 40_951],
  ['wx_2m', '五星二码不定位', WU_XING, 2, 14_670],
  ['wx_3m', '五星三码不定位', WU_XING, 3, 4350],
] as const;

/** [code, name, places, winning draws] */
const SIDES = [
  ['q2', '前二大小单双', QIAN_ER, 25_000],
  ['h2', '后二大小单双', HOU_ER, 25_000],
  ['q3', '前三大小单双', QIAN_SAN, 12_500],
  ['z3', '中三大小单双', ZHONG_SAN, 12_500],
  ['h3', '后三大小单双', HOU_SAN, 12_500],
] as const;

const GROUPS: Ways = { 组三: 300, 组六: 600 };

/** [how many positions, code, name, what is played on them, winning draws] */
const ON_TICKED: readonly (readonly [number, string, string, Mechanism, Ways])[] = [
  [2, 'zxds', '直选单式', ticketsInOrder(2, BALLS), { default: 1000 }],
  [2, 'zxhz', '直选和值', directSums(2), { default: 1000 }],
  [2, 'zufs', '组选复式', numbersAmong(2, 2, BALLS), { default: 2000 }],
  [2, 'zuhz', '组选和值', groupSums(2), { default: 2000 }],
  [3, 'zxds', '直选单式', ticketsInOrder(3, BALLS), { default: 100 }],
  [3, 'zxhz', '直选和值', directSums(3), { default: 100 }],
  [3, 'zu3', '组三', pairAndSingle(BALLS), { default: 300 }],
  [3, 'zu6', '组六', numbersAmong(3, 3, BALLS), { default: 600 }],
  [3, 'hhzx', '混合组选', ticketsAnyOrder('noTriple', BALLS), GROUPS],
  [3, 'zuhz', '组选和值', groupSums(3), GROUPS],
  [4, 'zxds', '直选单式', ticketsInOrder(4, BALLS), { default: 10 }],
  [4, 'zu24', '组选24', ZU_24, { default: 240 }],
  [4, 'zu12', '组选12', ZU_12, { default: 120 }],
  [4, 'zu6', '组选6', ZU_6, { default: 60 }],
  [4, 'zu4', '组选4', ZU_4, { default: 40 }],
];
const ANY_NAMES = ['', '', '任选二', '任选三', '任选四'];
const IN_ORDER_WAYS = [0, 0, 1000, 100, 10];

const ON_ANY = [2, 3, 4].flatMap((k) => {
  const group = ANY_NAMES[k] as string;
  const rows = {
    code: `ssc_o_r${k}_zxfs`,
    name: `${group}直选复式`,
    group,
    ways: { default: IN_ORDER_WAYS[k] as number },
    ...inOrderOnAny(k, POSITIONS, BALLS),
  };
  const ticked = ON_TICKED.filter(([size]) => size === k).map(([, code, name, mechanism, ways]) => ({
    code: `ssc_o_r${k}_${code}`,
    name: group + name,
    group,
    ways,
    ...onTickedPositions(k, POSITIONS, mechanism),
  }));
  return [rows, ...ticked];
});

/** 龙虎和 on chosen pairs of positions; every option on every pair is a unit. */
const DRAGON_TIGER: Mechanism = {
  forms: [[{ kind: 'pairs', key: 'pairs', labels: POSITIONS }, names('options', DRAGON_TIGER_TIE)]],
  units: ({ pairs = [], options = [] }) => pairs.length * options.length,
  hits: ({ pairs = [], options = [] }, draw) => {
    const results = (pairs as readonly (readonly [number, number])[]).map(([left, right]) =>
      dragonTiger(draw[left] as number, draw[right] as number),
    );
    return merged(results.filter((tier) => options.includes(tier)).map((tier) => ({ tier, units: 1 })));
  },
};

export const OFFICIAL = officialPlays('ssc', TOTAL, [
  ...STARS,
  {
    code: 'ssc_o_dwd',
    name: '定位胆',
    group: '定位胆',
    ways: { default: 10_000 },
    ...eachPosition(POSITIONS, BALLS),
  },
  ...ANYWHERE.map(([code, name, places, k, ways]) => ({
    code: `ssc_o_bdw_${code}`,
    name,
    group: '不定位',
    ways: { default: ways },
    ...at(places, numbersAmong(k, places.length, BALLS)),
  })),
  ...SIDES.map(([code, name, places, ways]) => ({
    code: `ssc_o_dxds_${code}`,
    name,
    group: '大小单双',
    ways: { default: ways },
    ...at(places, sideRows(labels(places), BIG_DIGIT, 'together')),
  })),
  ...ON_ANY,
  {
    code: 'ssc_o_lh',
    name: '龙虎和',
    group: '龙虎',
    ways: { 龙: 45_000, 虎: 45_000, 和: 10_000 },
    ...DRAGON_TIGER,
  },
]);
