// Owns the rule that a screen which is on can be reached.
import { screens } from '#contract/screens.generated.ts';
import { whyEmpty } from '../../derive/offered.ts';
import type { MeaningRule, RuleInput } from '../rule.ts';

/** Screens that are on and that nothing leads to. */
function lostRoutes({ file, station }: RuleInput): string[] {
  // The default menus reach every screen: only a file with menus of its own can lose one.
  if (!file.menus?.tabBar && !file.menus?.home && !file.menus?.member) return [];
  const { tabBar, home, member } = station.menus;
  const off: readonly string[] = station.routes.off;
  const lost: string[] = [];
  for (const { path, linkedFrom } of screens) {
    if (
      whyEmpty(station, path) !== null ||
      off.includes(path) ||
      tabBar.includes(path) ||
      home.includes(path)
    )
      continue;
    if (member.some((group) => group.items.includes(path))) continue;
    if (!linkedFrom?.some((from) => from === '/' || !off.includes(from))) lost.push(path);
  }
  return lost;
}

export const unreachableRoute: MeaningRule = {
  name: 'unreachable-route',
  severity: 'warning',
  page: 'The file writes its own menus, and a screen that is switched on is in none of them and linked from no other screen: players could only type its address. Put it into a menu, or switch it off in routes.off.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "home": ["/moreActive", "action:service", "/aboutUs"] } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "member": [{ "title": "Me", "items": ["/personalInfo", "/moneyChange", "/reportChange", "/balanceBao", "/donate"] }] } }',
  reads: ['routes.off', 'frontConfig.bonusPercent', 'menus.tabBar', 'menus.home', 'menus.member'],
  quietAfter: ['unknown-destination'],
  appliesTo: (input) => lostRoutes(input).length > 0,
  *check(input) {
    const { file, station } = input;
    const lost = lostRoutes(input);
    const menus = file.menus!;
    const menu = menus.member ? 'member' : menus.home ? 'home' : 'tabBar';
    for (const path of lost)
      yield {
        path: ['menus', menu],
        at: 'key',
        message: `${path} is switched on, but no menu leads there.`,
        consequence: `Players find ${path} only by typing its address.`,
        fix: {
          description: `Switch ${path} off`,
          safe: false,
          changes:
            station.routes.off.length > 0 && file.routes?.off
              ? [{ kind: 'set', path: ['routes', 'off'], value: [...file.routes.off, path] }]
              : [{ kind: 'insert', path: ['routes', 'off'], value: [path] }],
        },
      };
  },
};
