// What a live table shows of its shoe: counts, derived roads in columns, and what either side would write next.
import { expect, it } from 'vitest';
import type { RoadSide } from '#lottery/statistics/roads.ts';
import { tableRoads } from './tableRoads.ts';

const roadsOf = (text: string) => tableRoads([...text].map((sign) => 'BPT'.indexOf(sign) as RoadSide));

it('counts the sides, and lays each derived road out in columns of its colour', () => {
  const { counts, big, derived } = roadsOf('BPTPPBBPPBBBP');
  expect(counts).toEqual([6, 6, 1]);
  expect(big.slice(0, 3)).toEqual([
    [0, 0, 0, 0],
    [1, 0, 1, 1],
    [1, 1, 1, 0],
  ]);
  // b | b | r | r | r, as worked in the tests of the roads: two of blue, then three of red.
  expect(derived.cockroach.map(([column, row, side]) => [column, row, side])).toEqual([
    [0, 0, 1],
    [0, 1, 1],
    [1, 0, 0],
    [1, 1, 0],
    [1, 2, 0],
  ]);
});

it('says before a hand what either side would write, and nothing where there is nothing to compare', () => {
  expect(roadsOf('BP').asked).toEqual([
    { bigEye: 0, small: null, cockroach: null },
    { bigEye: 1, small: null, cockroach: null },
  ]);
  expect(roadsOf('').asked[0]).toEqual({ bigEye: null, small: null, cockroach: null });
});
