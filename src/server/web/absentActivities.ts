// Owns which screens a station lacks because it runs none of their activities: menus, ads, offers and links of the pages it sends leave them out.
import { screens } from '#contract/screens.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { activityScreens, kindsOfScreen } from '#station/derive/activities.ts';

/** Screens that are about more than activities of the kinds that name them: the list of all activities, and savings. */
const ownScreens: ReadonlySet<string> = new Set([activityScreens.general, activityScreens.balanceBao]);

const screenPaths = [...new Set(Object.values(activityScreens).map((to) => to.replace(/\?.*$/, '')))]
  .filter((path) => !ownScreens.has(path))
  .flatMap((path) =>
    screens.map((row) => row.path).filter((each) => each === path || each === `${path}Record`),
  );

/** The kinds of a screen and of its tabs. */
const kindsAt = (path: string): string[] =>
  Object.values(activityScreens)
    .filter((to) => to.replace(/\?.*$/, '') === path.replace(/Record$/, ''))
    .flatMap(kindsOfScreen);

/** The station as its pages have it, with the screens switched off whose activities it does not run. */
export function withoutAbsent(station: StationFacts, running: ReadonlySet<string>): StationFacts {
  const absent = screenPaths.filter((path) => !kindsAt(path).some((kind) => running.has(kind)));
  const off = new Set<string>([...station.routes.off, ...absent]);
  return { ...station, routes: { ...station.routes, off: [...off] as typeof station.routes.off } };
}

/** So long a page may be behind what an operator changed. */
const behindMs = 5_000;

/** What is running, read at most every few seconds for each station: each page asks. */
export function rememberedKinds(
  read: (station: string) => Promise<ReadonlySet<string>>,
): (station: string) => Promise<ReadonlySet<string>> {
  const known = new Map<string, { at: number; kinds: Promise<ReadonlySet<string>> }>();
  return (station) => {
    const last = known.get(station);
    if (last && performance.now() - last.at < behindMs) return last.kinds;
    const kinds = read(station);
    known.set(station, { at: performance.now(), kinds });
    return kinds;
  };
}
