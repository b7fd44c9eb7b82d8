// Owns where a screen was scrolled to: back finds it there again, a kept screen always, a new one begins at its top.
import { useEffect, useLayoutEffect } from 'react';
import { type Location, NavigationType, useNavigationType } from 'react-router-dom';

/** Scroll position in px, by history entry and, for kept screens, by path. */
const positions = new Map<string, number>();

export function useScrollKeeping(location: Location | null, isKept: boolean): void {
  const kind = useNavigationType();
  const key = location?.key ?? '';
  const path = location?.pathname ?? '';

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place scrolls, not a new kind of arriving
  useLayoutEffect(() => {
    if (!path) return;
    const known = kind === NavigationType.Pop ? positions.get(key) : undefined;
    // A place replaced by itself (chunk retry, query of the same screen) keeps what is on screen.
    window.scrollTo(0, known ?? (isKept ? (positions.get(path) ?? 0) : 0));
  }, [path]);

  useEffect(() => {
    const keep = (): void => {
      positions.set(key, window.scrollY);
      if (isKept) positions.set(path, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, path, isKept]);
}
