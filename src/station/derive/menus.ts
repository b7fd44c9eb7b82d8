// What each menu of a station holds for a visitor: the file's lists less what is switched off or not for this role.
import { mayDo, type Rank, type Role } from '#contract/call.ts';
import { type ScreenRow, screens } from '#contract/screens.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import type { TextId } from '#texts/ids.generated.ts';
import type { Locale } from '#texts/text.ts';
import { localText, type Station } from '../station.ts';
import { kindsOfScreen } from './activities.ts';
import { whyEmpty } from './offered.ts';

export interface MenuEntry {
  /** Path of a screen, or action:<name> for useSite().act. */
  to: string;
  /** The station's own name for it; goes before the text of titleId. */
  name?: LocalText;
  titleId: TextId;
  /** Name of an icon of src/kit/Icon.tsx. */
  icon: string;
}

export interface MenuGroup {
  title: LocalText;
  entries: MenuEntry[];
}

export type MenuName = 'tabBar' | 'home';

interface Action {
  titleId: TextId;
  icon: string;
  /** Whether this station goes without it. */
  isMissing?(station: Station): boolean;
  /** Who sees it; everybody unless said. */
  roles?: readonly Role[];
  name?(station: Station): LocalText;
}

/** Everything that action:<name> may name in a menu. */
export const menuActions: Readonly<Record<string, Action>> = {
  service: {
    titleId: 'shell.action.service',
    icon: 'service',
    isMissing: (station) => station.onOff.onlineServiceUrl === '',
  },
  lineDetection: {
    titleId: 'shell.action.lineDetection',
    icon: 'line',
    isMissing: (station) => !station.frontConfig.lineDetection,
    name: (station) => station.frontConfig.lineDetectionTxt,
  },
  theme: {
    titleId: 'shell.action.theme',
    icon: 'palette',
    isMissing: ({ theme }) => theme.choice === 'own',
  },
  board: { titleId: 'shell.action.board', icon: 'sliders' },
  locale: { titleId: 'shell.action.locale', icon: 'globe' },
  trial: {
    titleId: 'shell.action.trial',
    icon: 'trial',
    isMissing: (station) => !station.onOff.trialOpen,
    roles: ['guest'],
  },
  desktop: { titleId: 'shell.action.desktop', icon: 'desktop' },
};

/**
 * Whether an entry makes sense to a visitor. A guest sees the pages of members and is asked to log in on the tap;
 * whoever is logged in sees only what they may enter. Nobody who is logged in needs the log-in page, and an agent has
 * promotion links in place of recommending friends.
 */
function isFor(role: Role, path: string, who: Rank): boolean {
  if (path === '/login') return role === 'guest';
  if (path === '/recommend' && role === 'agent') return false;
  return mayDo(role, who) || (role === 'guest' && who !== 'agent');
}

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The station's own name of a screen or action: of its menus, or of the activity that is taken part in there. */
function nameOf({ menus, activityNames }: Pick<Station, 'menus' | 'activityNames'>, to: string) {
  const chosen = own(menus.names, to);
  // A record called like its activity would not say that it is one.
  if (chosen !== undefined || to.endsWith('Record')) return chosen;
  const [name, other] = kindsOfScreen(to).flatMap((kind) => own(activityNames, kind) ?? []);
  // A screen of two kinds that are both named is neither's: it bears its own title, and its tabs their names.
  return other ? undefined : name;
}

/** The station's own name (menus.names, activityNames) of a screen or action in a language, or undefined where it has none. */
export function ownName(
  station: Pick<Station, 'menus' | 'activityNames'>,
  to: string,
  locale: Locale,
): string | undefined {
  const name = nameOf(station, to);
  return name === undefined ? undefined : localText(name, locale);
}

/** Title of a screen that the station has no name for; one without registration does not promise it. */
export const titleOf = ({ onOff }: Pick<Station, 'onOff'>, { path, title }: ScreenRow): TextId =>
  path === '/login' && !onOff.registerOpen ? 'shell.login.only' : title;

/** What a destination is to a visitor of this role, or why it is left out: a word that whyLeftOut() makes a sentence of, since browsers have no use for one. */
export function entryOf(station: Station, to: string, role: Role): MenuEntry | { leftOut: string } {
  const name = nameOf(station, to);
  if (to.startsWith('action:')) {
    const action = own(menuActions, to.slice('action:'.length));
    if (!action) return { leftOut: 'noAction' };
    if (action.isMissing?.(station)) return { leftOut: to };
    if (action.roles && !action.roles.includes(role)) return { leftOut: 'role' };
    const label = name ?? action.name?.(station);
    return {
      to,
      titleId: action.titleId,
      icon: action.icon,
      ...(label === undefined ? {} : { name: label }),
    };
  }
  const row = screens.find((one) => one.path === to);
  if (!row) return { leftOut: 'noScreen' };
  if ((station.routes.off as readonly string[]).includes(to)) return { leftOut: 'off' };
  const empty = whyEmpty(station, to);
  if (empty) return { leftOut: empty };
  if (!isFor(role, to, row.who)) return { leftOut: 'role' };
  return { to, titleId: titleOf(station, row), icon: row.icon, ...(name === undefined ? {} : { name }) };
}

export type Menu = MenuName | 'member';

/** What an entry of a menu is to a visitor of this role, or why it is left out there. */
export function entryIn(
  station: Station,
  menu: Menu,
  to: string,
  role: Role,
): MenuEntry | { leftOut: string } {
  if (menu === 'member') {
    if ((station.routes.off as readonly string[]).includes('/userCenter')) return { leftOut: 'memberOff' };
    if (to === '/donate' && station.frontConfig.userCenterNoShowHope) return { leftOut: 'hope' };
  }
  if (menu === 'home' && station.menus.tabBar.includes(to as never)) return { leftOut: 'tabBar' };
  return entryOf(station, to, role);
}

const entriesOf = (station: Station, menu: Menu, list: readonly string[], role: Role): MenuEntry[] =>
  list.map((to) => entryIn(station, menu, to, role)).filter((entry) => 'to' in entry);

/** How the home page lays its shortcuts out. */
export interface MenuShape {
  columns: 3 | 4 | 5;
  /** What is seen at first: the rest opens by the last. */
  count: number;
}

/** Two rows of four. */
const mostShortcuts = 8;

/** Up to five shortcuts stand in one row, more in two. */
export function menuShape(entries: number): MenuShape {
  const count = Math.min(entries, mostShortcuts);
  return { count, columns: count === 5 ? 5 : count <= 3 || count === 6 ? 3 : 4 };
}

/** The entries of the tab bar or the home grid for a visitor of this role, in order. */
export const menuOf = (station: Station, menu: MenuName, role: Role): MenuEntry[] =>
  entriesOf(station, menu, station.menus[menu], role);

/** Whether a path is a screen of the tab bar, other than the home page. */
export const isLaterTab = (station: Station, role: Role, path: string): boolean =>
  path !== '/index' && menuOf(station, 'tabBar', role).some(({ to }) => to === path);

/** The groups of the member centre for a visitor of this role; a group with nothing in it is left out. */
export const memberMenu = (station: Station, role: Role): MenuGroup[] =>
  station.menus.member
    .map(({ title, items }) => ({ title, entries: entriesOf(station, 'member', items, role) }))
    .filter((group) => group.entries.length > 0);
