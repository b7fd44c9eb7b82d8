// Which screens a station lacks because it runs none of their activities: menus, ads, offers and links of the pages it sends leave them out.
import { screens } from '#contract/screens.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { kindsNeededFor } from '#station/derive/neededActivities.ts';

/** Each screen that needs an activity, with the kinds of which one suffices. */
const needs = screens.flatMap(({ path }) => {
  const kinds = kindsNeededFor(path);
  return kinds.length > 0 ? [{ path, kinds }] : [];
});

/** The station as its pages have it, with the screens switched off whose activities it does not run. */
export function withoutAbsent(station: StationFacts, running: ReadonlySet<string>): StationFacts {
  const absent = needs
    .filter(({ kinds }) => !kinds.some((kind) => running.has(kind)))
    .map(({ path }) => path);
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
