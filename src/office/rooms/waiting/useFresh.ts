// What a screen reads stays fresh while it is looked at.
import { useEffect, useRef } from 'react';

/** Reads again every so many seconds while the page is in sight. */
export function useFresh(again: () => void, seconds: number): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);
}
