// The road maps of a two-valued form: the bead plate, the big road, and the three roads derived from it.
import type { Drawn, TwoValued } from './series.ts';

/** How many rows a road has before it turns. */
export const ROAD_ROWS = 6;

/** 0 and 1 are the two sides, 2 the tie. */
export type RoadSide = 0 | 1 | 2;

export interface RoadCell {
  readonly column: number;
  readonly row: number;
  readonly side: RoadSide;
  /** Draws that tied after it (big road). */
  readonly ties: number;
}

/** The sides of the draws, in their order. */
export function sidesOf(form: TwoValued, draws: readonly Drawn[]): RoadSide[] {
  return draws.map((drawn) => {
    const at = form.sides.indexOf(form.of(drawn));
    return at < 0 ? 2 : (at as RoadSide);
  });
}

/** Every draw a bead, column by column. */
export function beadPlate(sides: readonly RoadSide[], rows = ROAD_ROWS): RoadCell[] {
  return sides.map((side, index) => ({
    column: Math.floor(index / rows),
    row: index % rows,
    side,
    ties: 0,
  }));
}

/**
 * A column for each streak of a side; a streak that meets the foot or another streak's tail turns right. A tie marks the
 * cell before it; ties before the first side mark that one.
 */
export function bigRoad(sides: readonly RoadSide[], rows = ROAD_ROWS): RoadCell[] {
  const cells: { column: number; row: number; side: RoadSide; ties: number }[] = [];
  const taken = new Set<number>();
  let waiting = 0;
  let streakColumn = -1;
  for (const side of sides) {
    const last = cells.at(-1);
    if (side === 2) {
      if (last) last.ties += 1;
      else waiting += 1;
      continue;
    }
    let column: number;
    let row: number;
    if (last?.side === side) {
      const below = last.column * rows + last.row + 1;
      const goesDown = last.row + 1 < rows && !taken.has(below) && last.column === streakColumn;
      [column, row] = goesDown ? [last.column, last.row + 1] : [last.column + 1, last.row];
    } else {
      column = streakColumn + 1;
      while (taken.has(column * rows)) column += 1;
      row = 0;
      streakColumn = column;
    }
    taken.add(column * rows + row);
    cells.push({ column, row, side, ties: waiting });
    waiting = 0;
  }
  return cells;
}

/** How far to the left each derived road compares the columns of the big road. */
export const DERIVED_ROADS = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof DERIVED_ROADS;

/** How long each streak of a side is: the columns of the big road before they turn. Ties do not count. */
function streaksOf(sides: readonly RoadSide[]): number[] {
  const lengths: number[] = [];
  let before: RoadSide = 2;
  for (const side of sides) {
    if (side === 2) continue;
    if (side === before) lengths[lengths.length - 1]! += 1;
    else lengths.push(1);
    before = side;
  }
  return lengths;
}

/**
 * The marks of a derived road in their order: 0, red, where the big road repeats itself, 1, blue, where it does not. The first mark of a
 * column compares the two columns before it and as far to the left: alike in length is red. Each further one asks whether the column
 * `distance` to the left ends just above it: then it is blue. Lay them out by `bigRoad()`.
 */
export function derivedSides(sides: readonly RoadSide[], distance: number): RoadSide[] {
  const lengths = streaksOf(sides);
  const marks: RoadSide[] = [];
  for (const [column, length] of lengths.entries())
    for (let row = 0; row < length; row += 1) {
      const compared = column - distance;
      if (row === 0) {
        if (compared >= 1) marks.push(lengths[column - 1] === lengths[compared - 1] ? 0 : 1);
      } else if (compared >= 0) marks.push(lengths[compared] === row ? 1 : 0);
    }
  return marks;
}

/** The counts of the sides, and the longest streak of each; a tie neither breaks nor lengthens a streak. */
export function tally(sides: readonly RoadSide[]): {
  counts: [number, number, number];
  streaks: [number, number];
} {
  const counts: [number, number, number] = [0, 0, 0];
  const streaks: [number, number] = [0, 0];
  let streak = 0;
  let before: RoadSide = 2;
  for (const side of sides) {
    counts[side] += 1;
    if (side === 2) continue;
    streak = side === before ? streak + 1 : 1;
    before = side;
    if (streak > streaks[side]) streaks[side] = streak;
  }
  return { counts, streaks };
}
