// The screens that content leads to: by a destination of its own, and by links in its texts.
import { rowOf } from '#station/derive/routes.ts';
import { resolveStation, type Station } from '#station/station.ts';
import type { ContentKind } from './content.generated.ts';
import { type ContentPlace, placesOf } from './walkFile.ts';

/** The kinds with destinations or texts that may hold links. */
export const kindsWithLinks = ['activities', 'ads', 'banners', 'help', 'notices'] as const;

/** A station with every screen. */
export const wholeStation: Station = resolveStation({ code: 'whole', name: 'Station' });

/** Whether a path is a screen's: pages of the server have an ending, and addresses of others a host. */
const isScreenPath = (to: string): boolean => /^\/(?!\/)[^.]*$/.test(to.replace(/[?#].*$/s, ''));

/** A screen that content leads to, and the text that does. */
interface Link extends ContentPlace {
  text: string;
}

/** Every screen that a file leads to, with its place. */
export function* linksOf(kind: ContentKind, file: unknown): Generator<Link> {
  for (const place of placesOf(kind, file, 'destination', 'html')) {
    if (place.definition === 'destination') {
      if (isScreenPath(place.value)) yield { ...place, text: place.value };
      continue;
    }
    for (const [, to] of place.value.matchAll(/\shref="([^"]*)"/g))
      if (isScreenPath(to!)) yield { ...place, value: to!, text: place.value };
    for (const [, to] of place.value.matchAll(/\{(?:link|screen)\.(\/[^{}]*)\}/g))
      yield { ...place, value: to!, text: place.value };
  }
}

/** Screens by what leads to them: thousands of stations lead to the same few. */
const screens = new Map<string, string | undefined>();
const mostRemembered = 10_000;

/** The screen that a path leads to on a station with every screen, by its pattern. */
export function screenOf(to: string): string | undefined {
  if (screens.has(to)) return screens.get(to);
  if (screens.size >= mostRemembered) screens.clear();
  const screen = rowOf(wholeStation, to)?.path;
  screens.set(to, screen);
  return screen;
}

/** Whether any station can have the screen. */
export const isScreen = (to: string): boolean => screenOf(to) !== undefined;

/** Whether a station has switched off the screen that a path leads to. */
export function isOff(station: Station, to: string): boolean {
  const screen = screenOf(to);
  return screen !== undefined && (station.routes.off as readonly string[]).includes(screen);
}
