// Owns fetching the chunks a player is likely to want next: when the first finger moves or after a long rest, never where data is saved.
import type { Role } from '#contract/call.ts';
import { menuOf } from '#station/menus.ts';
import { routesOf } from '#station/routes.ts';
import type { Station } from '#station/station.ts';
import { afterFirstScreen, savesData, whenUsed } from './idle.ts';
import { loadScreen } from './screens.ts';

/** Screens of the tab bar, log-in for guests, then the home page's own menu. */
export function likelyNext(station: Station, role: Role): readonly string[] {
  const paths = [
    ...menuOf(station, 'tabBar', role).map(({ to }) => to),
    ...(role === 'guest' ? ['/login'] : []),
    ...menuOf(station, 'home', role).map(({ to }) => to),
  ];
  return [...new Set(paths)].filter((to) => to.startsWith('/'));
}

export function fetchAhead(station: Station, role: Role): () => void {
  if (savesData()) return () => undefined;
  const rows = likelyNext(station, role).flatMap((path) =>
    routesOf(station).filter((row) => row.path === path),
  );
  let isOff = false;
  let callOff = (): void => undefined;
  const fetchNext = (): void => {
    const row = rows.shift();
    if (!row || isOff) return;
    // One after another, each in a quiet moment; what fails is asked for again when it is wanted.
    loadScreen(row)
      .catch(() => undefined)
      .then(() => {
        if (!isOff) callOff = afterFirstScreen(fetchNext, 50);
      });
  };
  const stop = whenUsed(() => {
    callOff = afterFirstScreen(fetchNext, 50);
  });
  return () => {
    isOff = true;
    stop();
    callOff();
  };
}
