// The Mark Six plays on several numbers, zodiacs or tails at once: 连码, 不中, 连肖 and 连尾.

import { choose, distinct, shared } from '../../mechanisms/counting.ts';
import { merged, picked } from '../../mechanisms/hit.ts';
import type { Draw, Hit, Mechanism, Odds, Selection } from '../../play.ts';
import { creditPlays } from '../../play.ts';
import type { Rules } from '../../rule/settings.ts';
import type { Form, SetField } from '../../selection/fields.ts';
import { danTuo, names, numbers, range } from '../../selection/fields.ts';
import { ALL_NUMBERS, BALLS, regulars, special, tailOf } from './balls.ts';
import { numbersOf, yearIn, yearZodiac, ZODIACS, zodiacOf } from './zodiac.ts';

/** What a unit is paid by, from how many of its numbers are among the six and whether it has the special. */
type TierOf = (regularHits: number, hasSpecial: boolean) => string | undefined;

/** Units that hold all of `fixed` and fill up to k from `free`, sorted into tiers without expanding them. */
function tiersOfSets(
  k: number,
  fixed: readonly number[],
  free: readonly number[],
  draw: Draw,
  tierOf: TierOf,
): readonly Hit[] {
  const six = regulars(draw);
  const last = special(draw);
  const fixedHits = shared(fixed, six);
  const freeHits = shared(free, six);
  const freeSpecial = free.includes(last) ? 1 : 0;
  const rest = free.length - freeHits - freeSpecial;
  const open = k - fixed.length;
  const hits: Hit[] = [];
  for (let six_ = 0; six_ <= Math.min(open, freeHits); six_ += 1) {
    for (let withSpecial = 0; withSpecial <= freeSpecial; withSpecial += 1) {
      const units = choose(freeHits, six_) * choose(rest, open - six_ - withSpecial);
      const tier = tierOf(fixedHits + six_, withSpecial === 1 || fixed.includes(last));
      if (tier !== undefined && units > 0) hits.push({ tier, units });
    }
  }
  return merged(hits);
}

const ZODIAC_PAIR: Form = [names('zodiacs', ZODIACS, 2, 2)];
const TAILS: SetField = numbers('tails', { from: 0, to: 9, width: 1 });
const TAIL_PAIR: Form = [{ ...TAILS, min: 2, max: 2 }];
const ZODIAC_AND_TAIL: Form = [names('zodiacs', ZODIACS, 1, 1), { ...TAILS, max: 1 }];

/** 对碰 and 肖串尾: every pair with a number of each group. The groups are small, so the pairs are listed. */
function pairsOf(selection: Selection, rules: Rules): [number, number][] {
  const tails = picked(selection, 'tails').map((tail) => ALL_NUMBERS.filter((n) => tailOf(n) === tail));
  const zodiacs = (selection.zodiacs ?? []).map((zodiac) => numbersOf(zodiac, yearIn(rules)));
  const [first = [], second = []] = [...zodiacs, ...tails];
  return first.flatMap((a) => second.filter((b) => b !== a).map((b): [number, number] => [a, b]));
}

/** 连码: any k of the numbers; also as 胆拖 and, for two numbers, as 对碰 of two groups. */
function linked(k: number, max: number, tierOf: TierOf): Mechanism {
  const forms: Form[] = [[numbers('nums', BALLS, { min: k, max })], danTuo(BALLS, k)];
  if (k === 2) forms.push(ZODIAC_PAIR, TAIL_PAIR, ZODIAC_AND_TAIL);
  return {
    forms,
    units: (selection, rules) => {
      if (selection.nums) return choose(selection.nums.length, k);
      if (selection.dan) return choose(picked(selection, 'tuo').length, k - selection.dan.length);
      return pairsOf(selection, rules).length;
    },
    hits: (selection, draw, rules) => {
      if (selection.nums) return tiersOfSets(k, [], selection.nums, draw, tierOf);
      if (selection.dan) return tiersOfSets(k, selection.dan, picked(selection, 'tuo'), draw, tierOf);
      return merged(pairsOf(selection, rules).flatMap((pair) => tiersOfSets(2, pair, [], draw, tierOf)));
    },
  };
}

/** 不中: none of a unit's numbers is drawn. */
function noneOf(k: number, max: number): Mechanism {
  const tierOf: TierOf = (hits, hasSpecial) => (hits === 0 && !hasSpecial ? 'default' : undefined);
  return { ...linked(k, max, tierOf), forms: [[numbers('nums', BALLS, { min: k, max })]] };
}

/** The second odds of 连肖 and 连尾, for units with the year's zodiac or with tail 0. */
const SECOND = '特';

/** Units of k that lie wholly within `good`, those with the odd one out apart. */
function unitsWithin<T>(k: number, good: readonly T[], oddOne: T): readonly Hit[] {
  const others = good.filter((item) => item !== oddOne).length;
  const withOdd = good.includes(oddOne) ? choose(others, k - 1) : 0;
  return [
    { tier: 'default', units: choose(others, k) },
    { tier: SECOND, units: withOdd },
  ].filter(({ units }) => units > 0);
}

/** 连肖: all zodiacs of a unit among the seven numbers, or none of them. */
function linkedZodiacs(k: number, wanted: boolean): Mechanism {
  return {
    forms: [[names('zodiacs', ZODIACS, k, 8)]],
    units: ({ zodiacs = [] }) => choose(zodiacs.length, k),
    hits: ({ zodiacs = [] }, draw, rules) => {
      const year = yearIn(rules);
      const drawn: readonly string[] = distinct(draw.map((n) => zodiacOf(n, year)));
      return unitsWithin(
        k,
        zodiacs.filter((zodiac) => drawn.includes(zodiac) === wanted),
        yearZodiac(year) as string,
      );
    },
  };
}

/** 连尾: all tails of a unit among the seven numbers, or none of them. */
function linkedTails(k: number, wanted: boolean): Mechanism {
  return {
    forms: [[{ ...TAILS, min: k, max: 8 }]],
    units: (selection) => choose(picked(selection, 'tails').length, k),
    hits: (selection, draw) => {
      const drawn = distinct(draw.map(tailOf));
      return unitsWithin(
        k,
        picked(selection, 'tails').filter((tail) => drawn.includes(tail) === wanted),
        0,
      );
    },
  };
}

/** The special number counts in the plays that name it alone. */
const WITH_SPECIAL = ['2zt', 'tc'];
const SIX = range(0, 5);

const whenever = (condition: boolean, tier = 'default') => (condition ? tier : undefined);

/** [code, name, numbers a unit, what pays, odds] */
const LINKED: readonly (readonly [string, string, number, TierOf, Odds])[] = [
  ['4qz', '四全中', 4, (hits) => whenever(hits === 4), { default: '9000' }],
  ['3qz', '三全中', 3, (hits) => whenever(hits === 3), { default: '660' }],
  [
    '3z2',
    '三中二',
    3,
    (hits) => (hits === 3 ? '中三' : whenever(hits === 2, '中二')),
    { 中二: '21', 中三: '105' },
  ],
  ['2qz', '二全中', 2, (hits) => whenever(hits === 2), { default: '62' }],
  [
    '2zt',
    '二中特',
    2,
    (hits, hasSpecial) => (hits === 2 ? '中二' : whenever(hits === 1 && hasSpecial, '中特')),
    { 中特: '31', 中二: '51' },
  ],
  ['tc', '特串', 2, (hits, hasSpecial) => whenever(hits === 1 && hasSpecial), { default: '155' }],
  ['4z1', '四中一', 4, (hits) => whenever(hits >= 1), { default: '2.15' }],
];

/** [name, most numbers, odds], from five numbers a unit upwards. */
const NONE = [
  ['五', 8, '2.12'],
  ['六', 9, '2.5'],
  ['七', 10, '3'],
  ['八', 11, '3.6'],
  ['九', 12, '4.35'],
  ['十', 13, '5.25'],
  ['十一', 14, '6.4'],
  ['十二', 14, '7.8'],
] as const;

/** Odds of [k]: plain, and with the year's zodiac or tail 0. */
type TwoOdds = Readonly<Record<number, readonly [string, string]>>;
const ZODIACS_IN: TwoOdds = {
  2: ['4.48', '3.79'],
  3: ['11.43', '9.58'],
  4: ['33.4', '27.7'],
  5: ['118.5', '97.4'],
};
const ZODIACS_OUT: TwoOdds = { 2: ['3.51', '4.23'], 3: ['7.67', '9.46'], 4: ['18.49', '23.4'] };
const TAILS_IN: TwoOdds = {
  2: ['3.2', '3.79'],
  3: ['6.75', '8.04'],
  4: ['15.97', '19.2'],
  5: ['44.6', '54.2'],
};
const TAILS_OUT: TwoOdds = { 2: ['5.13', '4.23'], 3: ['14.69', '11.75'], 4: ['50.6', '38.8'] };
const COUNTED = ['', '', '二', '三', '四', '五'];

function chain(code: string, what: string, group: string, table: TwoOdds, make: (k: number) => Mechanism) {
  return range(2, Object.keys(table).length + 1).map((k) => {
    const [plain, second] = table[k] as readonly [string, string];
    const name = `${COUNTED[k]}${what}`;
    return { code: `lhc_c_${code}${k}`, name, group, ...make(k), odds: { default: plain, [SECOND]: second } };
  });
}

export const LINKED_PLAYS = creditPlays('lhc', [
  ...LINKED.map(([code, name, k, tierOf, odds]) => ({
    code: `lhc_c_${code}`,
    name,
    group: '连码',
    ...linked(k, 10, tierOf),
    ...(!WITH_SPECIAL.includes(code) && { places: SIX }),
    odds,
  })),
  ...NONE.map(([name, max, odds], i) => ({
    code: `lhc_c_bz${i + 5}`,
    name: `${name}不中`,
    group: '自选不中',
    ...noneOf(i + 5, max),
    odds: { default: odds },
  })),
  ...chain('xl', '肖连中', '连肖', ZODIACS_IN, (k) => linkedZodiacs(k, true)),
  ...chain('xlb', '肖连不中', '连肖', ZODIACS_OUT, (k) => linkedZodiacs(k, false)),
  ...chain('wl', '尾连中', '连尾', TAILS_IN, (k) => linkedTails(k, true)),
  ...chain('wlb', '尾连不中', '连尾', TAILS_OUT, (k) => linkedTails(k, false)),
]);
