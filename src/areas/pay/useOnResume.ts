// Owns the hook for a player who is back: from another app or tab, or by the browser's back out of its cache.
import { useEffect, useRef } from 'react';
import { onResumed } from '#browser/pageLifecycle.ts';

/** Does `work` each time the player comes back to the page as it stands. */
export function useOnResume(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => onResumed(() => latest.current()), []);
}
