// Whether the boards of this browser keep the room of the player's own bets: from the first bet of an account on, so that nothing moves when they come.
import { localStore } from '#browser/storage.ts';

const key = 'betBefore';

export const hasBetBefore = (account: string): boolean =>
  account !== '' && localStore.readJson(key) === account;
export const keepBetBefore = (account: string): void => localStore.writeJson(key, account);
