// Owns what statistics are made of: for each family the series that are counted (a place, the sum, the zodiac of the special number) and the two-valued forms that roads are drawn of.

import { COLOURS, colourOf, special } from '../family/lhc/balls.ts';
import { ELEMENTS, elementOf, yearIn, ZODIACS, zodiacOf } from '../family/lhc/zodiac.ts';
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
const TIE = '和';

/** The lowest 大 of a number in its place. */
const BIG_FROM: Readonly<Record<string, number>> = {
  ssc: 5,
  fc3d: 5,
  pc28: 5,
  pk10: 6,
  x115: 6,
  kl10: 11,
  lhc: 25,
};
/** These show their draw as a set: a place says nothing. */
const UNPLACED = ['k3', 'kl8', 'lhc'];
/** Lowest and highest of the sums few enough to be counted one by one. */
const SUMS: Readonly<Record<string, readonly [string, number, number, (draw: Draw) => number]>> = {
  fc3d: ['和值', 0, 27, total],
  pc28: ['和值', 0, 27, total],
  k3: ['和值', 3, 18, total],
  pk10: ['冠亚和', 3, 19, (draw) => (draw[0] as number) + (draw[1] as number)],
};
/** Families whose draw is looked at as a whole as well: each number once, wherever it lies. */
const ANYWHERE: Readonly<Record<string, string>> = {
  ssc: '任意位',
  fc3d: '任意位',
  k3: '号码',
  x115: '任意位',
  kl10: '任意位',
  kl8: '号码',
  lhc: '正码',
};

const one = (value: number): readonly number[] => (value < 0 ? [] : [value]);

function named(code: string, name: string, values: readonly string[], of: (drawn: Drawn) => string): Series {
  return { code, name, values, at: (drawn) => one(values.indexOf(of(drawn))) };
}

/** Every series of a family: its places, the numbers wherever they lie, the sum, and for Mark Six zodiac, wave and element. */
export function seriesOf(family: Family): Series[] {
  const { code, balls, positions } = family;
  const numbers = range(balls.from, balls.to);
  const values = numbers.map((n) => written(n, balls.width));
  const series: Series[] = [];
  if (!UNPLACED.includes(code)) {
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
  const anywhere = ANYWHERE[code];
  if (anywhere !== undefined)
    series.push({
      code: 'anywhere',
      name: anywhere,
      values,
      at: ({ draw }) => {
        const shown = code === 'lhc' ? draw.slice(0, 6) : draw;
        return [...new Set(shown)].map((n) => n - balls.from);
      },
    });
  const sum = SUMS[code];
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

/** Families in whose sums one value is neither big nor small. */
const TIED_SUMS: readonly string[] = ['x115', 'kl10'];

/** The sides of a family's reading, by the ending of its name. */
function sidesOf(family: string, name: string): Pick<TwoValued, 'sides' | 'tie'> | undefined {
  if (name.endsWith('大小')) return { sides: BIG_SMALL, tie: TIED_SUMS.includes(family) ? TIE : null };
  if (name.endsWith('单双') && name !== '单双') return { sides: ODD_EVEN, tie: null };
  // Only digits that are drawn with replacement can be equal.
  if (name.endsWith('龙虎')) return { sides: DRAGON_TIGER, tie: family === 'ssc' ? TIE : null };
  return undefined;
}

/** Readings that families have under these names alone. */
const OWN_READINGS: Readonly<Record<string, Readonly<Record<string, Pick<TwoValued, 'sides' | 'tie'>>>>> = {
  k3: { 单双: { sides: ODD_EVEN, tie: null } },
  pc28: { 单双: { sides: ODD_EVEN, tie: null } },
  kl8: {
    前后: { sides: ['前多', '后多'], tie: '前后和' },
    单双: { sides: ['单多', '双多'], tie: '单双和' },
  },
};

const side = (sides: readonly [string, string], n: number, bigFrom: number): string =>
  hasSide(sides[0], n, bigFrom) ? sides[0] : sides[1];

/** Every two-valued form of a family, those of the whole draw before those of a place. */
export function twoValuedOf(family: Family): TwoValued[] {
  const { code, positions } = family;
  const forms: TwoValued[] = [];
  family.readings.forEach(({ name, of }, at) => {
    const sides = OWN_READINGS[code]?.[name] ?? sidesOf(code, name);
    if (sides)
      forms.push({ code: `reading${at + 1}`, name, ...sides, of: ({ draw, rules }) => of(draw, rules) });
  });
  if (code === 'fc3d')
    forms.push(
      {
        code: 'sumSize',
        name: '和值大小',
        sides: BIG_SMALL,
        tie: null,
        of: ({ draw }) => side(BIG_SMALL, total(draw), 14),
      },
      {
        code: 'sumParity',
        name: '和值单双',
        sides: ODD_EVEN,
        tie: null,
        of: ({ draw }) => side(ODD_EVEN, total(draw), 14),
      },
    );
  if (code === 'kl8')
    forms.push(
      {
        code: 'sumSize',
        name: '总和大小',
        sides: BIG_SMALL,
        tie: TIE,
        of: ({ draw }) => (total(draw) === 810 ? TIE : side(BIG_SMALL, total(draw), 810)),
      },
      {
        code: 'sumParity',
        name: '总和单双',
        sides: ODD_EVEN,
        tie: null,
        of: ({ draw }) => side(ODD_EVEN, total(draw), 810),
      },
    );
  const bigFrom = BIG_FROM[code];
  if (bigFrom === undefined) return forms;
  const neutral = code === 'lhc' ? 49 : code === 'x115' ? 11 : undefined;
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
        tie: neutral === undefined ? null : TIE,
        of: ({ draw }) => {
          const n = draw[place] as number;
          return n === neutral ? TIE : side(sides, n, bigFrom);
        },
      });
  }
  return forms;
}
