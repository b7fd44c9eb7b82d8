// Owns the rule that a screen which is on can be reached.
import { routesOf } from '../routes.ts';
import type { Rule } from '../rule.ts';

/** Screens that other screens lead to by themselves, beside the menus; /index and /login are always found. */
const linkedFrom: Readonly<Record<string, readonly string[]>> = {
  '/index': ['/'],
  '/login': ['/'],
  '/activeDetail': ['/moreActive', '/index'],
};

export const unreachableRoute: Rule = {
  name: 'unreachable-route',
  severity: 'warning',
  page: 'The file writes its own menus, and a screen that is switched on is in none of them and linked from no other screen: players could only type its address. Put it into a menu, or switch it off in routes.off.',
  good: '{ "code": "demo", "name": "Demo", "menus": { "home": ["/moreActive", "action:service", "/aboutUs"] } }',
  bad: '{ "code": "demo", "name": "Demo", "menus": { "member": [{ "title": "Me", "items": ["/personalInfo"] }] } }',
  reads: ['routes.off', 'menus.tabBar', 'menus.home', 'menus.member'],
  quietAfter: ['unknown-destination'],
  // The default menus reach every screen: only a file with menus of its own can lose one.
  concerns: ({ file: { menus } }) =>
    menus !== undefined && (menus.tabBar ?? menus.home ?? menus.member) !== undefined,
  *check({ file, station }) {
    const { tabBar, home, member } = station.menus;
    const isListed = (path: string): boolean =>
      tabBar.includes(path) || home.includes(path) || member.some((group) => group.items.includes(path));
    const on = routesOf(station).map((row) => row.path as string);
    const lost = on.filter(
      (path) => !isListed(path) && !linkedFrom[path]?.some((from) => from === '/' || on.includes(from)),
    );
    if (lost.length === 0) return;
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
