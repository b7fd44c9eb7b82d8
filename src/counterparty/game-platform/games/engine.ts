// What a game of a platform is to the program: it takes bets, does its work by the clock, and says how things stand.
import type { DatabaseSync } from 'node:sqlite';
import type { InputFault, Read } from '#rules/input.ts';
import type { CatalogueGame, PlatformCode } from '../catalogue.ts';
import { BetRefused, type Round, type Rounds } from '../rounds.ts';
import type { Holder } from '../store.ts';

/** A whole number from 0 up to, not including, `below`, each as likely as the others. */
export type Random = (below: number) => number;

export interface EngineParts {
  db: DatabaseSync;
  rounds: Rounds;
  random: Random;
  platform: PlatformCode;
}

export interface Engine {
  /** Takes a bet once. Throws BetRefused. `body` is as the page sent it, with `once`. */
  bet(holder: Holder, game: CatalogueGame, body: Record<string, unknown>, at: number): Round;
  /** Everything that is due by the clock. */
  tick?(at: number): void;
  /** How things stand for a player: what the page draws, and what a program that plays needs to bet. */
  state(holder: Holder, game: CatalogueGame, at: number): object;
}

const isFault = (error: unknown): error is InputFault =>
  error instanceof Error && error.name === 'InputFault';

/** Reads what a page sent; whatever does not fit is refused. */
export function readBet<T>(read: Read<T>, body: unknown): T {
  try {
    return read(body, 'bet');
  } catch (error) {
    if (isFault(error)) throw new BetRefused('invalid', error.message);
    throw error;
  }
}

export const onceField: Read<string> = (value) => {
  if (typeof value === 'string' && /^[\w-]{10,40}$/.test(value)) return value;
  throw new BetRefused('invalid', 'bet.once: an id of 10 to 40 letters, digits, _ or -');
};
