// The official plays of 11选5.

import { danTuoAmong, numbersAmong, ticketsAmong } from '../../mechanisms/combinations.ts';
import { choose } from '../../mechanisms/counting.ts';
import { at, picked, won } from '../../mechanisms/hit.ts';
import { eachPosition, inOrder, ticketsInOrder } from '../../mechanisms/positions.ts';
import { optionsBy } from '../../options/namedOptions.ts';
import type { Mechanism } from '../../play.ts';
import { officialPlays } from '../../play.ts';
import { numbers, range } from '../../selection/fields.ts';
import { BALLS, POSITIONS, TOTAL } from './balls.ts';

const RUNS = [
  { code: 'q3', name: '前三', places: [0, 1, 2], typed: true },
  { code: 'z3', name: '中三', places: [1, 2, 3], typed: false },
  { code: 'h3', name: '后三', places: [2, 3, 4], typed: false },
  { code: 'q2', name: '前二', places: [0, 1], typed: true },
  { code: 'h2', name: '后二', places: [3, 4], typed: false },
];

/** Tickets and 胆拖 exist for the first balls only. */
const ON_RUNS = RUNS.flatMap(({ code, name, places, typed }) => {
  const k = places.length;
  const direct = { default: k === 3 ? 56 : 504 };
  const grouped = { default: k === 3 ? 336 : 1008 };
  const rows = places.map((place) => POSITIONS[place] as string);
  const list: [string, string, { default: number }, Mechanism][] = [
    ['zxfs', '直选复式', direct, inOrder(rows, BALLS)],
    ['zufs', '组选复式', grouped, numbersAmong(k, k, BALLS)],
  ];
  if (typed) {
    list.splice(1, 0, ['zxds', '直选单式', direct, ticketsInOrder(k, BALLS)]);
    list.push(['zudt', '组选胆拖', grouped, danTuoAmong(k, k, BALLS)]);
  }
  return list.map(([play, playName, ways, mechanism]) => ({
    code: `x115_o_${code}_${play}`,
    name: name + playName,
    group: name,
    ways,
    ...at(places, mechanism),
  }));
});

const ANY = ['', '一中一', '二中二', '三中三', '四中四', '五中五', '六中五', '七中五', '八中五'];

/** Draws that one unit of k numbers wins: all k among the five, or the five among the k. */
function waysOfAny(k: number): number {
  const sets = k <= 5 ? choose(11 - k, 5 - k) : choose(k, 5);
  return (sets * TOTAL) / choose(11, 5);
}

const ON_ANY = range(1, 8).flatMap((k) => {
  const name = `任选${ANY[k]}`;
  const ways = { default: waysOfAny(k) };
  const list: [string, string, Mechanism][] = [
    ['fs', '复式', numbersAmong(k, 5, BALLS)],
    ['ds', '单式', ticketsAmong(k, 5, BALLS)],
  ];
  if (k > 1) list.push(['dt', '胆拖', danTuoAmong(k, 5, BALLS)]);
  return list.map(([code, form, mechanism]) => ({
    code: `x115_o_rx${k}${code}`,
    name: name + form,
    group: '任选',
    ways,
    ...mechanism,
  }));
});

const ODD_COUNTS = ['0单5双', '1单4双', '2单3双', '3单2双', '4单1双', '5单0双'];

/** 猜中位: the third smallest of the five. */
const MEDIAN: Mechanism = {
  forms: [[numbers('nums', { from: 3, to: 9, width: 2 })]],
  units: (selection) => picked(selection, 'nums').length,
  hits: (selection, draw) => {
    const median = [...draw].sort((a, b) => a - b)[2] as number;
    return won(picked(selection, 'nums').includes(median) ? 1 : 0, String(median));
  },
};

export const OFFICIAL = officialPlays('x115', TOTAL, [
  ...ON_RUNS,
  {
    code: 'x115_o_dwd',
    name: '定位胆',
    group: '定位胆',
    ways: { default: 5040 },
    ...eachPosition(POSITIONS, BALLS),
  },
  ...RUNS.filter(({ places }) => places.length === 3).map(({ code, name, places }) => ({
    code: `x115_o_bdw_${code}`,
    name: `${name}位不定位`,
    group: '不定位',
    ways: { default: 15_120 },
    ...at(places, numbersAmong(1, 3, BALLS)),
  })),
  ...ON_ANY,
  {
    code: 'x115_o_dds',
    name: '定单双',
    group: '趣味',
    ways: {
      '5单0双': 720,
      '4单1双': 9000,
      '3单2双': 24_000,
      '2单3双': 18_000,
      '1单4双': 3600,
      '0单5双': 120,
    },
    ...optionsBy(
      [...ODD_COUNTS].reverse(),
      (name, draw) => ODD_COUNTS[draw.filter((n) => n % 2 === 1).length] === name,
    ),
  },
  {
    code: 'x115_o_czw',
    name: '猜中位',
    group: '趣味',
    ways: { 3: 3360, 4: 7560, 5: 10_800, 6: 12_000, 7: 10_800, 8: 7560, 9: 3360 },
    ...MEDIAN,
  },
]);
