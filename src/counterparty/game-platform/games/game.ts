// Owns what a sandbox game is: what can be chosen, how a round ends, and its return in the long run.

/** A whole number from 0 up to, not including, `below`, each as likely as the others. */
export type Random = (below: number) => number;

export interface Option {
  key: string;
  /** Payout for one yuan in hundredths, the stake included. */
  pays: number;
}

/** What a round shows: rows of tiles, each a mark with a tone. */
export interface Row {
  /** Key of a text that names the row; none where it needs no name. */
  label?: 'banker' | 'player';
  /** Key and values of a text that reads the row. */
  reading?: { key: string; count?: number };
  tiles: { mark: string; tone: 'red' | 'dark' | 'gold' }[];
}

export interface RoundResult {
  /** Payout for one yuan in hundredths, the stake included: 100 returns the stake. */
  pays: number;
  rows: Row[];
}

export interface Game {
  /** Which texts and styles of the pages belong to it. */
  kind: 'reels' | 'sangong' | 'bull' | 'fish';
  /** What the player chooses among; empty where there is nothing to choose. */
  options: readonly Option[];
  /** `choice` is the key of an option. */
  play(random: Random, choice: string): RoundResult;
}

/** Stakes in whole yuan. */
export const stakes = [1, 2, 5, 10, 50, 100] as const;
