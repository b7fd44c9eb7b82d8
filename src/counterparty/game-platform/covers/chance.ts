// The repeatable choices of a cover: the same game is drawn the same way on every server and at every time.

/** A number of 32 bits from a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}

export interface Chance {
  /** A whole number from 0 up to, and without, `below`. */
  below(below: number): number;
  of<Item>(items: readonly Item[]): Item;
}

/** Numbers that follow from a seed alone (mulberry32): for drawing, never for play. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, of: (items) => items[below(items.length)]! };
}
