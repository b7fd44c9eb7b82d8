// What statistics are made of: for each family the series that are counted (a place, the sum, the zodiac of the special number) and the two-valued forms that roads are drawn of.

import { COLOURS, colourOf, special } from '../family/lhc/balls.ts';
import { ELEMENTS, elementOf, yearIn, ZODIACS, zodiacOf } from '../family/lhc/zodiac.ts';
import type { FamilyCode } from '../familyCodes.generated.ts';
import { total } from '../mechanisms/counting.ts';
import { hasSide } from '../mechanisms/twoSides.ts';
import type { Draw, Family } from '../play.ts';
import type { Rules } from '../rule/settings.ts';
import { range, written } from '../selection/fields.ts';

/** A draw under the rules of its own day: Mark Six changes its zodiacs at Chinese New Year. */
export interface Drawn {
  readonly draw: Draw;
  readonly rules: Rules;
}

/** Something that takes one or several of a few values in every draw. */
export interface Series {
  /** Stable within a family. */
  readonly code: string;
  readonly name: string;
  readonly values: readonly string[];
  /** Positions in `values` that a draw brought, each once. */
  readonly at: (drawn: Drawn) => readonly number[];
}

/** A form with two sides; `tie` is what it is called when neither holds. */
export interface TwoValued {
  readonly code: string;
  readonly name: string;
  readonly sides: readonly [string, string];
  readonly tie: string | null;
  /** One of `sides`, or `tie`. */
  readonly of: (drawn: Drawn) => string;
}

const BIG_SMALL = ['大', '小'] as const;
const ODD_EVEN = ['单', '双'] as const;
const DRAGON_TIGER = ['龙', '虎'] as const;
/** Neither of two sides, such as a sum that is neither big nor small. */
export const TIE = '和';

/** The sides of a two-valued form. */
type Sides = Pick<TwoValued, 'sides' | 'tie'>;

/** What statistics need to know of a family. */
interface FamilyStatistics {
  /** False where the draw is shown as a set: a place says nothing. */
  readonly hasPlaces: boolean;
  /** What the draw is called where it is looked at as a whole as well: each number once, wherever it lies. */
  readonly anywhere: string | null;
  /** Name, lowest and highest of the sums, where they are few enough to be counted one by one. */
  readonly sum: readonly [name: string, from: number, to: number, of: (draw: Draw) => number] | null;
  /** The lowest 大 of a number in its place; null where places have no sides. */
  readonly bigFrom: number | null;
  /** The number that has no side. */
  readonly neutral: number | null;
  /** One sum is neither big nor small. */
  readonly sumTies: boolean;
  /** The numbers of 龙 and 虎 can be equal: they are digits drawn with replacement. */
  readonly dragonTies: boolean;
  /** Readings that this family alone has under these names. */
  readonly readings: Readonly<Record<string, Sides>>;
}

const STATISTICS = {
  ssc: {
    hasPlaces: true,
    anywhere: '任意位',
    sum: null,
    bigFrom: 5,
    neutral: null,
    sumTies: false,
    dragonTies: true,
    readings: {},
  },
  pk10: {
    hasPlaces: true,
    anywhere: null,
    sum: ['冠亚和', 3, 19, (draw) => (draw[0] as number) + (draw[1] as number)],
    bigFrom: 6,
    neutral: null,
    sumTies: false,
    dragonTies: false,
    readings: {},
  },
  k3: {
    hasPlaces: false,
    anywhere: '号码',
    sum: ['和值', 3, 18, total],
    bigFrom: null,
    neutral: null,
    sumTies: false,
    dragonTies: false,
    readings: { 单双: { sides: ODD_EVEN, tie: null } },
  },
  x115: {
    hasPlaces: true,
    anywhere: '任意位',
    sum: null,
    bigFrom: 6,
    neutral: 11,
    sumTies: true,
    dragonTies: false,
    readings: {},
  },
  lhc: {
    hasPlaces: false,
    anywhere: '正码',
    sum: null,
    bigFrom: 25,
    neutral: 49,
    sumTies: false,
    dragonTies: false,
    readings: {},
  },
  pc28: {
    hasPlaces: true,
    anywhere: null,
    sum: ['和值', 0, 27, total],
    bigFrom: 5,
    neutral: null,
    sumTies: false,
    dragonTies: false,
    readings: { 单双: { sides: ODD_EVEN, tie: null } },
  },
  kl10: {
    hasPlaces: true,
    anywhere: '任意位',
    sum: null,
    bigFrom: 11,
    neutral: null,
    sumTies: true,
    dragonTies: false,
    readings: {},
  },
  fc3d: {
    hasPlaces: true,
    anywhere: '任意位',
    sum: ['和值', 0, 27, total],
    bigFrom: 5,
    neutral: null,
    sumTies: false,
    dragonTies: true,
    readings: {},
  },
  kl8: {
    hasPlaces: false,
    anywhere: '号码',
    sum: null,
    bigFrom: null,
    neutral: null,
    sumTies: true,
    dragonTies: false,
    readings: {
      前后: { sides: ['前多', '后多'], tie: '前后和' },
      单双: { sides: ['单多', '双多'], tie: '单双和' },
    },
  },
} as const satisfies Record<FamilyCode, FamilyStatistics>;

const statisticsOf = (code: FamilyCode): FamilyStatistics => STATISTICS[code];

const one = (value: number): readonly number[] => (value < 0 ? [] : [value]);

function named(code: string, name: string, values: readonly string[], of: (drawn: Drawn) => string): Series {
  return { code, name, values, at: (drawn) => one(values.indexOf(of(drawn))) };
}

/** Every series of a family: its places, the numbers wherever they lie, the sum, and for Mark Six zodiac, wave and element. */
export function seriesOf(family: Family): Series[] {
  const { code, balls, positions } = family;
  const { hasPlaces, anywhere, sum } = statisticsOf(code);
  const numbers = range(balls.from, balls.to);
  const values = numbers.map((n) => written(n, balls.width));
  const series: Series[] = [];
  if (hasPlaces) {
    positions.forEach((name, place) => {
      series.push({
        code: `place${place + 1}`,
        name,
        values,
        at: ({ draw }) => one((draw[place] ?? -1) - balls.from),
      });
    });
  }
  if (code === 'lhc') {
    series.push(
      { code: 'special', name: '特码', values, at: ({ draw }) => one(special(draw) - 1) },
      named('zodiac', '特码生肖', ZODIACS, ({ draw, rules }) => zodiacOf(special(draw), yearIn(rules))),
      named('colour', '特码色波', COLOURS, ({ draw }) => colourOf(special(draw))),
      named('element', '特码五行', ELEMENTS, ({ draw, rules }) => elementOf(special(draw), yearIn(rules))),
    );
  }
  if (anywhere !== null)
    series.push({
      code: 'anywhere',
      name: anywhere,
      values,
      at: ({ draw }) => {
        const shown = code === 'lhc' ? draw.slice(0, 6) : draw;
        return [...new Set(shown)].map((n) => n - balls.from);
      },
    });
  if (sum) {
    const [name, from, to, of] = sum;
    series.push({
      code: 'sum',
      name,
      values: range(from, to).map(String),
      at: ({ draw }) => one(of(draw) - from),
    });
  }
  const elements = family.readings.find(({ name }) => name === '五行');
  if (elements)
    series.push(named('element', '五行', ELEMENTS, ({ draw, rules }) => elements.of(draw, rules)));
  return series;
}

/** The sides of a family's reading, by the ending of its name. */
function sidesOf({ sumTies, dragonTies }: FamilyStatistics, name: string): Sides | undefined {
  if (name.endsWith('大小')) return { sides: BIG_SMALL, tie: sumTies ? TIE : null };
  if (name.endsWith('单双') && name !== '单双') return { sides: ODD_EVEN, tie: null };
  // Only digits that are drawn with replacement can be equal.
  if (name.endsWith('龙虎')) return { sides: DRAGON_TIGER, tie: dragonTies ? TIE : null };
  return undefined;
}

const side = (sides: readonly [string, string], n: number, bigFrom: number): string =>
  hasSide(sides[0], n, bigFrom) ? sides[0] : sides[1];

/** Every two-valued form of a family, those of the whole draw before those of a place. */
export function twoValuedOf(family: Family): TwoValued[] {
  const { code, positions } = family;
  const statistics = statisticsOf(code);
  const { bigFrom, neutral } = statistics;
  const forms: TwoValued[] = [];
  family.readings.forEach(({ name, of }, at) => {
    const sides = statistics.readings[name] ?? sidesOf(statistics, name);
    if (sides)
      forms.push({ code: `reading${at + 1}`, name, ...sides, of: ({ draw, rules }) => of(draw, rules) });
  });
  if (bigFrom === null) return forms;
  const places = code === 'lhc' ? [6] : positions.map((_, place) => place);
  for (const place of places) {
    for (const [suffix, sides] of [
      ['Size', BIG_SMALL],
      ['Parity', ODD_EVEN],
    ] as const)
      forms.push({
        code: `place${place + 1}${suffix}`,
        name: `${positions[place]}${sides.join('')}`,
        sides,
        tie: neutral === null ? null : TIE,
        of: ({ draw }) => {
          const n = draw[place] as number;
          return n === neutral ? TIE : side(sides, n, bigFrom);
        },
      });
  }
  return forms;
}
