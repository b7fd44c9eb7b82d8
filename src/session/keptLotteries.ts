// How the lotteries a player of this browser opened last and keeps as favourites are read.
import { localStore } from '#browser/storage.ts';
import type { Lottery } from '#contract/entities.generated.ts';

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

/** Those named first, in the order they are named, before the others: of these, what many play, as the station orders them. */
export function namedFirst(list: readonly Lottery[], named: readonly string[]): Lottery[] {
  const rank = ({ lotCode, hot }: Lottery): number =>
    named.includes(lotCode) ? named.indexOf(lotCode) - named.length : Number(!hot);
  return list.toSorted((a, b) => rank(a) - rank(b));
}
