// The two ways between what is on screen and the setting that made it: a click leads to settings, a setting to its places.
import type { StationFacts } from '#contract/station.generated.ts';
import { isWithin } from '#station/recordable.ts';

const attribute = 'data-settings';
const mark = 'data-look-marked';
const mostPicked = 12;

const pathsOn = (element: Element): string[] => element.getAttribute(attribute)?.split(' ') ?? [];

/** The value at a path such as menus.tabBar[0]; undefined where there is none. */
function valueAt(station: StationFacts, path: string): unknown {
  let value: unknown = station;
  for (const step of path.split(/[.[\]]+/).filter((each) => each !== ''))
    value = (value as Record<string, unknown> | undefined | null)?.[step];
  return value;
}

/** What an element says, shows or leads to, that a setting may hold. */
function tracesOf(element: Element): string[] {
  const near = element.closest('a, button, img, h1, h2, p, li, span') ?? element;
  return [
    near.textContent?.trim() ?? '',
    near.getAttribute('href') ?? '',
    near.getAttribute('src') ?? '',
    near.querySelector('img')?.getAttribute('src') ?? '',
    near.getAttribute('aria-label') ?? '',
  ].filter((each) => each !== '');
}

/** Whether what was clicked holds the value of the setting. */
const isOf = (value: unknown, traces: readonly string[]): boolean =>
  typeof value === 'string' &&
  value.length > 0 &&
  traces.some((trace) => trace === value || (value.length > 1 && trace.includes(value)));

/** The settings that an element shows: those whose value can be read on it, then those of the nearest part of the page that read any. */
export function settingsUnder(target: Element, station: StationFacts): string[] {
  const traces = tracesOf(target);
  const near: string[] = [];
  for (let at: Element | null = target; at && near.length < 60; at = at.parentElement)
    near.push(...pathsOn(at));
  const all = [...new Set(near)];
  const likely = all.filter((path) => isOf(valueAt(station, path), traces));
  return [...likely, ...all.filter((path) => !likely.includes(path))].slice(0, mostPicked);
}

/** Colours of a station: they are on screen wherever something has just this colour. */
const colourAt = (station: StationFacts, path: string): string | null => {
  const value = path.startsWith('theme.') ? valueAt(station, path) : undefined;
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return null;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return `rgb(${r}, ${g}, ${b})`;
};

const shows = (element: Element, colour: string): boolean => {
  const style = getComputedStyle(element);
  return (
    style.backgroundColor === colour ||
    style.backgroundImage.includes(colour) ||
    style.borderTopColor === colour ||
    style.fill === colour ||
    // What is inherited belongs to the element that has words of its own.
    (style.color === colour && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
  );
};

/** What a setting says on screen: its own text, or that of each language. */
function wordsAt(station: StationFacts, path: string): string[] {
  const value = valueAt(station, path);
  const all = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return all.filter((each): each is string => typeof each === 'string' && each.length > 1);
}

/** Where the words of the setting stand in what shows it; without such words, what holds none of the others. */
function innermost(found: readonly Element[], words: readonly string[]): Element[] {
  const saying = found.flatMap((element) =>
    [element, ...element.querySelectorAll('*')].filter(
      (each) => each.childElementCount === 0 && words.includes(each.textContent?.trim() ?? ''),
    ),
  );
  if (saying.length > 0) return [...new Set(saying)];
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
}

let sheet: CSSStyleSheet | undefined;

/** Outlines every place where a setting is seen; returns how many there are. */
export function markPlaces(path: string | null, station: StationFacts): number {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `[${mark}] { outline: 2px solid #1677ff !important; outline-offset: -2px; box-shadow: inset 0 0 0 9999px rgb(22 119 255 / 12%) !important; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  if (path === null) return 0;
  const colour = colourAt(station, path);
  const found = [...document.querySelectorAll(colour ? 'body *' : `[${attribute}]`)].filter((element) =>
    colour ? shows(element, colour) : pathsOn(element).some((own) => isWithin(own, path)),
  );
  const places = colour ? found : innermost(found, wordsAt(station, path));
  for (const element of places) element.setAttribute(mark, '');
  places[0]?.scrollIntoView({ block: 'nearest' });
  return places.length;
}
