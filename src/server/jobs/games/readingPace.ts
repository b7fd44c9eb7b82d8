// How often a platform is read for a station, and when that is too often for its silence.
import { restAfter } from '#values/backoff.ts';

/** Between two looks at which platforms are due. */
export const intervalMs = 2_000;
/** Between two readings where nobody can be playing and nothing waits for its end. */
export const quietMs = 20_000;
/** How long a seat at a platform lasts, and a little more. */
export const seatMs = 13 * 3_600_000;
/** How long after a round the result of its match may be corrected (docs/rules-of-games.md §6). */
export const correctionMs = 72 * 3_600_000;
const longestWaitMs = 15_000;

export interface Reading {
  /** A member may be playing, a round waits for its end, or a result may yet be corrected. */
  isActive: boolean;
  /** When it was read last; 0 for never. */
  readAt: number;
  /** After a failure it rests until then. */
  waitsUntil: number;
}

export const isDue = ({ isActive, readAt, waitsUntil }: Reading, at: number): boolean =>
  at >= waitsUntil && (isActive || at - readAt >= quietMs);

/** How long a platform rests after so many failures in a row. */
export const restMs = (failures: number): number =>
  restAfter(failures - 1, { first: intervalMs, longest: longestWaitMs });
