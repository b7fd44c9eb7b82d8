// Owns the clock that a measured house and whoever measures it agree on: it may run fast, and be put forward.
import type { Counterparties } from '#counterparty/programs.ts';

/** At `sinceMs` of the real time it was `atMs`; since then it runs `speed` times as fast. Epoch milliseconds. */
export interface Clock {
  atMs: number;
  sinceMs: number;
  speed: number;
}

export interface HouseOptions {
  databaseUrl: string;
  /** 0 takes a free one. */
  port: number;
  clock: Clock;
  /** Those that are drawn. */
  lotteries: readonly string[];
  /** Whom it does business with; nobody when left out. */
  counterparties?: Counterparties;
  /** Serves the built site as well. */
  hasPages?: boolean;
  /** Log lines go here; nowhere when left out. */
  logFile?: string;
}

export const momentOf = ({ atMs, sinceMs, speed }: Clock): number => atMs + (Date.now() - sinceMs) * speed;
