// The address of a place on a board, its tab and play: read when the board opens, and kept in step as its player moves on, so that it can be shared and reloaded.
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface BoardPlace {
  /** Name of the tab, '' for the first. */
  tab: string;
  /** Code of a play, '' for the first of the tab. */
  play: string;
}

/** What the address asked for when the board opened, null for nothing; and how to keep it in step. */
export function usePlaceInAddress(): [asked: BoardPlace | null, keep: (place: BoardPlace) => void] {
  const [query] = useSearchParams();
  const [asked] = useState(() => {
    const place = { tab: query.get('tab') ?? '', play: query.get('play') ?? '' };
    return place.tab === '' && place.play === '' ? null : place;
  });
  // Not by the router: nothing on screen depends on it, and no step of the history is added.
  const keep = useCallback((place: BoardPlace): void => {
    const { pathname } = window.location;
    const write = (): void => {
      const url = new URL(window.location.href);
      if (url.pathname !== pathname) return;
      for (const [name, value] of Object.entries(place)) {
        if (value === '') url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      window.history.replaceState(window.history.state, '', url);
    };
    // Chosen in a sheet, whose step in the history is about to go, and its address with it.
    if (window.history.state?.overlays) window.addEventListener('popstate', write, { once: true });
    else write();
  }, []);
  return [asked, keep];
}
