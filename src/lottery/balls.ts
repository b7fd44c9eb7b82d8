// The numbers a family draws, and what a player picks among them.

/** A number on a ball, a sum, a position; or the name of an option, a zodiac. */
export type Pick = number | string;

/** The numbers a family draws. */
export interface Balls {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** Digits when written: 2 writes 01. */
  readonly width: 1 | 2;
  /** No number comes twice. */
  readonly distinct: boolean;
  /** A draw is written in ascending order, not as it was drawn. */
  readonly ascending: boolean;
}
