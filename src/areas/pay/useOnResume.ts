// Owns noticing that the player is back: from another app or tab, or by the browser's back out of its cache.
import { useEffect, useRef } from 'react';

/** Does `work` each time the player comes back to the page as it stands. */
export function useReturn(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) latest.current();
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') latest.current();
    };
    window.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
}
