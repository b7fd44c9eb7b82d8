// The mark that a game was opened with automatic exchange on, kept while the player is away at the platform, and the news that one is being opened.
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';

const key = 'openedGame';

/** Longer than a game takes to open, with all repeats of its call: a page that is still there was not left. */
export const openingMs = 35_000;

/** Marks a game as opened by an account. */
export const keepOpenedGame = (account: string): void => localStore.write(key, account);

export const forgetOpenedGame = (): void => localStore.remove(key);

/** Whether this account has opened a game it has not come back from. */
export const hasOpenedGame = (account: string): boolean => account !== '' && localStore.read(key) === account;

/** entering: a game is being opened. stayed: it did not open. */
export const gameEntries = createSubject<'entering' | 'stayed'>();
