// The family KL10 快乐十分 / 幸运农场: eight different numbers from 1 to 20, in order.

import type { Balls } from '../../balls.ts';
import { danTuoAmong, neighbours, numbersAmong } from '../../mechanisms/combinations.ts';
import { choose } from '../../mechanisms/counting.ts';
import { dragonTiger } from '../../mechanisms/dragonTiger.ts';
import { at, picked, won } from '../../mechanisms/hit.ts';
import { inOrder, neighboursInOrder } from '../../mechanisms/positions.ts';
import { SUM_OPTIONS, sumOutcome, sumReadings } from '../../mechanisms/sumSides.ts';
import { hasSide, SIDES } from '../../mechanisms/twoSides.ts';
import { flat, optionsBy } from '../../options/namedOptions.ts';
import type { Family, Mechanism } from '../../play.ts';
import { creditPlays, officialPlays } from '../../play.ts';
import { numbers, range, written } from '../../selection/fields.ts';

const BALLS: Balls = { count: 8, from: 1, to: 20, width: 2, distinct: true, ascending: false };
const POSITIONS = ['第一球', '第二球', '第三球', '第四球', '第五球', '第六球', '第七球', '第八球'];
/** 20 × 19 × … × 13. */
const TOTAL = 5_079_110_400;
/** Orders of one set of eight. */
const ORDERS = 40_320;
const RED = [19, 20];
const COUNT_NAMES = ['', '一', '二', '三', '四', '五'];

/** 选一数投: the first ball; the red numbers have a play of their own. */
const FIRST_BALL: Mechanism = {
  forms: [[numbers('nums', { from: 1, to: 18, width: 2 })]],
  units: (selection) => picked(selection, 'nums').length,
  hits: (selection, draw) => won(picked(selection, 'nums').includes(draw[0] as number) ? 1 : 0),
};

const ON_ANY = range(1, 5).flatMap((k) => {
  const name = `任选${COUNT_NAMES[k]}`;
  const ways = { default: choose(20 - k, 8 - k) * ORDERS };
  const plain = { code: `kl10_o_rx${k}`, name, group: '任选', ways, ...numbersAmong(k, 8, BALLS) };
  if (k === 1) return [plain];
  return [
    plain,
    { code: `kl10_o_rx${k}dt`, name: `${name}胆拖`, group: '任选', ways, ...danTuoAmong(k, 8, BALLS) },
  ];
});

const OFFICIAL = officialPlays('kl10', TOTAL, [
  { code: 'kl10_o_x1st', name: '选一数投', group: '选一', ways: { default: 253_955_520 }, ...FIRST_BALL },
  {
    code: 'kl10_o_x1ht',
    name: '选一红投',
    group: '选一',
    ways: { default: 507_911_040 },
    ...optionsBy(
      ['红投'],
      (_, draw) => RED.includes(draw[0] as number),
      () => 'default',
    ),
  },
  ...ON_ANY,
  {
    code: 'kl10_o_x2lz',
    name: '选二连组',
    group: '选二',
    ways: { default: 187_125_120 },
    ...neighbours(BALLS),
  },
  {
    code: 'kl10_o_x2lzhi',
    name: '选二连直',
    group: '选二',
    ways: { default: 93_562_560 },
    ...neighboursInOrder(['前位', '后位'], BALLS),
  },
  {
    code: 'kl10_o_x3qz',
    name: '选三前组',
    group: '选三',
    ways: { default: 4_455_360 },
    ...at([0, 1, 2], numbersAmong(3, 3, BALLS)),
  },
  {
    code: 'kl10_o_x3qzhi',
    name: '选三前直',
    group: '选三',
    ways: { default: 742_560 },
    ...at([0, 1, 2], inOrder(POSITIONS.slice(0, 3), BALLS)),
  },
]);

const MIDDLE_SUM = 84;
const BIG_BALL = 11;
const NUMBERS = range(1, 20).map((n) => written(n, 2));
const BALL_SIDES = [...SIDES, '尾大', '尾小', '合单', '合双'];
const WINDS = ['东', '南', '西', '北'];
const DRAGONS = ['中', '发', '白'];

function dragonOf(ball: number): string {
  return ball <= 7 ? '中' : ball <= 14 ? '发' : '白';
}

function ballOutcome(name: string, ball: number, mirror: number): boolean {
  if (SIDES.includes(name)) return hasSide(name, ball, BIG_BALL);
  if (WINDS.includes(name)) return WINDS[(ball - 1) % 4] === name;
  if (DRAGONS.includes(name)) return dragonOf(ball) === name;
  if (name === '龙' || name === '虎') return dragonTiger(ball, mirror) === name;
  if (name.startsWith('尾')) return hasSide(name.slice(1), ball % 10, 5);
  if (name.startsWith('合')) return hasSide(name.slice(1), Math.floor(ball / 10) + (ball % 10), 0);
  return Number(name) === ball;
}

const BALL_PLAYS = POSITIONS.map((name, place) => {
  // Balls 1 to 4 are also 龙虎 against their mirror ball.
  const mirrored = place < 4 ? ['龙', '虎'] : [];
  return {
    code: `kl10_c_b${place + 1}`,
    name,
    group: place < 4 ? '第一至第四球' : '第五至第八球',
    ...optionsBy([...NUMBERS, ...BALL_SIDES, ...WINDS, ...DRAGONS, ...mirrored], (option, draw) =>
      ballOutcome(option, draw[place] as number, draw[7 - place] as number),
    ),
    odds: {
      ...flat(NUMBERS, '19.8'),
      ...flat([...BALL_SIDES, ...mirrored], '1.98'),
      ...flat(WINDS, '3.88'),
      中: '2.8',
      发: '2.8',
      白: '3.16',
    },
  };
});

const CREDIT = creditPlays('kl10', [
  {
    code: 'kl10_c_zh',
    name: '总和',
    group: '两面',
    ...optionsBy(SUM_OPTIONS, (name, draw) => sumOutcome(name, draw, MIDDLE_SUM)),
    odds: { ...flat(SUM_OPTIONS, '1.95'), 总和大: '1.98', 总和小: '1.98' },
  },
  ...BALL_PLAYS,
  {
    code: 'kl10_c_zm',
    name: '正码',
    group: '正码',
    ...optionsBy(NUMBERS, (name, draw) => draw.includes(Number(name))),
    odds: flat(NUMBERS, '2.4'),
  },
  ...['6.5', '19.6', '60', '250'].map((odds, i) => ({
    code: `kl10_c_rx${i + 2}`,
    name: `任选${COUNT_NAMES[i + 2]}`,
    group: '连码',
    ...numbersAmong(i + 2, 8, BALLS),
    odds: { default: odds },
  })),
  { code: 'kl10_c_x2lz', name: '选二连组', group: '连码', ...neighbours(BALLS), odds: { default: '24' } },
  {
    code: 'kl10_c_x3qz',
    name: '选三前组',
    group: '连码',
    ...at([0, 1, 2], numbersAmong(3, 3, BALLS)),
    odds: { default: '830' },
  },
]);

export const KL10: Family = {
  code: 'kl10',
  name: '快乐十分',
  balls: BALLS,
  positions: POSITIONS,
  plays: [...OFFICIAL, ...CREDIT],
  readings: sumReadings(MIDDLE_SUM, 7),
};
