// The small answers a mechanism gives about a draw, and the cutting of a draw to the places a play looks at.
import type { Pick } from '../balls.ts';
import type { Draw, Hit, Mechanism, Selection } from '../play.ts';

const LOST: readonly Hit[] = [];

/** So many units of the only tier, or none. */
export function won(units: number, tier = 'default'): readonly Hit[] {
  return units > 0 ? [{ tier, units }] : LOST;
}

/** Adds up hits of the same tier. */
export function merged(hits: readonly Hit[]): readonly Hit[] {
  const byTier = new Map<string, number>();
  for (const { tier, units } of hits) byTier.set(tier, (byTier.get(tier) ?? 0) + units);
  return [...byTier].map(([tier, units]) => ({ tier, units }));
}

/** The balls at some places of a draw. */
export function ballsAt(draw: Draw, places: readonly number[]): number[] {
  return places.map((place) => draw[place] as number);
}

/** Reads a set of numbers of a checked selection. */
export function picked(selection: Selection, key: keyof Selection): readonly number[] {
  return (selection[key] ?? []) as readonly number[];
}

/** Reads the rows of a checked selection. */
export function rowsOf(selection: Selection): readonly (readonly Pick[])[] {
  return selection.pos ?? [];
}

/** Makes a mechanism for a run of balls look at certain places of the draw. */
export function at(places: readonly number[], mechanism: Mechanism): Mechanism {
  return {
    ...mechanism,
    places,
    hits: (selection, draw, rules) => mechanism.hits(selection, ballsAt(draw, places), rules),
  };
}
