// The rule that a screen which is on can be reached.
import { linkedFrom } from '#contract/screenLinks.generated.ts';
import { screens } from '#contract/screens.generated.ts';
import { whyEmpty } from '../../derive/offered.ts';
import type { MeaningRule, RuleInput } from '../rule.ts';

/** Screens that are on and that nothing leads to. */
function lostRoutes({ file, station }: RuleInput): string[] {
  // The default menus reach every screen: only a file with menus of its own, or without the member centre, can lose one.
  const hasMemberCentre = !file.routes?.off?.includes('/userCenter');
  if (hasMemberCentre && !file.menus?.tabBar && !file.menus?.home && !file.menus?.member) return [];
  const { tabBar, home, member } = station.menus;
  const off: readonly string[] = station.routes.off;
  const lost: string[] = [];
  for (const { path } of screens) {
    if (
      whyEmpty(station, path) !== null ||
      off.includes(path) ||
      tabBar.includes(path) ||
      home.includes(path)
    )
      continue;
    if (hasMemberCentre && member.some((group) => group.items.includes(path))) continue;
    if (!linkedFrom[path]?.some((from) => from === '/' || !off.includes(from))) lost.push(path);
  }
  return lost;
}

export const unreachableRoute: MeaningRule = {
  name: 'unreachable-route',
  severity: 'warning',
  page: 'The file writes its own menus, and a screen that is switched on is in none of them and linked from no other screen: players could only type its address. Put it into a menu, or switch it off in routes.off. Without /userCenter, the groups of the member centre lead nowhere.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "home": ["/moreActive", "action:service", "/aboutUs"] } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "member": [{ "title": "Me", "items": ["/personalInfo", "/moneyChange", "/reportChange", "/balanceBao", "/donate"] }] } }',
  reads: ['routes.off', 'frontConfig.bonusPercent', 'menus.tabBar', 'menus.home', 'menus.member'],
  // A screen that is off and in a menu is the mistake where both are: it is put right first.
  quietAfter: ['unknown-destination', 'members-tab-bar', 'dead-menu-entry'],
  appliesTo: (input) => lostRoutes(input).length > 0,
  /** One menu decision is one finding, whatever number of screens it costs. */
  *check(input) {
    const { file } = input;
    const lost = lostRoutes(input);
    const off = file.routes?.off ?? [];
    const centre = off.indexOf('/userCenter');
    const menu = file.menus?.member ? 'member' : file.menus?.home ? 'home' : 'tabBar';
    const [first] = lost;
    const isOne = lost.length === 1;
    yield {
      ...(centre === -1
        ? { path: ['menus', menu], at: 'key' }
        : { path: ['routes', 'off', centre], at: 'value' }),
      message: isOne
        ? `${first} is switched on, but no menu leads there.`
        : `${lost.length} screens are switched on, but no menu leads there: ${lost.join(', ')}.`,
      consequence: `Players find ${isOne ? first : 'them'} only by typing the address.`,
      fix: {
        description: `Switch ${isOne ? first : 'them'} off`,
        safe: false,
        changes: [
          file.routes?.off
            ? { kind: 'set', path: ['routes', 'off'], value: [...off, ...lost] }
            : { kind: 'insert', path: ['routes', 'off'], value: lost },
        ],
      },
    };
  },
};
