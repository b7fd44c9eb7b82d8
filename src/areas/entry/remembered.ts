// The account name a browser remembers for the log-in form, and nothing else of it.
import { localStore } from '#browser/storage.ts';

const keyOf = (stationCode: string): string => `${stationCode}.account`;

/** The name, empty where none is remembered; null where the browser keeps nothing. */
export const rememberedAccount = (stationCode: string): string | null =>
  localStore.isBlocked() ? null : (localStore.read(keyOf(stationCode)) ?? '');

/** Remembers a name, or forgets it where it is empty. The form says beforehand where the browser keeps nothing. */
export function rememberAccount(stationCode: string, account: string): void {
  if (account) localStore.write(keyOf(stationCode), account);
  else localStore.remove(keyOf(stationCode));
}
