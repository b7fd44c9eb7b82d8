// Owns the account name a browser remembers for the log-in form, and nothing else of it.

const keyOf = (stationCode: string): string => `${stationCode}.account`;

/** The name, empty where none is remembered; null where the browser keeps nothing. */
export function rememberedAccount(stationCode: string): string | null {
  try {
    return localStorage.getItem(keyOf(stationCode)) ?? '';
  } catch {
    return null;
  }
}

/** Remembers a name, or forgets it where it is empty. A browser that keeps nothing is no reason not to log in. */
export function rememberAccount(stationCode: string, account: string): void {
  try {
    if (account) localStorage.setItem(keyOf(stationCode), account);
    else localStorage.removeItem(keyOf(stationCode));
  } catch {
    // The form says beforehand that the browser keeps nothing.
  }
}
