// How long something that failed rests before it is tried again.

/** Bounds of a rest, in a unit of the caller's. */
export interface Rests {
  first: number;
  longest: number;
}

/** The rest after so many failures before this one: each twice as long as the last, from the first to the longest. */
export const restAfter = (failures: number, { first, longest }: Rests): number =>
  Math.min(first * 2 ** Math.min(failures, 40), longest);
