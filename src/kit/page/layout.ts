// The 750/1334 layout ratio: one scale for the whole page, taken from the window and left alone while a keyboard is up.

/** The design is drawn on 750 by 1334; a scale of 1 is a phone of 375 by 667. */
const designWidth = 750;
const designHeight = 1334;
/** Wide screens show a phone's column. */
export const columnPx = 480;
/** Below this height a keyboard is up (or the phone is in landscape), and nothing is recomputed. */
const leastHeightPx = 600;
const throttleMs = 1500;
/** Smaller than this, Chinese strokes run together. */
const leastScale = 0.86;

/**
 * Scale of the page for a window of this size in CSS px; `current` is the one in use, null at the start. Under a height
 * of 600 the one in use stays, and at the start only the width counts: of a phone in landscape, its width in
 * portrait.
 */
export function rootScale(widthPx: number, heightPx: number, current: number | null): number {
  const low = heightPx < leastHeightPx;
  if (low && current !== null) return current;
  const isLandscape = low && widthPx > columnPx;
  const width = Math.min(isLandscape ? heightPx : widthPx, columnPx) / designWidth;
  const height = low ? width : heightPx / designHeight;
  return Math.max(leastScale, Math.round(2000 * Math.min(width, height)) / 1000);
}

/** Root font size in px for a window of this size, where the browser's text size is the usual 16 px. */
export const rootSize = (widthPx: number, heightPx: number, current: number | null): number =>
  16 * rootScale(widthPx, heightPx, current === null ? null : current / 16);

/** Scales the page now and after each resize, at most once in 1500 ms; returns the function that stops it. */
export function startLayout(): () => void {
  let current: number | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let changed = false;
  const apply = (): void => {
    const next = rootScale(window.innerWidth, window.innerHeight, current);
    if (next !== current) document.documentElement.style.setProperty('--scale', String(next));
    current = next;
  };
  const rest = (): void => {
    waiting = setTimeout(() => {
      waiting = undefined;
      if (!changed) return;
      changed = false;
      apply();
      rest();
    }, throttleMs);
  };
  const onResize = (): void => {
    if (waiting !== undefined) {
      changed = true;
      return;
    }
    apply();
    rest();
  };
  apply();
  window.addEventListener('resize', onResize);
  return () => {
    window.removeEventListener('resize', onResize);
    clearTimeout(waiting);
  };
}
