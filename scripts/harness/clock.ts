// The clock that a measured server and the measuring process share: it may run fast and be moved forward.
import type { Counterparties } from '#counterparty/programs.ts';
import type { Settings } from '#server/settings.ts';

/** At `sinceMs` of the real time it was `atMs`; since then it runs `speed` times as fast. Epoch milliseconds. */
export interface Clock {
  atMs: number;
  sinceMs: number;
  speed: number;
}

export interface ServerProcessOptions {
  databaseUrl: string;
  /** Of a pooler before it. */
  poolerUrl?: string;
  /** 0 takes a free one. */
  port: number;
  clock: Clock;
  /** The folder of the station files; the shipped ones when left out. */
  stations?: string;
  /** Whether stations get what the demonstration offers and its accounts; they do when left out. */
  isSeeding?: boolean;
  /** The lotteries that are drawn. */
  lotteries: readonly string[];
  /** The providers it works with; none when left out. */
  counterparties?: Counterparties;
  /** Believes what a proxy on this machine says of addresses. */
  isBehindProxy?: boolean;
  /** Serves the built site as well, and that of the back office at its port. */
  hasPages?: boolean;
  /** Opens the back office on a port of its own. */
  hasOffice?: boolean;
  /** Settings that differ from the usual ones. */
  settings?: Partial<Settings>;
  /** Log lines go here; nowhere when left out. */
  logFile?: string;
}

export const momentOf = ({ atMs, sinceMs, speed }: Clock): number => atMs + (Date.now() - sinceMs) * speed;
