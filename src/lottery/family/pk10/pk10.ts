// The family PK10 and its like: the order of ten racers, each number once.

import type { Balls } from '../../balls.ts';
import { numbersAmong } from '../../mechanisms/combinations.ts';
import { dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { at, picked, won } from '../../mechanisms/hit.ts';
import { eachPosition, inOrder, ticketsInOrder } from '../../mechanisms/positions.ts';
import { eachSum } from '../../mechanisms/sums.ts';
import { hasSide, SIDES, sideRows } from '../../mechanisms/twoSides.ts';
import { flat, officialOptions, optionsBy } from '../../options/namedOptions.ts';
import type { Draw, Family, Mechanism } from '../../play.ts';
import { creditPlays, officialPlays } from '../../play.ts';
import type { Rules } from '../../rule/settings.ts';
import { names, range } from '../../selection/fields.ts';

const BALLS: Balls = { count: 10, from: 1, to: 10, width: 2, distinct: true, ascending: false };
const POSITIONS = [
  '冠军',
  '亚军',
  '第三名',
  '第四名',
  '第五名',
  '第六名',
  '第七名',
  '第八名',
  '第九名',
  '第十名',
];
const TOTAL = 3_628_800;
const BIG_RACER = 6;
const BIG_SUM = 12;

/** 冠亚和: champion and runner-up. */
function topSum(draw: Draw): number {
  return (draw[0] as number) + (draw[1] as number);
}

/** [how many first places, name, draws for one order, ways to order them] */
const FIRST_PLACES = [
  [1, '猜冠军', 362_880, 1],
  [2, '猜前二', 40_320, 2],
  [3, '猜前三', 5040, 6],
  [4, '猜前四', 720, 24],
  [5, '猜前五', 120, 120],
] as const;

const FIRSTS = FIRST_PLACES.flatMap(([k, group, ways, orders]) => {
  const places = range(0, k - 1);
  const direct = {
    code: `pk10_o_q${k}_zxfs`,
    name: `${group}直选复式`,
    group,
    ways: { default: ways },
    ...at(places, inOrder(POSITIONS.slice(0, k), BALLS)),
  };
  if (k === 1) return [direct];
  return [
    direct,
    {
      code: `pk10_o_q${k}_zxds`,
      name: `${group}直选单式`,
      group,
      ways: { default: ways },
      ...at(places, ticketsInOrder(k, BALLS)),
    },
    {
      code: `pk10_o_q${k}_zufs`,
      name: `${group}组选复式`,
      group,
      ways: { default: ways * orders },
      ...at(places, numbersAmong(k, k, BALLS)),
    },
  ];
});

/** Winning draws of each 冠亚和, counted in ordered pairs of 90: 3 and 4 have two, 11 has ten. */
const SUM_WAYS = Object.fromEntries(
  range(3, 19).map((sum) => [String(sum), (TOTAL / 90) * 2 * Math.floor((Math.min(sum, 22 - sum) - 1) / 2)]),
);

/** 龙虎 of place i against place 11 − i; every option on every place is a unit. */
const DRAGON_TIGER: Mechanism = {
  forms: [
    [
      { kind: 'set', key: 'places', label: '名次', choices: range(1, 5), width: 0, min: 1, max: 5 },
      names('options', ['龙', '虎']),
    ],
  ],
  units: ({ places = [], options = [] }) => places.length * options.length,
  hits: (selection, draw) => {
    const results = picked(selection, 'places').map((place) =>
      dragonTiger(draw[place - 1] as number, draw[10 - place] as number),
    );
    return won(results.filter((result) => selection.options?.includes(result)).length);
  },
};

const OFFICIAL = officialPlays('pk10', TOTAL, [
  ...FIRSTS,
  {
    code: 'pk10_o_dwd',
    name: '定位胆',
    group: '定位胆',
    ways: { default: 362_880 },
    ...eachPosition(POSITIONS, BALLS),
  },
  {
    code: 'pk10_o_gyhz',
    name: '冠亚和值',
    group: '冠亚和',
    ways: SUM_WAYS,
    ...eachSum(3, 19, BIG_SUM, topSum),
  },
  {
    code: 'pk10_o_gydxds',
    name: '冠亚和大小单双',
    group: '冠亚和',
    ...officialOptions(
      [1_612_800, 2_016_000, 2_016_000, 1_612_800].map((ways, i) => {
        const name = SIDES[i] as string;
        return { name, ways, wins: (draw) => hasSide(name, topSum(draw), BIG_SUM) };
      }),
    ),
  },
  {
    code: 'pk10_o_dxds',
    name: '名次大小单双',
    group: '大小单双',
    ways: { default: 1_814_400 },
    ...sideRows(POSITIONS, BIG_RACER, 'apart'),
  },
  { code: 'pk10_o_lh', name: '龙虎', group: '龙虎', ways: { default: 1_814_400 }, ...DRAGON_TIGER },
]);

const SUMS = range(3, 19).map(String);
/** From sum 3 up to the middle, 11; the other half mirrors it. */
const SUM_ODDS = ['42.3', '42.3', '21.3', '21.3', '14.3', '14.3', '10.3', '10.3', '8.3'];
const RACERS = range(1, 10).map(String);
const TOP_SIDES = SIDES.map((side) => `冠亚${side}`);

function topSideOdds(rules: Rules) {
  if (rules.pk10Sum11Push === 'on') return flat(TOP_SIDES, '1.98');
  return { 冠亚大: '2.2', 冠亚小: '1.77', 冠亚单: '1.77', 冠亚双: '2.2' };
}

const PLACE_PLAYS = POSITIONS.map((name, place) => {
  // Places 1 to 5 are also 龙虎 against their mirror place.
  const sides = place < 5 ? [...SIDES, '龙', '虎'] : SIDES;
  return {
    code: `pk10_c_b${place + 1}`,
    name,
    group: place < 5 ? '冠军至第五名' : '第六至第十名',
    ...optionsBy([...RACERS, ...sides], (option, draw) => {
      const racer = draw[place] as number;
      if (option === '龙' || option === '虎') return dragonTiger(racer, draw[9 - place] as number) === option;
      return SIDES.includes(option) ? hasSide(option, racer, BIG_RACER) : String(racer) === option;
    }),
    odds: { ...flat(RACERS, '9.9'), ...flat(sides, '1.98') },
  };
});

const CREDIT = creditPlays('pk10', [
  {
    code: 'pk10_c_gyh',
    name: '冠亚和值',
    group: '冠亚和',
    ...optionsBy(SUMS, (name, draw) => String(topSum(draw)) === name),
    odds: Object.fromEntries(SUMS.map((name, i) => [name, SUM_ODDS[Math.min(i, 16 - i)] as string])),
  },
  {
    code: 'pk10_c_gylm',
    name: '冠亚和两面',
    group: '冠亚和',
    ...optionsBy(TOP_SIDES, (name, draw, rules) => {
      const sum = topSum(draw);
      return sum === 11 && rules.pk10Sum11Push === 'on' ? 'push' : hasSide(name.slice(-1), sum, BIG_SUM);
    }),
    odds: topSideOdds,
  },
  ...PLACE_PLAYS,
]);

export const PK10: Family = {
  code: 'pk10',
  name: 'PK10',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: [
    { name: '冠亚和', of: (draw) => String(topSum(draw)) },
    { name: '冠亚和大小', of: (draw) => (hasSide('大', topSum(draw), BIG_SUM) ? '大' : '小') },
    { name: '冠亚和单双', of: (draw) => (topSum(draw) % 2 ? '单' : '双') },
    ...range(1, 5).map((place) => ({
      name: `${place}V${11 - place}龙虎`,
      of: (draw: Draw) => dragonTiger(draw[place - 1] as number, draw[10 - place] as number),
    })),
  ],
};
