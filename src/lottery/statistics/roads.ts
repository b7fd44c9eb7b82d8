// Owns the road maps of a two-valued form: the bead plate and the big road.
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
