// The credit plays of SSC.

import { subsets } from '../../mechanisms/counting.ts';
import { digitAnywhere, digitBall, dragonTigerTie, shapes, sumSides } from '../../mechanisms/digitCredit.ts';
import { optionsBy } from '../../options/namedOptions.ts';
import { creditPlays } from '../../play.ts';
import { HOU_SAN, POSITIONS, QIAN_SAN, ZHONG_SAN } from './balls.ts';

const SHAPE_ODDS = { 豹子: '75', 顺子: '14.5', 对子: '3.3', 半顺: '2.5', 杂六: '3' };
const BALL_NAMES = ['第一球', '第二球', '第三球', '第四球', '第五球'];

const FIRST_AND_LAST = dragonTigerTie('', 0, 4);

/** The nine pairs of positions beside 万 and 个; an option is called by its pair, as 万千龙. */
const OTHER_PAIRS = subsets([0, 1, 2, 3, 4], 2)
  .filter(([left, right]) => left !== 0 || right !== 4)
  .map(([left = 0, right = 0]) => {
    const name = `${POSITIONS[left]}${POSITIONS[right]}`;
    return [name, dragonTigerTie(name, left, right)] as const;
  });
const PAIR_BY_NAME = new Map(OTHER_PAIRS);

export const CREDIT = creditPlays('ssc', [
  { code: 'ssc_c_zh', name: '总和大小单双', group: '两面', ...sumSides(23) },
  {
    code: 'ssc_c_lhh',
    name: '龙虎和',
    group: '两面',
    ...optionsBy(FIRST_AND_LAST.names, FIRST_AND_LAST.outcome),
    odds: FIRST_AND_LAST.odds,
  },
  {
    code: 'ssc_c_lhd',
    name: '龙虎斗',
    group: '龙虎斗',
    ...optionsBy(
      OTHER_PAIRS.flatMap(([, pair]) => pair.names),
      (name, draw, rules) => PAIR_BY_NAME.get(name.slice(0, 2))?.outcome(name, draw, rules) ?? false,
    ),
    odds: (rules) => Object.assign({}, ...OTHER_PAIRS.map(([, pair]) => pair.odds(rules))),
  },
  ...BALL_NAMES.map((name, place) => ({
    code: `ssc_c_b${place + 1}`,
    name,
    group: '第一至第五球',
    ...digitBall(place),
  })),
  { code: 'ssc_c_q3', name: '前三形态', group: '形态', ...shapes(QIAN_SAN, SHAPE_ODDS) },
  { code: 'ssc_c_z3', name: '中三形态', group: '形态', ...shapes(ZHONG_SAN, SHAPE_ODDS) },
  { code: 'ssc_c_h3', name: '后三形态', group: '形态', ...shapes(HOU_SAN, SHAPE_ODDS) },
  { code: 'ssc_c_q5z1', name: '全五中一', group: '全五中一', ...digitAnywhere('2.2') },
]);
