// What moves by itself: how often it turns, and when it must hold still.
import { useEffect, useRef } from 'react';

/** Whether the player asked their device for less motion. */
export const wantsLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls `turn` each `everyMs` while `isOn`, the page is in sight, and the player did not ask for less motion. */
export function useTurning(turn: () => void, everyMs: number, isOn: boolean): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    if (!isOn || wantsLessMotion()) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isOn]);
}
