// Owns what a player chose for this browser; works on with storage blocked or full, only without remembering.

type Preference = 'skin' | 'locale';

const chosen = new Map<Preference, string>();

export function readPreference(name: Preference): string | null {
  try {
    return localStorage.getItem(name) ?? chosen.get(name) ?? null;
  } catch {
    return chosen.get(name) ?? null;
  }
}

export function writePreference(name: Preference, value: string): void {
  chosen.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Blocked or full: it holds until the page is closed.
  }
}
