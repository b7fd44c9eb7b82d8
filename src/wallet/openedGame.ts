// Owns the mark that a game was opened with automatic exchange on, kept while the player is away at the platform.

const key = 'openedGame';

/** Where the browser keeps nothing (storage blocked or full), the mark lives as long as the page. */
let inPage: string | null = null;

/** Marks a game as opened by an account. */
export function keepOpenedGame(account: string): void {
  inPage = account;
  try {
    localStorage.setItem(key, account);
  } catch {
    // Kept in the page alone.
  }
}

export function forgetOpenedGame(): void {
  inPage = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing but the page.
  }
}

/** Whether this account has opened a game it has not come back from. */
export function hasOpenedGame(account: string): boolean {
  if (account === '') return false;
  try {
    return (localStorage.getItem(key) ?? inPage) === account;
  } catch {
    return inPage === account;
  }
}
