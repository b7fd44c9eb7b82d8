// What a station is to the rest of the platform: its file's differences with every default filled in.
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
export function resolveStation(given: StationFile): Station {
  const defaults = stationDefaults;
  // A section that the file leaves out is the default itself: ten thousand files share it.
  return {
    ...(given.costLimits && { costLimits: given.costLimits }),
    ...(given.protection && { protection: given.protection }),
    schemaVersion: defaults.schemaVersion,
    code: given.code,
    name: given.name,
    hosts: given.hosts ?? defaults.hosts,
    locale: given.locale ?? defaults.locale,
    serviceWorker: given.serviceWorker ?? defaults.serviceWorker,
    ads: given.ads ?? defaults.ads,
    theme: given.theme ? { ...defaults.theme, ...given.theme } : defaults.theme,
    routes: given.routes ? { ...defaults.routes, ...given.routes } : defaults.routes,
    menus: given.menus ? { ...defaults.menus, ...given.menus } : defaults.menus,
    activityNames: given.activityNames ?? defaults.activityNames,
    onOff: given.onOff ? { ...defaults.onOff, ...given.onOff } : defaults.onOff,
    pageHead: given.pageHead ?? defaults.pageHead,
    frontConfig: given.frontConfig ? { ...defaults.frontConfig, ...given.frontConfig } : defaults.frontConfig,
  };
}

/** A text of a station in a language; Chinese where the other language is not given. */
export function localText(text: LocalText, locale: Locale): string {
  if (typeof text === 'string') return text;
  return (locale === 'en' && text.en) || text['zh-CN'];
}
