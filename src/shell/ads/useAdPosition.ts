// Where a floating ad rests while its page takes shape, is scrolled, pressed and turned.
import { useEffect, useRef, useState } from 'react';
import { begin } from '#browser/work.ts';
import { columnPx } from '#kit/page/layout.ts';
import { foldedAt, isFree, type Rest, type Room, restOf } from './floatPlace.ts';
import { occupiedRects } from './occupiedRects.ts';

/** A page that still moves is looked at again after so long. */
const restMs = 250;

/** The ad's places are counted from the edge of the phone's column. */
const columnWidth = (): number => Math.min(document.documentElement.clientWidth, columnPx);
const columnLeft = (): number => (document.documentElement.clientWidth - columnWidth()) / 2;

/** An ad is its picture and its buttons. */
export const roomNow = (): Room => ({
  width: columnWidth(),
  height: window.innerHeight,
  ad: { width: 88, height: 108 },
});

/** Something of the screen is not there yet. */
const isLoading = (): boolean => document.querySelector('#root [aria-busy="true"]') !== null;

/**
 * Where the ad is until a player moves it; null until the page is there. It is found again while the page takes shape;
 * once it has been scrolled or pressed, an ad only makes room, and moves no more.
 */
export function useAdPosition(nth: number, mayOpen: boolean, isMoved: boolean): Rest | null {
  const [rest, setRest] = useState<Rest | null>(null);
  const hasRested = useRef(false);
  useEffect(() => {
    if (isMoved) return;
    // One that was put back stays at its height.
    let isUsed = hasRested.current;
    let isTurned = false;
    let timer: ReturnType<typeof setTimeout>;
    let end: (() => void) | undefined;
    const rested = (): void => {
      end?.();
      end = undefined;
    };
    const look = (): void => {
      if (isLoading()) {
        later();
        return;
      }
      rested();
      hasRested.current = true;
      const room = roomNow();
      const taken = occupiedRects(columnLeft());
      const startsOver = !isUsed || isTurned;
      isTurned = false;
      setRest((before) => {
        if (!before || startsOver) return restOf(nth, room, taken, mayOpen);
        if (!before.isFolded && mayOpen && isFree(before, room, taken)) return before;
        return foldedAt(before.place.y, room, taken);
      });
    };
    const later = (): void => {
      end ??= begin('place of an ad');
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    };
    const use = (): void => {
      isUsed = true;
      later();
    };
    const turned = (): void => {
      isTurned = true;
      later();
    };
    const grown = new ResizeObserver(later);
    grown.observe(document.body);
    later();
    window.addEventListener('scroll', use, { passive: true });
    window.addEventListener('click', use);
    window.addEventListener('resize', turned);
    return () => {
      clearTimeout(timer);
      rested();
      grown.disconnect();
      window.removeEventListener('scroll', use);
      window.removeEventListener('click', use);
      window.removeEventListener('resize', turned);
    };
  }, [nth, mayOpen, isMoved]);
  return rest;
}
