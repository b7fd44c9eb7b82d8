// Owns the mark that a game was opened with automatic exchange on, kept while the player is away at the platform.
import { localStore } from '#browser/storage.ts';

const key = 'openedGame';

/** Marks a game as opened by an account. */
export const keepOpenedGame = (account: string): void => localStore.write(key, account);

export const forgetOpenedGame = (): void => localStore.remove(key);

/** Whether this account has opened a game it has not come back from. */
export const hasOpenedGame = (account: string): boolean => account !== '' && localStore.read(key) === account;
