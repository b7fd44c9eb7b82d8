// The official SSC plays on fixed runs of positions: 五星, 四星, 三星 and 二星.
import { comingAtLeast, numbersAmong } from '../../mechanisms/combinations.ts';
import { shapeOf } from '../../mechanisms/digitShapes.ts';
import { repeatedNumbers } from '../../mechanisms/groupSelects.ts';
import { at } from '../../mechanisms/hit.ts';
import { inOrder, nested, ticketsInOrder } from '../../mechanisms/positions.ts';
import { sumTails } from '../../mechanisms/sums.ts';
import type { Run } from '../../mechanisms/threeDigits.ts';
import { threeDigitPlays, twoDigitPlays, twoDigitSumPlays } from '../../mechanisms/threeDigits.ts';
import { optionsBy } from '../../options/namedOptions.ts';
import type { Mechanism, Ways } from '../../play.ts';
import {
  BALLS,
  HOU_ER,
  HOU_SAN,
  HOU_SI,
  labels,
  QIAN_ER,
  QIAN_SAN,
  QIAN_SI,
  WU_XING,
  ZHONG_SAN,
} from './balls.ts';

/** Group selects of five and of four digits; every row name says how often its numbers come. */
export const ZU_60 = repeatedNumbers(
  { times: 2, count: 1, row: 'double' },
  { times: 1, count: 3, row: 'single' },
  BALLS,
);
const ZU_30 = repeatedNumbers(
  { times: 2, count: 2, row: 'double' },
  { times: 1, count: 1, row: 'single' },
  BALLS,
);
const ZU_20 = repeatedNumbers(
  { times: 3, count: 1, row: 'triple' },
  { times: 1, count: 2, row: 'single' },
  BALLS,
);
const ZU_10 = repeatedNumbers(
  { times: 3, count: 1, row: 'triple' },
  { times: 2, count: 1, row: 'double' },
  BALLS,
);
const ZU_5 = repeatedNumbers(
  { times: 4, count: 1, row: 'quad' },
  { times: 1, count: 1, row: 'single' },
  BALLS,
);
export const ZU_24 = numbersAmong(4, 4, BALLS);
export const ZU_12 = repeatedNumbers(
  { times: 2, count: 1, row: 'double' },
  { times: 1, count: 2, row: 'single' },
  BALLS,
);
export const ZU_6 = repeatedNumbers({ times: 2, count: 2, row: 'double' }, undefined, BALLS);
export const ZU_4 = repeatedNumbers(
  { times: 3, count: 1, row: 'triple' },
  { times: 1, count: 1, row: 'single' },
  BALLS,
);

function run(code: string, name: string, places: readonly number[]): Run {
  return { code, name, places, rows: labels(places) };
}

const WX = run('wx', '五星', WU_XING);
const FOURS = [run('q4', '前四', QIAN_SI), run('h4', '后四', HOU_SI)];
const THREES = [run('q3', '前三', QIAN_SAN), run('z3', '中三', ZHONG_SAN), run('h3', '后三', HOU_SAN)];
const TWOS = [run('q2', '前二', QIAN_ER), run('h2', '后二', HOU_ER)];

function play(at_: Run, code: string, name: string, ways: Ways | number, mechanism: Mechanism) {
  return {
    code: `ssc_o_${at_.code}_${code}`,
    name: at_.name + name,
    group: at_.name,
    ways: typeof ways === 'number' ? { default: ways } : ways,
    ...at(at_.places, mechanism),
  };
}

const FIVE = [
  play(WX, 'zxfs', '直选复式', 1, inOrder(WX.rows, BALLS)),
  play(WX, 'zxds', '直选单式', 1, ticketsInOrder(5, BALLS)),
  play(
    WX,
    'zuhe',
    '组合',
    { 五星: 1, 四星: 10, 三星: 100, 二星: 1000, 一星: 10_000 },
    nested(WX.rows, BALLS),
  ),
  play(WX, 'zu120', '组选120', 120, numbersAmong(5, 5, BALLS)),
  play(WX, 'zu60', '组选60', 60, ZU_60),
  play(WX, 'zu30', '组选30', 30, ZU_30),
  play(WX, 'zu20', '组选20', 20, ZU_20),
  play(WX, 'zu10', '组选10', 10, ZU_10),
  play(WX, 'zu5', '组选5', 5, ZU_5),
  play(WX, 'yffs', '一帆风顺', 40_951, comingAtLeast(1, BALLS)),
  play(WX, 'hscs', '好事成双', 8146, comingAtLeast(2, BALLS)),
  play(WX, 'sxbx', '三星报喜', 856, comingAtLeast(3, BALLS)),
  play(WX, 'sjfc', '四季发财', 46, comingAtLeast(4, BALLS)),
];

const FOUR = FOURS.flatMap((four) => [
  play(four, 'zxfs', '直选复式', 10, inOrder(four.rows, BALLS)),
  play(four, 'zxds', '直选单式', 10, ticketsInOrder(4, BALLS)),
  ...(four.code === 'h4'
    ? [
        play(
          four,
          'zuhe',
          '组合',
          { 四星: 10, 三星: 100, 二星: 1000, 一星: 10_000 },
          nested(four.rows, BALLS),
        ),
      ]
    : []),
  play(four, 'zu24', '组选24', 240, ZU_24),
  play(four, 'zu12', '组选12', 120, ZU_12),
  play(four, 'zu6', '组选6', 60, ZU_6),
  play(four, 'zu4', '组选4', 40, ZU_4),
]);

const SPECIALS = ['豹子', '顺子', '对子'];

const THREE = THREES.flatMap((three) => [
  ...threeDigitPlays('ssc', three, BALLS, 100),
  play(three, 'zuhe', '组合', { 三星: 100, 二星: 1000, 一星: 10_000 }, nested(three.rows, BALLS)),
  play(three, 'hzws', '和值尾数', 10_000, sumTails()),
  play(
    three,
    'tsh',
    '特殊号',
    { 豹子: 1000, 顺子: 6000, 对子: 27_000 },
    optionsBy(SPECIALS, (name, drawn) => shapeOf(drawn) === name),
  ),
]);

const TWO = TWOS.flatMap((two) => [
  ...twoDigitPlays('ssc', two, BALLS, 1000),
  ...twoDigitSumPlays('ssc', two, 1000),
]);

export const STARS = [...FIVE, ...FOUR, ...THREE, ...TWO];
