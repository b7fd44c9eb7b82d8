// The Mark Six plays on the six regular numbers and on all seven together.

import { distinct, total } from '../../mechanisms/counting.ts';
import { hasSide, SIDES } from '../../mechanisms/twoSides.ts';
import type { Outcome } from '../../options/namedOptions.ts';
import { flat, optionsBy } from '../../options/namedOptions.ts';
import type { Draw, Mechanism, Odds } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import type { Rules } from '../../rule/settings.ts';
import { names } from '../../selection/fields.ts';
import { ballOutcome, COLOURS, colourOf, POSITIONS, regulars, special, tailOf } from './balls.ts';
import { ATTRIBUTES, COLOUR_ODDS, NUMBER_NAMES, TAIL_NAMES, zodiacOdds } from './specialPlays.ts';
import { yearIn, yearZodiac, ZODIACS, zodiacOf } from './zodiac.ts';

const BIG_SUM = 175;
const COUNTED = ['一', '二', '三', '四', '五', '六'];
const SUM_OPTIONS = SIDES.map((side) => `总${side}`);

const regularIs = optionsBy(NUMBER_NAMES, (name, draw) => regulars(draw).includes(Number(name)));

/** 正肖: pays once more for every further regular number of the zodiac. */
const REGULAR_ZODIACS: Mechanism = {
  forms: [[names('zodiacs', ZODIACS)]],
  units: ({ zodiacs = [] }) => zodiacs.length,
  hits: ({ zodiacs = [] }, draw, rules) => {
    const year = yearIn(rules);
    const drawn = regulars(draw).map((n) => zodiacOf(n, year));
    return zodiacs.flatMap((zodiac) => {
      const hits = drawn.filter((other) => other === zodiac).length;
      const tier = zodiac === yearZodiac(year) ? '年肖' : 'default';
      return hits > 0 ? [{ tier, units: 1, hits }] : [];
    });
  },
};

/** 七色波: a regular number counts 2 for its colour and the special 3, so only 6 to 6 is a tie. */
export function leadingColour(draw: Draw): string {
  const scores = COLOURS.map((colour) => ({
    colour,
    score:
      total(regulars(draw).map((n) => (colourOf(n) === colour ? 2 : 0))) +
      (colourOf(special(draw)) === colour ? 3 : 0),
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  const leaders = scores.filter(({ score }) => score === best);
  return leaders.length > 1 ? '和局' : (leaders[0]?.colour ?? '');
}

function leadOutcome(name: string, draw: Draw): Outcome {
  const leader = leadingColour(draw);
  if (leader === name) return true;
  return leader === '和局' ? 'push' : false;
}

const ZODIAC_COUNTS = ['234肖', '5肖', '6肖', '7肖', '总肖单', '总肖双'];

function zodiacCountWins(name: string, draw: Draw, rules: Rules): boolean {
  const year = yearIn(rules);
  const count = distinct(draw.map((n) => zodiacOf(n, year))).length;
  if (name.startsWith('总肖')) return hasSide(name.slice(-1), count, 0);
  return name.slice(0, -1).includes(String(count));
}

const LEG_OPTIONS = [...SIDES, ...COLOURS];
const LEG_ODDS: Odds = { ...flat(SIDES, '1.97'), ...COLOUR_ODDS };

/** 过关: one unit whose legs must all win; a refunded leg counts as odds 1, and all refunded is a refund. */
const PARLAY: Mechanism = {
  forms: [[{ kind: 'legs', key: 'legs', positions: POSITIONS.slice(0, 6), choices: LEG_OPTIONS, min: 2 }]],
  units: () => 1,
  hits: ({ legs = [] }, draw) => {
    const outcomes = legs.map(([position, option]) => ({
      option,
      result: ballOutcome(option, draw[position - 1] as number),
    }));
    if (outcomes.some(({ result }) => result === false)) return [];
    const alive = outcomes.filter(({ result }) => result === true).map(({ option }) => option);
    return alive.length > 0
      ? [{ tier: '过关', units: 1, legs: alive }]
      : [{ tier: '过关', units: 1, push: true }];
  },
};

const BY_POSITION = COUNTED.flatMap((counted, place) => [
  {
    code: `lhc_c_zt${place + 1}`,
    name: `正${counted}特`,
    group: '正码特',
    ...optionsBy(NUMBER_NAMES, (name, draw) => draw[place] === Number(name)),
    odds: flat(NUMBER_NAMES, '48'),
  },
  {
    code: `lhc_c_zm${place + 1}`,
    name: `正码${counted}`,
    group: '正码1-6',
    ...optionsBy([...ATTRIBUTES, ...COLOURS], (name, draw) => ballOutcome(name, draw[place] as number)),
    odds: { ...flat(ATTRIBUTES, '1.97'), ...COLOUR_ODDS },
  },
]);

export const REGULAR_PLAYS = creditPlays('lhc', [
  { code: 'lhc_c_zma', name: '正码A', group: '正码', ...regularIs, odds: flat(NUMBER_NAMES, '7.9') },
  { code: 'lhc_c_zmb', name: '正码B', group: '正码', ...regularIs, odds: flat(NUMBER_NAMES, '7.2') },
  {
    code: 'lhc_c_zf',
    name: '总和',
    group: '正码',
    ...optionsBy(SUM_OPTIONS, (name, draw) => hasSide(name.slice(1), total(draw), BIG_SUM)),
    odds: flat(SUM_OPTIONS, '1.97'),
  },
  ...BY_POSITION,
  {
    code: 'lhc_c_yx',
    name: '一肖',
    group: '一肖尾数',
    ...optionsBy(ZODIACS, (name, draw, rules) => {
      const year = yearIn(rules);
      return draw.some((n) => zodiacOf(n, year) === name);
    }),
    odds: zodiacOdds('2.05', '1.75'),
  },
  {
    code: 'lhc_c_ws',
    name: '平特尾数',
    group: '一肖尾数',
    ...optionsBy(TAIL_NAMES, (name, draw) => draw.some((n) => tailOf(n) === Number(name[0]))),
    odds: { ...flat(TAIL_NAMES, '1.75'), '0尾': '2.05' },
  },
  {
    code: 'lhc_c_zx',
    name: '正肖',
    group: '正肖',
    ...REGULAR_ZODIACS,
    odds: { default: '1.92', 年肖: '1.74' },
  },
  {
    code: 'lhc_c_qsb',
    name: '七色波',
    group: '七色波',
    ...optionsBy([...COLOURS, '和局'], leadOutcome),
    odds: { 红波: '2.7', 蓝波: '2.9', 绿波: '2.9', 和局: '23' },
  },
  {
    code: 'lhc_c_zongx',
    name: '总肖',
    group: '总肖',
    ...optionsBy(ZODIAC_COUNTS, zodiacCountWins),
    odds: { '234肖': '14', '5肖': '3.06', '6肖': '1.97', '7肖': '5.3', 总肖单: '1.97', 总肖双: '1.85' },
  },
  { code: 'lhc_c_gg', name: '正码过关', group: '过关', ...PARLAY, odds: LEG_ODDS },
]);
