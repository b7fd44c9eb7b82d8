// Owns what players can notice of a station, as facts that can be compared: screens, menus, names, offers, colours, flags.
import type { Role } from '#contract/call.ts';
import { screens } from '#contract/screens.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import { localText, type Station } from '../station.ts';
import { type MenuEntry, memberMenu, menuOf } from './menus.ts';
import { hasPath } from './routes.ts';
import { paletteWith } from './theme.ts';

/** The text of a text id; the caller has the catalogues. */
export type TextLookup = (id: TextId, locale: Locale) => string;

export const roles: readonly Role[] = ['guest', 'trial', 'member', 'agent'];

/** One thing that players can notice: where it belongs, what it is, and its value; absent things are not in the list. */
export interface VisibleFact {
  area: 'screens' | 'menus' | 'names' | 'offers' | 'look' | 'accounts' | 'settings';
  what: string;
  value: string;
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
  'recoverByQuestion',
  'registerFields',
]);

/** Everything about a station that players can notice. */
export function visibleFactsOf(station: Station, textOf: TextLookup): VisibleFact[] {
  const facts: VisibleFact[] = [];
  const add = (area: VisibleFact['area'], what: string, value: string): void => {
    if (value !== '') facts.push({ area, what, value });
  };
  add('names', 'station', both(station.name));
  add('names', 'title of the browser tab', both(station.pageHead.pageTitle));
  for (const [kind, text] of Object.entries(station.activityNames))
    add('names', `activity ${kind}`, both(text));
  for (const row of screens) if (hasPath(station, row.path)) add('screens', row.path, `on, for ${row.who}`);
  for (const role of roles) {
    const line = (entries: readonly MenuEntry[]): string =>
      entries.map((entry) => `${labelOf(entry, textOf, 'zh-CN')} (${entry.to})`).join(', ');
    add('menus', `tab bar, ${role}`, line(menuOf(station, 'tabBar', role)));
    add('menus', `home grid, ${role}`, line(menuOf(station, 'home', role)));
    for (const group of memberMenu(station, role))
      add('menus', `member centre, ${role}, ${both(group.title)}`, line(group.entries));
  }
  add('look', 'language', station.locale);
  add('look', 'skin', station.theme.skin);
  add('look', 'logo', station.theme.logo || 'monogram of the name');
  for (const skin of ['ThemeRed', 'ThemeBlack'] as const) {
    const palette = paletteWith(skin, station.theme[skin]);
    for (const color of ['brand', 'brandDeep', 'onBrand', 'brandText', 'brandQuiet', 'accent'] as const)
      add('look', `${color} in ${skin}`, palette[color]);
  }
  add('settings', 'hosts', [...station.hosts, `${station.code}.localhost`].join(', '));
  for (const [key, value] of Object.entries(station.onOff))
    add(accounts.has(key) ? 'accounts' : 'settings', key, plain(value));
  for (const [key, value] of Object.entries(station.frontConfig))
    add(offers.has(key) ? 'offers' : 'settings', key, plain(value));
  return facts;
}

export interface ValueWords {
  readonly on: string;
  readonly off: string;
  readonly empty: string;
}

/** A value of a setting as people read it; in English where no words are given. */
export function plain(value: unknown, words: ValueWords = { on: 'on', off: 'off', empty: 'empty' }): string {
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
}

/** What differs between two products, in the order of the first, additions last. */
export function differencesOf(before: readonly VisibleFact[], after: readonly VisibleFact[]): Difference[] {
  const keyOf = (fact: VisibleFact): string => `${fact.area} ${fact.what}`;
  const then = new Map(after.map((fact) => [keyOf(fact), fact]));
  const now = new Map(before.map((fact) => [keyOf(fact), fact]));
  return [
    ...before.flatMap((fact) => {
      const other = then.get(keyOf(fact))?.value ?? null;
      return other === fact.value
        ? []
        : [{ area: fact.area, what: fact.what, before: fact.value, after: other }];
    }),
    ...after
      .filter((fact) => !now.has(keyOf(fact)))
      .map((fact) => ({ area: fact.area, what: fact.what, before: null, after: fact.value })),
  ];
}

/** Whether a difference takes something away from players: a screen, a menu or an entry of it, an offer, a host. */
export function isRemoval({ area, what, before, after }: Difference): boolean {
  if (before === null) return false;
  if (area === 'screens' || area === 'menus' || what === 'hosts') {
    const kept = new Set((after ?? '').split(', ').map((entry) => /\((.+)\)$/.exec(entry)?.[1] ?? entry));
    return before.split(', ').some((entry) => !kept.has(/\((.+)\)$/.exec(entry)?.[1] ?? entry));
  }
  if (area === 'offers') return after === null || after === '0' || after === 'off';
  return (
    ['registerOpen', 'trialOpen', 'onlineServiceUrl', 'lineDetection'].includes(what) &&
    (after === 'off' || after === 'empty')
  );
}
