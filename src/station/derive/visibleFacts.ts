// What players can notice of a station, as facts that can be compared: screens, menus, names, offers, colours, flags.
import type { Role } from '#contract/call.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import { localText, type Station } from '../station.ts';
import { paletteWith } from './look/theme.ts';
import { type MenuEntry, memberMenu, menuOf } from './menus.ts';
import { hasPath } from './routes.ts';

/** The text of a text id; the caller has the catalogues. */
export type TextLookup = (id: TextId, locale: Locale) => string;

export const roles: readonly Role[] = ['guest', 'trial', 'member', 'agent'];

/** What a fact is called beside settings and screens, which bear their own names. */
export type FactName =
  | 'station'
  | 'pageTitle'
  | 'activity'
  | 'tabBar'
  | 'home'
  | 'member'
  | 'locale'
  | 'skin'
  | 'logo'
  | 'hosts';

export interface ValueWords {
  readonly on: string;
  readonly off: string;
  readonly empty: string;
}

/** How the facts of a station are said, in the language of whoever reads them. */
export interface FactWords extends ValueWords {
  named(name: FactName, about?: string): string;
  color(color: string, skin: string): string;
  role(role: Role): string;
  onFor(who: ScreenRow['who']): string;
  readonly monogram: string;
}

/** One thing that players can notice: where it belongs, what it is, and its value; absent things are not in the list. */
export interface VisibleFact {
  area: 'screens' | 'menus' | 'names' | 'offers' | 'look' | 'accounts' | 'settings';
  what: string;
  value: string;
  /** Names a setting or a fact in every language. */
  key: string;
  /** The value gives nothing: off, empty or 0. */
  isNothing: boolean;
}

export const labelOf = (entry: MenuEntry, textOf: TextLookup, locale: Locale): string =>
  entry.name === undefined ? textOf(entry.titleId, locale) : localText(entry.name, locale);

const both = (text: LocalText | undefined): string => {
  if (text === undefined) return '';
  const [chinese, english] = [localText(text, 'zh-CN'), localText(text, 'en')];
  return chinese === english ? chinese : `${chinese} / ${english}`;
};

const offers = new Set(['bonusPercent', 'bonusAmount', 'showFreeDepositInHoney']);
const accounts = new Set([
  'notLoggedToLoginPage',
  'onoffMobileNotloggedToLoginview',
  'registerOpen',
  'trialOpen',
  'loginCheck',
  'registerCheck',
  'questionOnNewDevice',
  'questionOnChange',
  'smsLogin',
  'passkeys',
  'push',
  'recoverByQuestion',
  'registerFields',
]);

/** Everything about a station that players can notice. */
export function visibleFactsOf(station: Station, textOf: TextLookup, words: FactWords): VisibleFact[] {
  const facts: VisibleFact[] = [];
  const add = (area: VisibleFact['area'], key: string, what: string, value: string): void => {
    if (value !== '') facts.push({ area, what, value, key, isNothing: false });
  };
  const named = (area: VisibleFact['area'], name: FactName, value: string, about?: string): void =>
    add(area, name, words.named(name, about), value);
  const set = (area: VisibleFact['area'], key: string, value: unknown): void => {
    const isNothing = value === false || value === 0 || plain(value, words) === words.empty;
    facts.push({ area, what: key, value: plain(value, words), key, isNothing });
  };
  named('names', 'station', both(station.name));
  named('names', 'pageTitle', both(station.pageHead.pageTitle));
  for (const [kind, text] of Object.entries(station.activityNames))
    named('names', 'activity', both(text), kind);
  for (const row of screens)
    if (hasPath(station, row.path)) add('screens', row.path, row.path, words.onFor(row.who));
  for (const role of roles) {
    const line = (entries: readonly MenuEntry[]): string =>
      entries.map((entry) => `${labelOf(entry, textOf, 'zh-CN')} (${entry.to})`).join(', ');
    const seen = words.role(role);
    named('menus', 'tabBar', line(menuOf(station, 'tabBar', role)), seen);
    named('menus', 'home', line(menuOf(station, 'home', role)), seen);
    for (const group of memberMenu(station, role))
      named('menus', 'member', line(group.entries), `${seen}, ${both(group.title)}`);
  }
  named('look', 'locale', station.locale);
  named('look', 'skin', station.theme.skin);
  named('look', 'logo', station.theme.logo || words.monogram);
  for (const skin of ['ThemeRed', 'ThemeBlack'] as const) {
    const palette = paletteWith(skin, station.theme[skin]);
    for (const color of ['brand', 'brandDeep', 'onBrand', 'brandText', 'brandQuiet', 'accent'] as const)
      add('look', color, words.color(color, skin), palette[color]);
  }
  named('settings', 'hosts', [...station.hosts, `${station.code}.localhost`].join(', '));
  for (const [key, value] of Object.entries(station.onOff))
    set(accounts.has(key) ? 'accounts' : 'settings', key, value);
  for (const [key, value] of Object.entries(station.frontConfig))
    set(offers.has(key) ? 'offers' : 'settings', key, value);
  return facts;
}

/** A value of a setting as people read it. */
export function plain(value: unknown, words: ValueWords): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (Array.isArray(value)) return value.map((each) => plain(each, words)).join(', ');
  if (typeof value === 'object' && value !== null && 'zh-CN' in value)
    return both(value as LocalText) || words.empty;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return value === '' ? words.empty : String(value);
}

export interface Difference {
  area: VisibleFact['area'];
  what: string;
  before: string | null;
  after: string | null;
  /** It takes something away from players: a screen, a menu or an entry of it, an offer, a host. */
  isRemoval: boolean;
}

/** What differs between two products, in the order of the first, additions last. */
export function differencesOf(before: readonly VisibleFact[], after: readonly VisibleFact[]): Difference[] {
  const idOf = (fact: VisibleFact): string => `${fact.area} ${fact.what}`;
  const then = new Map(after.map((fact) => [idOf(fact), fact]));
  const now = new Map(before.map((fact) => [idOf(fact), fact]));
  return [
    ...before.flatMap((fact) => {
      const other = then.get(idOf(fact));
      if (other?.value === fact.value) return [];
      const { area, what, value } = fact;
      return [{ area, what, before: value, after: other?.value ?? null, isRemoval: isRemoval(fact, other) }];
    }),
    ...after
      .filter((fact) => !now.has(idOf(fact)))
      .map(({ area, what, value }) => ({ area, what, before: null, after: value, isRemoval: false })),
  ];
}

/** Settings without which players cannot come, or cannot ask. */
const ways = new Set(['registerOpen', 'trialOpen', 'onlineServiceUrl', 'lineDetection']);

/** The screens, entries or hosts that a value lists. */
const listed = ({ value }: VisibleFact): string[] =>
  value.split(', ').map((entry) => /\((.+)\)$/.exec(entry)?.[1] ?? entry);

function isRemoval(before: VisibleFact, after: VisibleFact | undefined): boolean {
  const { area, key } = before;
  if (area === 'screens' || area === 'menus' || key === 'hosts') {
    const kept = new Set(after ? listed(after) : []);
    return listed(before).some((entry) => !kept.has(entry));
  }
  if (area === 'offers') return after === undefined || after.isNothing;
  return ways.has(key) && after?.isNothing === true;
}
