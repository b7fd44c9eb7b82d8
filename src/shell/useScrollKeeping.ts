// Where a screen was scrolled to: back finds it there again, a kept screen always, a new one begins at its top.
import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import { tabMap } from '#browser/tabMap.ts';

/** Scroll position in px, by history entry, also after a reload. */
const positions = tabMap<number>('scroll', 50);
/** The same of kept screens, by path: after a reload they begin at their top. */
const keptPositions = new Map<string, number>();
/** What every first entry of a tab is called, whatever screen it shows. */
const firstKey = 'default';
const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (loaded?.type === 'navigate') positions.delete(firstKey);
/** The screen shown last. */
let lastPath = '';

/** A screen whose content is not high enough after this long will not reach that height. */
const restoreMs = 5_000;
const signsOfPlayer = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a place, again as the page grows, until it is reached or the player moves. Returns the function that stops it. */
function restore(topPx: number, onEnd: () => void): () => void {
  const sizes = new ResizeObserver(() => scroll());
  const stop = (): void => {
    sizes.disconnect();
    clearTimeout(timer);
    for (const sign of signsOfPlayer) window.removeEventListener(sign, end);
  };
  const end = (): void => {
    stop();
    onEnd();
  };
  const scroll = (): void => {
    window.scrollTo(0, topPx);
    if (Math.abs(window.scrollY - topPx) < 1) end();
  };
  const timer = setTimeout(end, restoreMs);
  for (const sign of signsOfPlayer) window.addEventListener(sign, end, { passive: true });
  sizes.observe(document.body);
  scroll();
  return stop;
}

export function useScrollKeeping(location: Location | null, isKept: boolean): void {
  const key = location?.key ?? '';
  const path = location?.pathname ?? '';

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // Layout effects: a scroll event that the change of screens causes must not find the listener of the screen before.
  useLayoutEffect(() => {
    if (!path) return;
    let isRestoring = true;
    const save = (): void => {
      if (isRestoring) return;
      positions.set(key, window.scrollY);
      if (isKept) keptPositions.set(path, window.scrollY);
    };
    const known = positions.get(key) ?? (isKept ? keptPositions.get(path) : undefined);
    // A place replaced by itself (chunk retry, query of the same screen) keeps what is on screen.
    const isSameScreen = lastPath === path && known === undefined;
    lastPath = path;
    const stop = restore(isSameScreen ? window.scrollY : (known ?? 0), () => {
      isRestoring = false;
      save();
    });
    window.addEventListener('scroll', save, { passive: true });
    // What grows above the player moves the place in this frame, and the event comes in the next: they may have left by then.
    const sizes = new ResizeObserver(save);
    sizes.observe(document.body);
    return () => {
      stop();
      sizes.disconnect();
      window.removeEventListener('scroll', save);
    };
  }, [key, path, isKept]);
}
