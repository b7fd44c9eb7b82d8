// Owns what a station is to the rest of the house: its file's differences with every default filled in.
import {
  type LocalText,
  type StationFacts,
  type StationFile,
  stationDefaults,
} from '#contract/station.generated.ts';
import type { Locale } from '#texts/text.ts';

export type Station = StationFacts;

/**
 * A station file with the defaults of schemas/station.json filled in. Settings are merged section by section; a list
 * or a text that the file gives takes the default's place whole. Object spread defines own properties, so a key
 * named __proto__ can reach no prototype.
 */
export function resolveStation(file: StationFile): Station {
  const { $schema: _, ...given } = file;
  const defaults = stationDefaults;
  return {
    ...defaults,
    ...given,
    theme: { ...defaults.theme, ...given.theme },
    routes: { ...defaults.routes, ...given.routes },
    menus: { ...defaults.menus, ...given.menus },
    activityNames: { ...defaults.activityNames, ...given.activityNames },
    onOff: { ...defaults.onOff, ...given.onOff },
    pageHead: { ...defaults.pageHead, ...given.pageHead },
    frontConfig: { ...defaults.frontConfig, ...given.frontConfig },
  };
}

/** A text of a station in a language; Chinese where the other language is not given. */
export function localText(text: LocalText, locale: Locale): string {
  if (typeof text === 'string') return text;
  return (locale === 'en' && text.en) || text['zh-CN'];
}
