// When the result of an accepted slip leaves by itself: with the draw of its period, which it would hide, and not from under a finger.
import { type RefObject, useEffect, useRef } from 'react';

/** For so long after it came, or was touched, it stays in any case. */
const quietMs = 3_000;
/** It fades, and a touch until then brings it back: no press meant for it falls on the board. */
const fadeMs = 300;

/** `placed` is the period of the slip, undefined while nothing is accepted; `last` the last one whose draw is due. */
export function useLeaveAtDraw(
  dialog: RefObject<HTMLDialogElement | null>,
  placed: string | undefined,
  last: string | undefined,
  close: () => void,
): void {
  const untouchedFrom = useRef(0);
  useEffect(() => {
    if (placed !== undefined) untouchedFrom.current = performance.now();
  }, [placed]);
  const isDue = placed !== undefined && last !== undefined && last >= placed;
  useEffect(() => {
    const element = dialog.current;
    if (!element || placed === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = (): void => {
      element.dataset.leaving = '';
      timer = setTimeout(close, fadeMs);
    };
    const wait = (): void => {
      clearTimeout(timer);
      delete element.dataset.leaving;
      if (isDue) timer = setTimeout(leave, Math.max(0, untouchedFrom.current + quietMs - performance.now()));
    };
    const stay = (): void => {
      untouchedFrom.current = performance.now();
      wait();
    };
    wait();
    element.addEventListener('pointerdown', stay);
    element.addEventListener('keydown', stay);
    return () => {
      clearTimeout(timer);
      delete element.dataset.leaving;
      element.removeEventListener('pointerdown', stay);
      element.removeEventListener('keydown', stay);
    };
  }, [dialog, placed, isDue, close]);
}
