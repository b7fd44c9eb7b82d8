// The roads of a live table as its page draws them: the big road, what is derived from it, and what each side would write next.
import {
  bigRoad,
  DERIVED_ROADS,
  type DerivedRoad,
  derivedSides,
  type RoadCell,
  type RoadSide,
} from '#lottery/statistics/roads.ts';

export type { RoadSide };

/** Column, row, side and ties after it, all from 0. */
type WireCell = readonly [column: number, row: number, side: RoadSide, ties: number];

const derivedRoads = Object.entries(DERIVED_ROADS) as [DerivedRoad, number][];

export interface TableRoads {
  /** Hands of the first side, of the second, and of neither. */
  counts: readonly [number, number, number];
  big: WireCell[];
  /** Side 0 is red: the big road repeats itself. */
  derived: Record<DerivedRoad, WireCell[]>;
  /** What each side would write in each derived road if it came next; null where it would write nothing yet. */
  asked: readonly [Record<DerivedRoad, RoadSide | null>, Record<DerivedRoad, RoadSide | null>];
}

const wire = (cells: readonly RoadCell[]): WireCell[] =>
  cells.map(({ column, row, side, ties }) => [column, row, side, ties]);

const eachDerived = <Of>(of: (distance: number) => Of): Record<DerivedRoad, Of> =>
  Object.fromEntries(derivedRoads.map(([road, distance]) => [road, of(distance)])) as Record<DerivedRoad, Of>;

/** `sides` are the hands of the shoe, the first one first. */
export function tableRoads(sides: readonly RoadSide[]): TableRoads {
  const countOf = (side: RoadSide): number => sides.filter((each) => each === side).length;
  const askedOf = (side: RoadSide): Record<DerivedRoad, RoadSide | null> =>
    eachDerived((distance) => {
      const [before, after] = [derivedSides(sides, distance), derivedSides([...sides, side], distance)];
      return after.length > before.length ? after.at(-1)! : null;
    });
  return {
    counts: [countOf(0), countOf(1), countOf(2)],
    big: wire(bigRoad(sides)),
    derived: eachDerived((distance) => wire(bigRoad(derivedSides(sides, distance)))),
    asked: [askedOf(0), askedOf(1)],
  };
}
