// Fetching the screens a player is likely to want next, with what they read first: when the first finger moves or after a long rest, never where data is saved, and not while the line is lost.
import { isOnline, onOnline } from '#browser/pageLifecycle.ts';
import { type Call, mayDo, type Role } from '#contract/call.ts';
import { screenReads } from '#contract/screenReads.generated.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import * as sessionCalls from '#contract/session.generated.ts';
import { menuOf } from '#station/derive/menus.ts';
import { routesOf } from '#station/derive/routes.ts';
import type { Station } from '#station/station.ts';
import { readAhead } from '#transport/readAhead.ts';
import { afterFirstScreen, savesData, whenUsed } from '../boot/idle.ts';
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

/** Only calls that every page carries anyway: another area's call would bring its constants into the first screen. */
const calls = new Map(
  Object.values(sessionCalls).map((call) => [call.id as string, call as Call<object, object>]),
);

async function readsAhead(row: ScreenRow): Promise<void> {
  for (const id of screenReads[row.path] ?? []) {
    const call = calls.get(id);
    if (call) await readAhead(call, {});
  }
  if (row.adPage) await readAhead(sessionCalls.floatFrameList, { showPage: row.adPage });
}

export function fetchAhead(station: Station, role: Role): () => void {
  if (savesData()) return () => undefined;
  const rows = likelyNext(station, role).flatMap((path) =>
    routesOf(station).filter((row) => row.path === path),
  );
  // Chunks stay; answers become stale, so they are requested only for the most likely next screens.
  const tabs = new Set(menuOf(station, 'tabBar', role).map(({ to }) => to));
  let isOff = false;
  let callOff = (): void => undefined;
  const goOn = (): void => {
    if (!isOff) callOff = afterFirstScreen(fetchNext, 50);
  };
  /** Until the connection is back: without one each screen would fail, and take its place among what the player waits for. */
  const rest = (): void => {
    if (isOff) return;
    callOff = onOnline(() => {
      callOff();
      goOn();
    });
  };
  const fetchNext = (): void => {
    const row = rows.shift();
    if (!row || isOff) return;
    if (!isOnline()) {
      rows.unshift(row);
      rest();
      return;
    }
    // One after another, each in a quiet moment; a screen that fails is requested again when it is needed.
    loadScreen(row).then(
      () =>
        (tabs.has(row.path) && mayDo(role, row.who) ? readsAhead(row) : Promise.resolve())
          .catch(() => undefined)
          .then(goOn),
      // The moment the line is back, a request may still fail.
      () => (isOnline() ? goOn() : rest()),
    );
  };
  const stop = whenUsed(goOn);
  return () => {
    isOff = true;
    stop();
    callOff();
  };
}
