// The file of a new station: what a few answers make of it, with the settings of another station where it begins as a copy.
import type { Skin } from '../derive/look/palettes.ts';
import { written } from '../read/textEdits.ts';

/** What is answered for a new station; a text that is empty is left to the defaults. */
export interface NewStation {
  code: string;
  name: string;
  english: string;
  hosts: readonly string[];
  /** Undefined for the one of the copied station, or the default. */
  skin: Skin | undefined;
  /** Colour of the brand as #rrggbb in the theme above, and in the other one. */
  brand: string;
  otherBrand: string;
  /** Address such as /logo/k888.png. */
  logo: string;
  /** Screens that it does not have. */
  off: readonly string[];
  /** Who answers players, as `onOff.onlineServiceUrl`. */
  service: string;
}

export const nothingAnswered: NewStation = {
  code: '',
  name: '',
  english: '',
  hosts: [],
  skin: undefined,
  brand: '',
  otherBrand: '',
  logo: '',
  off: [],
  service: '',
};

/** Settings that are a station's own, by section: a copy begins without them. */
const ownSettings: Readonly<Record<string, readonly string[]>> = {
  theme: ['logo', 'ThemeRed', 'ThemeBlack'],
  menus: ['names'],
  onOff: ['onlineServiceUrl'],
  frontConfig: ['addToDesktopRemainText', 'lineDetectionTxt'],
};

const ownKeys = ['$schema', 'code', 'name', 'hosts', 'pageHead', 'activityNames'];

/** Where the schema is from the folder that the program comes with. */
export const shippedSchema = '../schemas/station.json';

const defaultSkin: Skin = 'ThemeRed';
const defaultService = '/support';

type Section = Record<string, unknown>;
const sectionOf = (file: Readonly<Section>, name: string): Section => ({
  ...(file[name] as Section | undefined),
});
const isFilled = (section: Section): boolean => Object.keys(section).length > 0;

/** The text of the file. `schema` is its `$schema`; `from` is the file that is copied, without what is that station's own. */
export function newStationText(
  { code, name, english, hosts, skin, brand, otherBrand, logo, off, service }: NewStation,
  { schema = shippedSchema, from = {} }: { schema?: string; from?: Readonly<Section> } = {},
): string {
  const base: Section = { ...from };
  for (const key of ownKeys) delete base[key];
  for (const [section, keys] of Object.entries(ownSettings)) {
    const kept = Object.entries(sectionOf(base, section)).filter(([key]) => !keys.includes(key));
    if (kept.length > 0) base[section] = Object.fromEntries(kept);
    else delete base[section];
  }
  const theme = sectionOf(base, 'theme');
  delete base.theme;
  if (skin === defaultSkin) delete theme.skin;
  else if (skin !== undefined) theme.skin = skin;
  const shown = (theme.skin as Skin | undefined) ?? defaultSkin;
  if (logo !== '') theme.logo = logo;
  const colours: Readonly<Record<Skin, string>> =
    shown === 'ThemeRed'
      ? { ThemeRed: brand, ThemeBlack: otherBrand }
      : { ThemeRed: otherBrand, ThemeBlack: brand };
  for (const one of ['ThemeRed', 'ThemeBlack'] as const)
    if (colours[one] !== '') theme[one] = { brand: colours[one].toLowerCase() };
  const routes = sectionOf(base, 'routes');
  delete base.routes;
  if (off.length > 0) routes.off = [...new Set([...((routes.off as string[] | undefined) ?? []), ...off])];
  const onOff = sectionOf(base, 'onOff');
  delete base.onOff;
  if (service !== '' && service !== defaultService) onOff.onlineServiceUrl = service;
  const station = {
    $schema: schema,
    code,
    name: english ? { 'zh-CN': name, en: english } : name,
    ...(hosts.length > 0 && { hosts: hosts.map((host) => host.toLowerCase()) }),
    ...(isFilled(theme) && { theme }),
    ...(isFilled(routes) && { routes }),
    ...(isFilled(onOff) && { onOff }),
    ...base,
  };
  return `${written(station, '', '  ', '\n')}\n`;
}
