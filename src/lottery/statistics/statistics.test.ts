// The statistics: known small cases, and brute force over random draws of every family.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealBalls } from '../draw/draw.ts';
import { lunarYearOf } from '../draw/lunarYear.ts';
import { FAMILIES, familyOf } from '../families.ts';
import { DEFAULT_SETTINGS } from '../rule/settings.ts';
import { omissionRows, omissions, warmthOf } from './omission.ts';
import { beadPlate, bigRoad, ROAD_ROWS, type RoadSide, sidesOf, tally } from './roads.ts';
import { type Drawn, type Series, seriesOf, twoValuedOf } from './series.ts';

const rules = { ...DEFAULT_SETTINGS, lunarYear: lunarYearOf('2026-11-20')! };
const draws = (lists: readonly (readonly number[])[]): Drawn[] => lists.map((draw) => ({ draw, rules }));

/** Draws of a family from fast-check's own chance, so that a failure can be replayed. */
const drawsOf = (code: string, most = 60) =>
  fc
    .array(fc.infiniteStream(fc.nat({ max: 2 ** 31 - 1 })), { maxLength: most })
    .map((streams) =>
      draws(
        streams.map((stream) =>
          dealBalls(familyOf(code)!.balls, (count) => (stream.next().value as number) % count),
        ),
      ),
    );

const digit: Series = {
  code: 'x',
  name: 'x',
  values: ['0', '1', '2'],
  at: ({ draw }) => [...new Set(draw)],
};

describe('omission', () => {
  test('is counted from the newest draw back, and both ends count for the longest', () => {
    const [zero, one, two] = omissions(digit, draws([[0], [1], [1], [0], [1], [1], [1]]));
    expect(zero).toEqual({ value: '0', count: 2, current: 3, longest: 3, average: 5 / 3, longestRun: 1 });
    expect(one).toEqual({ value: '1', count: 5, current: 0, longest: 1, average: 2 / 6, longestRun: 3 });
    expect(two).toEqual({ value: '2', count: 0, current: 7, longest: 7, average: 7, longestRun: 0 });
  });

  test('of no draws is nothing but noughts', () => {
    expect(omissions(digit, []).every((o) => o.count + o.current + o.longest + o.average === 0)).toBe(true);
  });

  test('row by row says how long each value had stayed away by then', () => {
    const rows = omissionRows(digit, draws([[0], [1], [0, 1], [2]]));
    expect(rows.map((row) => [...row])).toEqual([
      [0, 1, 1],
      [1, 0, 2],
      [0, 0, 3],
      [1, 1, 0],
    ]);
  });

  test.each(FAMILIES.map(({ code }) => code))('of every series of %s equals brute force', (code) => {
    const all = seriesOf(familyOf(code)!);
    expect(all.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(drawsOf(code), (list) => {
        for (const series of all) {
          const came = list.map((drawn) => new Set(series.at(drawn)));
          const rows = omissionRows(series, list);
          omissions(series, list).forEach((omission, at) => {
            const stretches = came
              .map((set) => (set.has(at) ? '1' : '0'))
              .join('')
              .split('1')
              .map(({ length }) => length);
            const runs = came
              .map((set) => (set.has(at) ? '1' : '0'))
              .join('')
              .split('0')
              .map(({ length }) => length);
            expect(omission.count).toBe(stretches.length - 1);
            expect(omission.current).toBe(stretches.at(-1));
            expect(omission.longest).toBe(Math.max(...stretches));
            expect(omission.longestRun).toBe(Math.max(...runs));
            const mean = stretches.reduce((sum, each) => sum + each, 0) / stretches.length;
            expect(omission.average).toBeCloseTo(mean, 9);
            expect(rows.at(-1)?.[at] ?? 0).toBe(list.length === 0 ? 0 : omission.current);
          });
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('series', () => {
  test.each(FAMILIES.map(({ code }) => code))(
    'of %s know every draw, and have codes of their own',
    (code) => {
      const family = familyOf(code)!;
      const all = seriesOf(family);
      const forms = twoValuedOf(family);
      expect(new Set(all.map((series) => series.code)).size).toBe(all.length);
      expect(new Set(forms.map((form) => form.code)).size).toBe(forms.length);
      expect(forms.length).toBeGreaterThan(1);
      fc.assert(
        fc.property(drawsOf(code), (list) => {
          for (const drawn of list) {
            for (const series of all) {
              const at = series.at(drawn);
              expect(at.length).toBeGreaterThan(0);
              expect(at.every((each) => each >= 0 && each < series.values.length)).toBe(true);
            }
            // Whatever is neither side is the tie by its name, and only where there is one.
            for (const form of forms) {
              const value = form.of(drawn);
              expect([...form.sides, form.tie]).toContain(value);
            }
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  test.each(FAMILIES.map(({ code }) => code))('%s has a tie only where a draw can be one', (code) => {
    const forms = twoValuedOf(familyOf(code)!).filter(({ tie }) => tie !== null);
    const [list] = fc.sample(
      fc
        .infiniteStream(fc.nat({ max: 2 ** 31 - 1 }))
        .map((stream) =>
          draws(
            Array.from({ length: 20_000 }, () =>
              dealBalls(familyOf(code)!.balls, (count) => (stream.next().value as number) % count),
            ),
          ),
        ),
      { numRuns: 1, seed: 7 },
    );
    const never = forms.filter((form) => !list!.some((drawn) => form.of(drawn) === form.tie));
    expect(never.map(({ name }) => name)).toEqual([]);
  });

  test('Mark Six takes the zodiac of the day of the draw', () => {
    const zodiac = seriesOf(familyOf('lhc')!).find(({ code }) => code === 'zodiac')!;
    const draw = [2, 3, 4, 5, 6, 7, 1];
    const at = (day: string) =>
      zodiac.values[zodiac.at({ draw, rules: { ...rules, lunarYear: lunarYearOf(day)! } })[0]!];
    expect(at('2026-02-16')).toBe('蛇');
    expect(at('2026-02-17')).toBe('马');
  });

  test('SSC reads dragon, tiger and tie, size and parity', () => {
    const forms = twoValuedOf(familyOf('ssc')!);
    const read = (name: string, draw: number[]) =>
      forms.find((form) => form.name === name)!.of({ draw, rules });
    expect(read('龙虎', [9, 0, 0, 0, 1])).toBe('龙');
    expect(read('龙虎', [1, 0, 0, 0, 1])).toBe('和');
    expect(read('总和大小', [9, 9, 5, 0, 0])).toBe('大');
    expect(read('万单双', [3, 0, 0, 0, 0])).toBe('单');
  });
});

describe('roads', () => {
  const road = (text: string): RoadSide[] => Array.from(text, (c) => 'ab='.indexOf(c) as RoadSide);
  const cellsOf = (text: string) =>
    bigRoad(road(text)).map(({ column, row, side, ties }) => `${column},${row}${'ab'[side]}${ties || ''}`);

  test('a streak goes down, another side begins a column, a tie marks what is before it', () => {
    expect(cellsOf('aa=b')).toEqual(['0,0a', '0,1a1', '1,0b']);
    expect(cellsOf('==ab')).toEqual(['0,0a2', '1,0b']);
  });

  test('a streak of more than six turns right, and the next one gives way to its tail', () => {
    expect(cellsOf('aaaaaaaab').slice(5)).toEqual(['0,5a', '1,5a', '2,5a', '1,0b']);
    expect(cellsOf('aaaaaaabbbbbbb').slice(7)).toEqual([
      '1,0b',
      '1,1b',
      '1,2b',
      '1,3b',
      '1,4b',
      '2,4b',
      '3,4b',
    ]);
  });

  test('the bead plate shows every draw in order', () => {
    expect(beadPlate(road('ab=aaab')).at(-1)).toEqual({ column: 1, row: 0, side: 1, ties: 0 });
  });

  test('whatever came: no cell twice, none below the foot, and nothing is lost', () => {
    const sides = fc.array(fc.constantFrom<RoadSide>(0, 0, 0, 1, 2), { maxLength: 200 });
    fc.assert(
      fc.property(sides, (list) => {
        const cells = bigRoad(list);
        expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
        expect(cells.every(({ row }) => row >= 0 && row < ROAD_ROWS)).toBe(true);
        expect(cells.map(({ side }) => side)).toEqual(list.filter((side) => side !== 2));
        const ties = cells.reduce((sum, cell) => sum + cell.ties, 0);
        if (cells.length > 0) expect(ties).toBe(list.length - cells.length);
        const { counts, streaks } = tally(list);
        expect(counts[0] + counts[1] + counts[2]).toBe(list.length);
        const text = list.filter((side) => side !== 2).join('');
        expect(streaks[0]).toBe(Math.max(0, ...text.split('1').map(({ length }) => length)));
      }),
    );
  });

  test('the sides of a form are the road', () => {
    const dragon = twoValuedOf(familyOf('ssc')!).find(({ name }) => name === '龙虎')!;
    expect(
      sidesOf(
        dragon,
        draws([
          [1, 0, 0, 0, 2],
          [2, 0, 0, 0, 1],
          [1, 0, 0, 0, 1],
        ]),
      ),
    ).toEqual([1, 0, 2]);
  });
});

test('hot is half as often again as the mean, cold half as often', () => {
  expect([warmthOf(15, 10), warmthOf(14, 10), warmthOf(5, 10)]).toEqual(['hot', 'warm', 'cold']);
});
