// Chance as what a human check draws and mixes needs it: from a secure source, or from one that a test can repeat.
import { randomInt } from 'node:crypto';

export interface Chance {
  /** At least `low`, below `high`, any value as likely as another. */
  between(low: number, high: number): number;
  oneOf<Item>(items: ArrayLike<Item>): Item;
}

/** Chance from a source of numbers from 0 up to, not including, 1. */
export function chanceFrom(random: () => number): Chance {
  return {
    between: (low, high) => low + random() * (high - low),
    oneOf: (items) => items[Math.floor(random() * items.length)]!,
  };
}

/** Chance that nobody can foresee. */
export const secureChance = chanceFrom(() => randomInt(2 ** 32) / 2 ** 32);
