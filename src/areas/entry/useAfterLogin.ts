// Where a player goes on to once logged in.
import { useLocation, useNavigate } from 'react-router-dom';
import { useSite } from '#kit/page/site.ts';

/** The path somebody was on the way to, as the router's state carries it; a path of this site only. */
export function wantedPath(state: unknown): string | null {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) && !/^\/login\b/i.test(from) ? from : null;
}

/** Goes to what comes `first`, to where the player was going, or home; the log-in page does not stay behind in the history. */
export function useAfterLogin(): (first?: string) => Promise<void> {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { has, refresh } = useSite();
  return async (first) => {
    // First who is here, then there: a screen for members asks at once whether it is one.
    await refresh();
    const wanted = first ?? wantedPath(state);
    await navigate(wanted && has(wanted) ? wanted : '/index', { replace: true });
  };
}
