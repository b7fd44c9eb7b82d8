// Which entries of the member centre share a tile: those of one matter, behind one screen that leads to all of them, or named in a sheet.
import type { TextId } from '#texts/ids.generated.ts';
import { activityScreens } from './activities.ts';
import type { MenuEntry, MenuGroup } from './menus.ts';

interface Matter {
  titleId: TextId;
  /** Name of an icon of src/kit/Icon.tsx. */
  icon: string;
  /** Screens that lead to all the others: the first one the visitor has is where the tile goes. None: a sheet names its entries. */
  hubs: readonly string[];
  of: readonly string[];
}

const bare = (to: string): string => to.replace(/\?.*/, '');

/** Records have tabs to each other; the first that a visitor may see leads to the rest. */
export const recordScreens = [
  '/lotteryRecord',
  '/orderReal',
  '/orderEgame',
  '/orderPt',
  '/orderQt',
  '/orderChess',
  '/orderFish',
  '/orderSport',
  '/orderTSport',
  '/orderEsport',
  '/transctionRecord',
  '/reportChange',
] as const;

/** In the order in which a matter takes an entry; the savings are money first and an activity second. */
const matters: readonly Matter[] = [
  { titleId: 'center.matter.records', icon: 'list', hubs: recordScreens, of: recordScreens },
  {
    titleId: 'shell.screen.moreActive',
    icon: 'gift',
    hubs: ['/moreActive'],
    of: ['/moreActive', '/todayClaims', '/rebates', ...Object.values(activityScreens).map(bare)].filter(
      (to) => to !== '/balanceBao',
    ),
  },
  {
    titleId: 'shell.screen.agentCenter',
    icon: 'star',
    hubs: ['/agentCenter'],
    of: ['/agentCenter', '/userList', '/reportTeam', '/promotionUrl', '/regManage', '/viewTeam'],
  },
  {
    titleId: 'center.matter.safety',
    icon: 'user',
    hubs: ['/personalInfo'],
    of: ['/personalInfo', '/editPwd'],
  },
  {
    titleId: 'center.matter.help',
    icon: 'service',
    hubs: [],
    of: ['action:service', '/userHelp', '/advice', '/notice', '/aboutUs'],
  },
  {
    titleId: 'center.matter.settings',
    icon: 'sliders',
    hubs: [],
    of: [
      'action:board',
      'action:theme',
      'action:locale',
      'action:lineDetection',
      '/appDown',
      'action:desktop',
    ],
  },
];

export interface MemberTile {
  /** What it says and where it leads: its own entry, or that of the screen which leads to the others. */
  entry: MenuEntry;
  /** All it stands for, in the order of the menu. */
  entries: readonly MenuEntry[];
  /** No one screen leads to them: a sheet names them. */
  isSheet: boolean;
}

function tileOf({ titleId, icon, hubs }: Matter, entries: readonly MenuEntry[]): MemberTile {
  const [only] = entries;
  if (entries.length === 1) return { entry: only!, entries, isSheet: false };
  const hub = hubs.map((path) => entries.find(({ to }) => to === path)).find((entry) => entry !== undefined);
  const { name, ...entry } = hub ?? only!;
  // Where its title is that of a screen, so is the station's own name for it.
  const isNamed = name !== undefined && hub?.titleId === titleId;
  return { entry: { ...entry, titleId, icon, ...(isNamed && { name }) }, entries, isSheet: !hub };
}

/** The tiles of a group, each where the first of its entries stands. */
function tilesOf(entries: readonly MenuEntry[]): MemberTile[] {
  const matterOf = ({ to }: MenuEntry) => matters.find(({ of }) => of.includes(bare(to)));
  const byMatter = new Map<Matter | MenuEntry, MenuEntry[]>();
  for (const entry of entries) {
    const matter = matterOf(entry) ?? entry;
    byMatter.set(matter, [...(byMatter.get(matter) ?? []), entry]);
  }
  return [...byMatter].map(([matter, own]) =>
    'of' in matter ? tileOf(matter, own) : { entry: matter, entries: own, isSheet: false },
  );
}

/** The groups of a member centre as it draws them. */
export const memberTiles = (
  groups: readonly MenuGroup[],
): (Pick<MenuGroup, 'title'> & { tiles: MemberTile[] })[] =>
  groups.map(({ title, entries }) => ({ title, tiles: tilesOf(entries) }));
