// Owns how the lotteries a player of this browser opened last and keeps as favourites are read.
import { localStore } from '#browser/storage.ts';

export interface MyLotteries {
  /** Codes, the last opened first. */
  recent: readonly string[];
  favourites: readonly string[];
  /** Of the board opened last. */
  mode?: unknown;
}

export const keptKey = 'myLotteries';

const codesOf = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((code): code is string => typeof code === 'string') : [];

/** As storage has them: for a screen that nothing changes under. */
export function keptLotteries(): MyLotteries {
  const { recent, favourites, mode } = Object(localStore.readJson(keptKey)) as Record<string, unknown>;
  return { recent: codesOf(recent), favourites: codesOf(favourites), mode };
}
