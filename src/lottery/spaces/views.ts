// What parts of a draw bets look at: each view has the outcomes that it can tell apart, with their weights.

import { colourOf } from '../family/lhc/balls.ts';
import { numbersOf, yearIn, ZODIACS } from '../family/lhc/zodiac.ts';
import type { FamilyCode } from '../familyCodes.generated.ts';
import type { Family } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import { range } from '../selection/fields.ts';
import {
  allDraws,
  byClasses,
  byHalf,
  byPlaces,
  bySets,
  bySums,
  chooseExactly,
  type Weighted,
} from './drawSpaces.ts';

/** The balls of some places, each in every value. */
function ballsAt({ balls }: Family, places: readonly number[]): Iterable<Weighted> {
  if (balls.distinct) return byPlaces(balls.count, balls.to, places);
  return Array.from(allDraws(places.length, balls.from, balls.to, false), ({ draw: known, weight }) => ({
    draw: Array.from({ length: balls.count }, (_, place) => known[places.indexOf(place)] ?? balls.from),
    weight,
  }));
}

/** The sum of digits: one draw for each, with how many have it. */
function* bySumsOfDigits(count: number): Generator<Weighted> {
  let ways = [1n];
  for (let i = 0; i < count; i += 1)
    ways = Array.from({ length: ways.length + 9 }, (_, sum) =>
      range(0, 9).reduce((all, digit) => all + (ways[sum - digit] ?? 0n), 0n),
    );
  for (const [sum, weight] of ways.entries()) {
    let left = sum;
    const draw = Array.from({ length: count }, () => {
      const digit = Math.min(left, 9);
      left -= digit;
      return digit;
    });
    yield { draw, weight };
  }
}

/** Mark Six by how many zodiacs its seven numbers have: one draw for each count. */
function* byCountOfZodiacs(lunarYear: number): Generator<Weighted> {
  const classes = ZODIACS.map((zodiac) => numbersOf(zodiac, lunarYear));
  // By balls and zodiacs so far: in how many ways.
  let ways = new Map([['0 0', 1n]]);
  for (const { length } of classes) {
    const next = new Map<string, bigint>();
    for (const [state, count] of ways) {
      const [balls, zodiacs] = state.split(' ').map(Number) as [number, number];
      for (let k = 0; k <= Math.min(length, 7 - balls); k += 1) {
        const key = `${balls + k} ${zodiacs + (k > 0 ? 1 : 0)}`;
        next.set(key, (next.get(key) ?? 0n) + count * chooseExactly(length, k));
      }
    }
    ways = next;
  }
  for (let zodiacs = 2; zodiacs <= 7; zodiacs += 1) {
    const firsts = classes.slice(0, zodiacs).map(([number]) => number as number);
    const rest = classes
      .slice(0, zodiacs)
      .flatMap((numbers) => numbers.slice(1))
      .slice(0, 7 - zodiacs);
    yield { draw: [...firsts, ...rest], weight: ways.get(`7 ${zodiacs}`) ?? 0n };
  }
}

function sums({ balls }: Family): Iterable<Weighted> {
  return balls.distinct ? bySums(balls.count, balls.to) : bySumsOfDigits(balls.count);
}

const COLOURS = ['红波', '蓝波', '绿波'];

function outcomesOf(family: Family, view: string, rules: Rules): Iterable<Weighted> {
  const [kind, places] = view.split(' ');
  const { balls } = family;
  switch (kind) {
    case 'places':
      return ballsAt(family, places!.split(',').map(Number));
    case 'sum':
      return sums(family);
    case 'set':
      return bySets(balls.count, balls.to);
    case 'half':
      return byHalf(balls.count, balls.to, (n) => n <= balls.to / 2);
    case 'odd':
      return byHalf(balls.count, balls.to, (n) => n % 2 === 1);
    case 'colours':
      return byClasses(
        COLOURS.map((colour) => range(balls.from, balls.to).filter((n) => colourOf(n) === colour)),
      );
    case 'zodiacs':
      return byCountOfZodiacs(yearIn(rules));
    default:
      throw new RangeError(`not a view: ${view}`);
  }
}

/** The outcomes that a view tells apart, by name. */
export interface View {
  readonly draws: readonly Weighted['draw'][];
  /** How much each outcome weighs among all draws; it is named by its place in `draws`. */
  readonly weights: ReadonlyMap<string, bigint>;
}

const known = new Map<string, View>();

/** What a view sees of a family's draws: a draw for each outcome, with its weight. */
export function viewIn(family: Family, view: string, rules: Rules): View {
  const key = `${family.code} ${view} ${view === 'zodiacs' ? yearIn(rules) : ''}`;
  let found = known.get(key);
  if (!found) {
    const outcomes = [...outcomesOf(family, view, rules)];
    found = {
      draws: outcomes.map(({ draw }) => draw),
      weights: new Map(outcomes.map(({ weight }, at) => [String(at), weight])),
    };
    known.set(key, found);
  }
  return found;
}

/** The view of some places of the draw, counted from 0. */
export const placesView = (places: readonly number[]): string =>
  `places ${places.toSorted((a, b) => a - b).join(',')}`;

/** One of several options that can win at once: their share is a part of all of them, and no draw tells them apart. */
export const SHARED = 'shared';

const DIGIT_NAMES = '万千百十个';
const isDuel = (option: string): boolean => option === '龙' || option === '虎';

/** A ball's own options, or 龙 and 虎 of it and its mirror place. */
function ballView(code: string, count: number, option: string): string {
  const place = Number(code.slice(code.indexOf('_b') + 2)) - 1;
  return placesView(isDuel(option) ? [place, count - 1 - place] : [place]);
}

type ViewOf = (code: string, option: string) => string | undefined;

/** By family: the view of a credit play's option; undefined for plays that are counted in units. */
const CREDIT: Readonly<Record<FamilyCode, ViewOf>> = {
  ssc(code, option) {
    if (code === 'ssc_c_zh') return 'sum';
    if (code === 'ssc_c_lhh') return placesView([0, 4]);
    if (code === 'ssc_c_lhd')
      return placesView([...option.slice(0, 2)].map((name) => DIGIT_NAMES.indexOf(name)));
    if (code === 'ssc_c_q5z1') return SHARED;
    const three = ['ssc_c_q3', 'ssc_c_z3', 'ssc_c_h3'].indexOf(code);
    return three < 0 ? ballView(code, 5, option) : placesView(range(three, three + 2));
  },
  pk10: (code, option) => (code.startsWith('pk10_c_gy') ? placesView([0, 1]) : ballView(code, 10, option)),
  k3: (code) => (/_(sj|cp)$/.test(code) ? SHARED : placesView([0, 1, 2])),
  x115(code, option) {
    if (code === 'x115_c_zh') return 'set';
    if (code === 'x115_c_lh') return placesView([0, 4]);
    if (code === 'x115_c_yzy') return SHARED;
    return /_b\d$/.test(code) ? ballView(code, 5, option) : undefined;
  },
  lhc(code) {
    if (/^lhc_c_(tm.*|bb|bbb|tx|wx|hx\d+)$/.test(code)) return placesView([6]);
    const place = /^lhc_c_z[tm](\d)$/.exec(code)?.[1];
    if (place !== undefined) return placesView([Number(place) - 1]);
    if (code === 'lhc_c_zf') return 'sum';
    if (code === 'lhc_c_qsb') return 'colours';
    if (code === 'lhc_c_zongx') return 'zodiacs';
    return /^lhc_c_(zm[ab]|yx|ws|zx)$/.test(code) ? SHARED : undefined;
  },
  pc28: (code) => (code === 'pc28_c_xt' ? placesView([0, 1, 2]) : 'sum'),
  kl10(code, option) {
    if (code === 'kl10_c_zh') return 'sum';
    if (code === 'kl10_c_zm') return SHARED;
    return /_b\d$/.test(code) ? ballView(code, 8, option) : undefined;
  },
  fc3d(code, option) {
    if (code === 'fc3d_c_zh' || code === 'fc3d_c_hz') return 'sum';
    if (code === 'fc3d_c_lhh') return placesView([0, 2]);
    if (code === 'fc3d_c_dd') return SHARED;
    return /_b\d$/.test(code) ? ballView(code, 3, option) : placesView([0, 1, 2]);
  },
  kl8(code) {
    if (code === 'kl8_c_zm') return SHARED;
    if (code === 'kl8_c_qh') return 'half';
    return code === 'kl8_c_ds' ? 'odd' : 'sum';
  },
};

export const viewOfOption = (family: FamilyCode, code: string, option: string): string | undefined =>
  CREDIT[family](code, option);

/** The view of an official play whose bets are not counted in units, where its places alone do not say it. */
export function viewOfOfficial(code: string): string | undefined {
  if (/^pk10_o_gy/.test(code)) return placesView([0, 1]);
  if (/^k3_o_(hz|dxds|sth|sbth|slh|ethfx|ethdx)/.test(code)) return placesView([0, 1, 2]);
  if (/^x115_o_(dds|czw)$/.test(code)) return 'set';
  return /^kl10_o_x1/.test(code) ? placesView([0]) : undefined;
}
