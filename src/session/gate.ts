// Where a visitor may be: unknown paths, the not-logged-to-login rule, and what leaving the log-in page triggers (docs/specification.md §4).
import type { GetOnOffBaseBtnAnswer } from '#contract/session.generated.ts';
import { hasPath } from '#station/derive/routes.ts';
import type { Station } from '#station/station.ts';

export interface GateFacts {
  station: Station;
  onOff: Pick<GetOnOffBaseBtnAnswer, 'notLoggedToLoginPage' | 'onoffMobileNotloggedToLoginview'>;
  /** The application is ready: on/off config and visitor are known. */
  isReady: boolean;
  isLoggedIn: boolean;
}

/** Lower case, without query, hash or last slash. */
const bare = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase() || '/';

const openPaths = ['/login', '/appdown'];

/** Whoever is not logged in is to see the log-in page first: everywhere, or on the mobile site, which this is. */
export const asksForLogin = ({ onOff }: Pick<GateFacts, 'onOff'>): boolean =>
  onOff.notLoggedToLoginPage || onOff.onoffMobileNotloggedToLoginview;

/**
 * Where a visitor at this path belongs instead, or null to stay. Decided in one step (an unknown path goes to /, which goes
 * to /index, which may go to /login), so that no combination takes more than one step and none loops.
 */
export function belongsAt(path: string, facts: GateFacts): '/index' | '/login' | null {
  const here = bare(path);
  const known = here !== '/' && hasPath(facts.station, here);
  if (facts.isReady && !facts.isLoggedIn && asksForLogin(facts) && !(known && openPaths.includes(here))) {
    return '/login';
  }
  return known ? null : '/index';
}

/** Whether going from one path to another leaves the log-in or register page: on/off config and user info are loaded again. */
export const leavesLogin = (from: string, to: string): boolean =>
  ['/login', '/register'].includes(bare(from)) && bare(from) !== bare(to);
