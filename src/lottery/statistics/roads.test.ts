// The derived roads follow the standard rules: worked by hand, and against a second reading of the rule cell by cell.
import { describe, expect, it } from 'vitest';
import { DERIVED_ROADS, derivedSides, type RoadSide } from './roads.ts';

const roads = ['bigEye', 'small', 'cockroach'] as const;
const sidesIn = (text: string): RoadSide[] => [...text].map((sign) => 'BPT'.indexOf(sign) as RoadSide);
const marksOf = (sides: readonly RoadSide[]): string[] =>
  roads.map((road) =>
    derivedSides(sides, DERIVED_ROADS[road])
      .map((side) => 'rb'[side])
      .join(''),
  );

/** Every series of so many hands. */
const everySeries = (length: number): RoadSide[][] =>
  Array.from({ length: 3 ** length }, (_, number) =>
    Array.from({ length }, (_hand, at) => (Math.floor(number / 3 ** at) % 3) as RoadSide),
  );

describe('the derived roads', () => {
  it.each([
    ['two short columns: nothing to compare yet', 'BP', ['', '', '']],
    ['the second cell has none to its left, the one above it has: blue', 'BPP', ['b', '', '']],
    ['two columns of two: red', 'BBPP', ['r', '', '']],
    ['a chain of changes: every new column finds two alike', 'BPBPBP', ['rrrr', 'rrr', 'rr']],
    ['a dragon beside one: blue once, and red below, where both are blank', 'BPPPPPP', ['brrrr', '', '']],
    ['columns of 2 2 2 1', 'BBPPBBP', ['rrrr', 'rr', '']],
    ['columns of 3 1 2 1', 'BBBPBBP', ['bbb', 'rb', '']],
    ['columns of 1 3 2 2 3 1', 'BPPPBBPPBBBP', ['brbrbrrrbb', 'bbrbrbb', 'bbrrr']],
    ['a tie is in no road', 'TBTPPTPBTBPPTBBBP', ['brbrbrrrbb', 'bbrbrbb', 'bbrrr']],
  ])('%s', (_name, text, worked) => {
    expect(marksOf(sidesIn(text))).toEqual(worked);
  });

  /** The rule as it is taught: look at the cell to the left, and at the one above that. */
  function byCells(sides: readonly RoadSide[], distance: number): string {
    const columns: number[] = [];
    let before: RoadSide = 2;
    let marks = '';
    for (const side of sides) {
      if (side === 2) continue;
      if (side === before) columns[columns.length - 1]! += 1;
      else columns.push(1);
      before = side;
      const [column, row] = [columns.length - 1, columns.at(-1)! - 1];
      const isThere = (at: number, below: number): boolean => (columns[at] ?? 0) > below;
      if (row > 0 && column >= distance)
        marks += isThere(column - distance, row) === isThere(column - distance, row - 1) ? 'r' : 'b';
      if (row === 0 && column > distance)
        marks += columns[column - 1] === columns[column - 1 - distance] ? 'r' : 'b';
    }
    return marks;
  }

  it('of every series of eight hands are the same by the cells, and whichever side is called which', () => {
    const wrong = everySeries(8).filter((sides) => {
      const marks = marksOf(sides);
      const turned = sides.map((side) => (side === 2 ? 2 : 1 - side) as RoadSide);
      return (
        roads.some((road, at) => byCells(sides, DERIVED_ROADS[road]) !== marks[at]) ||
        marksOf(turned).join() !== marks.join()
      );
    });
    expect(wrong).toEqual([]);
  });

  it('never take back a mark: a hand more writes at most one', () => {
    for (const sides of everySeries(7))
      for (const [at, marks] of marksOf(sides).entries()) {
        const earlier = marksOf(sides.slice(0, -1))[at]!;
        expect(marks.startsWith(earlier) && marks.length - earlier.length <= 1, sides.join('')).toBe(true);
      }
  });
});
