// Reproducible randomness: a stream of numbers from a seed.

export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** True in this percentage of cases. */
  percent(share: number): boolean;
  one<T>(items: readonly T[]): T;
}

/** Mulberry32: small, good enough to choose by, and the same everywhere. `stream` separates the players. */
export function randomFrom(seed: number, stream: number): Random {
  let state = (seed ^ Math.imul(stream + 1, 0x9e37_79b1)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    percent: (share) => below(100) < share,
    one: (items) => items[below(items.length)]!,
  };
}
