// Owns where in a list of games a player was on leaving for a game: the platform's way back loads the page again, and finds it there.
import { sessionStore } from '#browser/storage.ts';

const key = 'gameListPlace';

interface Place {
  path: string;
  /** The filters, as in the address. */
  search: string;
  topPx: number;
}

/** While the page lives, the browser's own back and the router keep the place. */
let isOfThisPage = false;

export function keepPlace(): void {
  const { pathname, search } = window.location;
  isOfThisPage = true;
  sessionStore.writeJson(key, { path: pathname, search, topPx: window.scrollY } satisfies Place);
}

/** The place kept by an earlier page, once; null for none of this list. */
export function takePlace(path: string): Omit<Place, 'path'> | null {
  const kept = sessionStore.readJson(key) as Place | null;
  if (isOfThisPage || kept?.path !== path) return null;
  sessionStore.remove(key);
  return { search: String(kept.search), topPx: Number(kept.topPx) || 0 };
}
