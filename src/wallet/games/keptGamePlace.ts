// Where in a list of games a player was on leaving for a game: the platform's way back loads the page again, and finds it there.
import { useEffect, useRef, useState } from 'react';
import { sessionStore } from '#browser/storage.ts';

const key = 'gameListPlace';
/** The game in the attribute `data-game` of its tile. */
export const gameKey = ({ platform, gameCode }: { platform: string; gameCode: string }): string =>
  `${platform} ${gameCode}`;

interface Place {
  path: string;
  /** Filters and search, as in the address. */
  search: string;
  topPx: number;
  /** The pressed game, and how far below the window's top its tile stood. */
  game: string;
  tilePx: number;
}

const tileOf = (game: string): Element | null => document.querySelector(`[data-game="${CSS.escape(game)}"]`);

/** While the page lives, the browser's own back and the router keep the place. */
let isOfThisPage = false;

export function keepPlace(game: string): void {
  const { pathname, search } = window.location;
  isOfThisPage = true;
  sessionStore.writeJson(key, {
    path: pathname,
    search,
    topPx: window.scrollY,
    game,
    tilePx: tileOf(game)?.getBoundingClientRect().top ?? 0,
  } satisfies Place);
}

/** Whether the page was loaded at this list: the way back from a game is, the way from the home page is not. */
const isLoadedAt = (path: string): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname === path;
};

/** The place kept by an earlier page; null for none of this list. */
function keptPlace(path: string): Omit<Place, 'path'> | null {
  const kept = sessionStore.readJson(key) as Place | null;
  if (isOfThisPage || kept?.path !== path || !isLoadedAt(path)) return null;
  return {
    search: String(kept.search),
    topPx: Number(kept.topPx) || 0,
    game: String(kept.game),
    tilePx: Number(kept.tilePx) || 0,
  };
}

/**
 * The place is put right again until it has held this long, unless the player moves: rows above it are measured as they are
 * drawn, so that the same game may stand a little higher or lower in the list. What the player sees again is its tile.
 */
const restMs = 1_500;
/** A list that has become shorter than the place never holds it. */
const mostMs = 10_000;

/** Puts the scroll position back where the player left for a game; `refind` is given the filters and search that the list had. */
export function useKeptPlace(path: string, refind?: (filters: URLSearchParams) => void): void {
  const [place] = useState(() => keptPlace(path));
  /** A screen that is kept while the player is elsewhere runs its effects again on coming back. */
  const isDone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is first there
  useEffect(() => {
    if (isDone.current) return;
    if (place === null) {
      // Whoever comes another way sees the whole list, also when the page is loaded again.
      if (!isOfThisPage) sessionStore.remove(key);
      return;
    }
    refind?.(new URLSearchParams(place.search));
    const end = performance.now() + mostMs;
    let until = performance.now() + restMs;
    let frame = 0;
    const listening = new AbortController();
    const leave = (): void => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
    // Forgotten only now: when the server says who is here, the list may be drawn a second time. And forgotten once: the next
    // press may be on a game, whose place is kept.
    const stop = (): void => {
      isDone.current = true;
      leave();
      sessionStore.remove(key);
    };
    const scroll = (): void => {
      const now = performance.now();
      const { tilePx } = place;
      const isTileWanted = tilePx > 0 && tilePx < window.innerHeight;
      const tile = isTileWanted ? tileOf(place.game) : null;
      const offPx = tile ? tile.getBoundingClientRect().top - tilePx : place.topPx - window.scrollY;
      // Until its row is drawn, which takes a slow phone longer than the rest, nothing is at rest.
      if (Math.abs(offPx) >= 1 || (isTileWanted && !tile)) until = Math.min(end, now + restMs);
      window.scrollBy(0, offPx);
      if (now < until) frame = requestAnimationFrame(scroll);
      else stop();
    };
    frame = requestAnimationFrame(scroll);
    const signs = ['pointerdown', 'wheel', 'keydown', 'input'] as const;
    for (const sign of signs)
      window.addEventListener(sign, stop, { passive: true, signal: listening.signal });
    return leave;
  }, []);
}
