// Counting down to a moment.
import { useEffect, useRef, useState } from 'react';

/** Counts down to a moment of the given clock, in whole seconds; runs `onEnd` once when it comes, not where it has passed already. */
export function useCountdown(end: number, now: () => number, onEnd: () => void): number {
  const [ms, setMs] = useState(() => Math.max(0, end - now()));
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    let isOver = end <= now();
    const tick = (): void => {
      const rest = Math.max(0, end - now());
      setMs(Math.ceil(rest / 1000) * 1000);
      if (rest > 0 || isOver) return;
      isOver = true;
      latest.current();
    };
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [end, now]);
  return ms;
}
