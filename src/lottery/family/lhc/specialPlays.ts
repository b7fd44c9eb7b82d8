// The Mark Six plays on the special number alone: 特码, 色波, 半波, 特肖, 五行, 头尾 and 合肖.

import { SIDES } from '../../mechanisms/twoSides.ts';
import type { Outcome } from '../../options/namedOptions.ts';
import { creditOptions, flat, optionsBy } from '../../options/namedOptions.ts';
import type { Draw, Mechanism, Odds } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import type { Rules } from '../../rule/settings.ts';
import { names, written } from '../../selection/fields.ts';
import {
  ALL_NUMBERS,
  ballOutcome,
  COLOURS,
  colourOf,
  hasAttribute,
  headOf,
  NEUTRAL,
  special,
  tailOf,
} from './balls.ts';
import { ELEMENTS, elementOf, yearIn, yearZodiac, ZODIAC_HALVES, ZODIACS, zodiacOf } from './zodiac.ts';

export const NUMBER_NAMES = ALL_NUMBERS.map((n) => written(n, 2));
export const COLOUR_ODDS: Odds = { 红波: '2.75', 蓝波: '2.88', 绿波: '2.88' };
/** The ten two-sided attributes of a single number. */
export const ATTRIBUTES = [...SIDES, '合大', '合小', '合单', '合双', '尾大', '尾小'];
const CORNERS = ['大单', '大双', '小单', '小双'];

function both(name: string, n: number): boolean {
  return Array.from(name).every((side) => hasAttribute(side, n));
}

/** 特码两面 without its leading 特: every option refunds on 49. */
function sideOutcome(name: string, n: number, rules: Rules): Outcome {
  if (n === NEUTRAL) return 'push';
  const half = ZODIAC_HALVES[name];
  if (half) return half.includes(zodiacOf(n, yearIn(rules)));
  return CORNERS.includes(name) ? both(name, n) : hasAttribute(name, n);
}

const SIDE_OPTIONS = [...ATTRIBUTES, ...CORNERS, ...Object.keys(ZODIAC_HALVES)].map((name) => `特${name}`);

/** 红大, 绿合单, 蓝小双: a colour and attributes; 49 refunds. Odds follow from how many numbers there are. */
function coloured(attributes: readonly string[], has: (name: string, n: number) => boolean, byCount: Odds) {
  return creditOptions(
    COLOURS.flatMap((colour) =>
      attributes.map((attribute) => {
        const fits = (n: number) => n !== NEUTRAL && colourOf(n) === colour && has(attribute, n);
        return {
          name: colour[0] + attribute,
          odds: byCount[ALL_NUMBERS.filter(fits).length] as string,
          wins: (draw: Draw) => (special(draw) === NEUTRAL ? ('push' as const) : fits(special(draw))),
        };
      }),
    ),
  );
}

const HALF_COLOURS = coloured([...SIDES, '合单', '合双'], hasAttribute, {
  7: '6.51',
  8: '5.7',
  9: '5.06',
  10: '4.56',
});
const QUARTER_COLOURS = coloured(CORNERS, both, { 3: '14.88', 4: '11.16', 5: '8.92' });

/** Odds of every zodiac: the year's own has one number more. */
export function zodiacOdds(plain: string, ofYear: string) {
  return (rules: Rules): Odds => ({ ...flat(ZODIACS, plain), [yearZodiac(yearIn(rules))]: ofYear });
}

/** Every element returns the same in the long run, however many numbers the year gives it. */
function elementOdds(rules: Rules): Odds {
  const year = yearIn(rules);
  const count = (element: string) => ALL_NUMBERS.filter((n) => elementOf(n, year) === element).length;
  return Object.fromEntries(ELEMENTS.map((name) => [name, String(Math.floor(4600 / count(name)) / 100)]));
}

/** 合肖: one unit on several zodiacs; 49 refunds, or loses under its switch. */
function zodiacGroup(count: number): Mechanism {
  return {
    forms: [[names('zodiacs', ZODIACS, count, count)]],
    units: () => 1,
    hits: ({ zodiacs = [] }, draw, rules) => {
      const n = special(draw);
      if (n === NEUTRAL)
        return rules.lhcHexiao49 === 'push' ? [{ tier: 'default', units: 1, push: true }] : [];
      return zodiacs.includes(zodiacOf(n, yearIn(rules))) ? [{ tier: 'default', units: 1 }] : [];
    },
  };
}

const GROUP_NAMES = ['二', '三', '四', '五', '六', '七', '八', '九', '十', '十一'];
const GROUP_ODDS = ['5.8', '3.85', '2.9', '2.3', '1.93', '1.65', '1.44', '1.28', '1.15', '1.05'];

const HEADS = [0, 1, 2, 3, 4].map((head) => `${head}头`);
export const TAIL_NAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((tail) => `${tail}尾`);

const specialIs = optionsBy(NUMBER_NAMES, (name, draw) => special(draw) === Number(name));

export const SPECIAL_PLAYS = creditPlays('lhc', [
  { code: 'lhc_c_tma', name: '特码A', group: '特码', ...specialIs, odds: flat(NUMBER_NAMES, '48.8') },
  { code: 'lhc_c_tmb', name: '特码B', group: '特码', ...specialIs, odds: flat(NUMBER_NAMES, '42.5') },
  {
    code: 'lhc_c_tmlm',
    name: '特码两面',
    group: '特码',
    ...optionsBy(SIDE_OPTIONS, (name, draw, rules) => sideOutcome(name.slice(1), special(draw), rules)),
    odds: {
      ...flat(SIDE_OPTIONS, '1.97'),
      ...flat(
        CORNERS.map((name) => `特${name}`),
        '3.9',
      ),
    },
  },
  {
    code: 'lhc_c_tmbs',
    name: '特码色波',
    group: '色波',
    ...optionsBy(COLOURS, (name, draw) => ballOutcome(name, special(draw))),
    odds: COLOUR_ODDS,
  },
  { code: 'lhc_c_bb', name: '半波', group: '色波', ...HALF_COLOURS },
  { code: 'lhc_c_bbb', name: '半半波', group: '色波', ...QUARTER_COLOURS },
  {
    code: 'lhc_c_tx',
    name: '特肖',
    group: '特肖',
    ...optionsBy(ZODIACS, (name, draw, rules) => zodiacOf(special(draw), yearIn(rules)) === name),
    odds: zodiacOdds('11.8', '9.4'),
  },
  {
    code: 'lhc_c_wx',
    name: '五行',
    group: '五行',
    ...optionsBy(ELEMENTS, (name, draw, rules) => elementOf(special(draw), yearIn(rules)) === name),
    odds: elementOdds,
  },
  {
    code: 'lhc_c_tmt',
    name: '特码头数',
    group: '头尾数',
    ...optionsBy(HEADS, (name, draw) => headOf(special(draw)) === Number(name[0])),
    odds: { ...flat(HEADS, '4.7'), '0头': '5.2' },
  },
  {
    code: 'lhc_c_tmw',
    name: '特码尾数',
    group: '头尾数',
    ...optionsBy(TAIL_NAMES, (name, draw) => tailOf(special(draw)) === Number(name[0])),
    odds: { ...flat(TAIL_NAMES, '9.3'), '0尾': '11.6' },
  },
  ...GROUP_NAMES.map((name, i) => ({
    code: `lhc_c_hx${i + 2}`,
    name: `合肖${name}肖`,
    group: '合肖',
    ...zodiacGroup(i + 2),
    odds: { default: GROUP_ODDS[i] as string },
  })),
]);
