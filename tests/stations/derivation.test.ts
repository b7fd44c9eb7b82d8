// The properties of what is derived from a station: its screens, its menus, its texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Role } from '#contract/call.ts';
import { mayDo } from '#contract/call.ts';
import { screens } from '#contract/screens.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { stationDefaults } from '#contract/station.generated.ts';
import { destinations, switchablePaths } from '#station/derive/destinations.ts';
import { type MenuEntry, memberMenu, menuOf } from '#station/derive/menus.ts';
import { hasPath, routesOf, rowOf } from '#station/derive/routes.ts';
import { localText, resolveStation } from '#station/station.ts';

const roles: readonly Role[] = ['guest', 'trial', 'member', 'agent'];
const menu = fc.uniqueArray(fc.constantFrom(...destinations), { minLength: 2, maxLength: 5 });
const files: fc.Arbitrary<StationFile> = fc.record({
  code: fc.constant('demo'),
  name: fc.constant('Demo'),
  routes: fc.record({ off: fc.uniqueArray(fc.constantFrom(...switchablePaths)) }),
  menus: fc.record({
    tabBar: menu,
    home: menu,
    member: fc.array(fc.record({ title: fc.constant('Group'), items: menu }), { maxLength: 3 }),
    names: fc.dictionary(fc.constantFrom(...destinations), fc.string({ minLength: 1, maxLength: 8 })),
  }),
  onOff: fc.record({
    onlineServiceUrl: fc.constantFrom('', '/legacy/service.html'),
    trialOpen: fc.boolean(),
  }),
  frontConfig: fc.record({ lineDetection: fc.boolean() }),
});
const everyEntry = (file: StationFile, role: Role): MenuEntry[] => {
  const station = resolveStation(file);
  return [
    ...menuOf(station, 'tabBar', role),
    ...menuOf(station, 'home', role),
    ...memberMenu(station, role).flatMap((group) => group.entries),
  ];
};

test('a switched-off screen is in no route table and in no menu, for any role', () => {
  fc.assert(
    fc.property(files, fc.constantFrom(...roles), (file, role) => {
      const off = file.routes!.off!;
      const station = resolveStation(file);
      for (const path of off) {
        expect(hasPath(station, path)).toBe(false);
        expect(hasPath(station, `${path}?from=menu#top`)).toBe(false);
      }
      expect(routesOf(station).map((row) => row.path)).toEqual(
        screens.map((row) => row.path).filter((path) => !off.includes(path)),
      );
      expect(everyEntry(file, role).filter((entry) => off.includes(entry.to))).toEqual([]);
    }),
  );
});

test('every menu entry leads somewhere: to a screen of the station, or to an action that it has', () => {
  fc.assert(
    fc.property(files, fc.constantFrom(...roles), (file, role) => {
      const station = resolveStation(file);
      for (const { to } of everyEntry(file, role)) {
        if (!to.startsWith('action:')) expect(hasPath(station, to)).toBe(true);
        if (to === 'action:service') expect(station.onOff.onlineServiceUrl).not.toBe('');
        if (to === 'action:lineDetection') expect(station.frontConfig.lineDetection).toBe(true);
        if (to === 'action:trial') expect(station.onOff.trialOpen && role === 'guest').toBe(true);
      }
    }),
  );
});

test('menus keep the order of the file', () => {
  fc.assert(
    fc.property(files, fc.constantFrom(...roles), (file, role) => {
      const shown = menuOf(resolveStation(file), 'tabBar', role).map((entry) => entry.to);
      expect(shown).toEqual(file.menus!.tabBar!.filter((to) => shown.includes(to)));
    }),
  );
});

test('whoever is logged in sees no entry that they may not enter, and a guest sees none of agents', () => {
  fc.assert(
    fc.property(files, fc.constantFrom(...roles), (file, role) => {
      for (const { to } of everyEntry(file, role)) {
        const row = screens.find((one) => one.path === to);
        if (!row) continue;
        if (role === 'guest') expect(row.who).not.toBe('agent');
        else expect(mayDo(role, row.who) && to !== '/login').toBe(true);
      }
    }),
  );
});

test('a guest sees the pages of members in the member centre, a trial player does not see those for members alone', () => {
  const station = resolveStation({ code: 'demo', name: 'Demo' });
  const paths = (role: Role): string[] =>
    memberMenu(station, role).flatMap((group) => group.entries.map((entry) => entry.to));
  expect(paths('guest')).toContain('/editPwd');
  expect(paths('trial')).toContain('/personalInfo');
  expect(paths('trial')).not.toContain('/editPwd');
  expect(paths('member')).toContain('/editPwd');
});

test('a group of the member centre with nothing left in it is gone', () => {
  const station = resolveStation({
    code: 'demo',
    name: 'Demo',
    routes: { off: ['/aboutUs'] },
    menus: {
      member: [
        { title: 'Gone', items: ['/aboutUs'] },
        { title: 'There', items: ['/personalInfo'] },
      ],
    },
  });
  expect(memberMenu(station, 'member').map((group) => group.title)).toEqual(['There']);
});

test('an entry carries the name that the station gives it, and the line check its own flag', () => {
  const station = resolveStation({
    code: 'demo',
    name: 'Demo',
    menus: { names: { '/forum': 'Treats' } },
    frontConfig: { lineDetection: true, lineDetectionTxt: 'Speed' },
  });
  const names = new Map(menuOf(station, 'home', 'guest').map((entry) => [entry.to, entry.name]));
  expect(names.get('/forum')).toBe('Treats');
  expect(names.get('action:lineDetection')).toBe('Speed');
  expect(names.get('/aboutUs')).toBeUndefined();
});

test('an unknown path is no screen, "/" is the home page, and case and a last slash do not matter', () => {
  const station = resolveStation({ code: 'demo', name: 'Demo' });
  expect(hasPath(station, '/nowhere')).toBe(false);
  expect(hasPath(station, '/index/more')).toBe(false);
  expect(hasPath(station, '')).toBe(false);
  expect(rowOf(station, '/')?.path).toBe('/index');
  expect(rowOf(station, '/USERcenter/?a=1#b')?.path).toBe('/userCenter');
});

test('every default holds where a file says nothing, and what a file says takes its place whole', () => {
  const station = resolveStation({
    code: 'demo',
    name: 'Demo',
    menus: { home: ['/aboutUs'] },
    frontConfig: { addToDesktopRemainText: { 'zh-CN': 'A' } },
  });
  expect(station.menus.home).toEqual(['/aboutUs']);
  expect(station.menus.tabBar).toEqual(stationDefaults.menus.tabBar);
  expect(station.frontConfig).toEqual({
    ...stationDefaults.frontConfig,
    addToDesktopRemainText: { 'zh-CN': 'A' },
  });
  expect(resolveStation({ code: 'demo', name: 'Demo' })).toEqual({
    ...stationDefaults,
    code: 'demo',
    name: 'Demo',
  });
});

test('a key named __proto__ reaches no prototype', () => {
  const file = JSON.parse(
    '{"code":"demo","name":"Demo","__proto__":{"bad":1},"onOff":{"__proto__":{"bad":1}}}',
  );
  const station = resolveStation(file) as unknown as Record<string, unknown>;
  expect(({} as Record<string, unknown>).bad).toBeUndefined();
  expect(station.bad).toBeUndefined();
  expect((station.onOff as Record<string, unknown>).bad).toBeUndefined();
});

test('a text is read in the language asked for, and in Chinese where there is no other', () => {
  expect(localText('one', 'en')).toBe('one');
  expect(localText({ 'zh-CN': 'c', en: 'e' }, 'en')).toBe('e');
  expect(localText({ 'zh-CN': 'c', en: '' }, 'en')).toBe('c');
  expect(localText({ 'zh-CN': 'c' }, 'en')).toBe('c');
  expect(localText({ 'zh-CN': 'c', en: 'e' }, 'zh-CN')).toBe('c');
});
