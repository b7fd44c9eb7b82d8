// The hook that runs when a player returns: from another app or tab, or from the browser's back/forward cache.
import { useEffect, useRef } from 'react';
import { onResumed } from '#browser/pageLifecycle.ts';

/** Does `work` each time the player returns to the page. */
export function useOnResume(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => onResumed(() => latest.current()), []);
}
