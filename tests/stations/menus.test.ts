// `station menus`, `station explain` and the site agree: on every station, for every role, about every menu.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { menuIcons } from '#kit/menus/menuIcons.ts';
import { menuReports } from '#scripts/station/commands/menus.ts';
import { menusTo } from '#scripts/station/explain/screenReport.ts';
import { destinations } from '#station/derive/destinations.ts';
import { memberMenu, menuOf } from '#station/derive/menus.ts';
import { roles } from '#station/derive/visibleFacts.ts';
import { resolveStation } from '#station/station.ts';

const folder = path.resolve('stations');
const shipped = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StationFile);
const files: StationFile[] = [
  ...shipped,
  { code: 'plain', name: 'Plain' },
  { code: 'centreless', name: 'No member centre', routes: { off: ['/userCenter'] } },
  { code: 'hopeless', name: 'No donations', frontConfig: { userCenterNoShowHope: true } },
];

describe.each(files.map((file) => [file.code, resolveStation(file)] as const))('%s', (_, station) => {
  test.each(roles)('as %s, every menu holds what the site draws', (role) => {
    const reports = menuReports(station, role);
    const shown = (menu: string): string[] =>
      reports
        .filter((report) => report.menu === menu)
        .flatMap((report) =>
          report.lines.filter((line) => line.leftOut === undefined).map((line) => line.to),
        );
    for (const menu of ['tabBar', 'home'] as const)
      expect(shown(menu)).toEqual(menuOf(station, menu, role).map((entry) => entry.to));
    expect(shown('member')).toEqual(
      memberMenu(station, role).flatMap((group) => group.entries.map((entry) => entry.to)),
    );
    for (const to of destinations) {
      const { menus, reasons } = menusTo(station, to, role);
      const isShown = ['tabBar', 'home', 'member'].some((menu) => shown(menu).includes(to));
      expect([to, menus.length > 0]).toEqual([to, isShown]);
      const isListed = reports.some((report) => report.lines.some((line) => line.to === to));
      if (isListed && !isShown) expect([to, reasons.length > 0]).toEqual([to, true]);
    }
  });
});

const twice = (all: readonly string[]): string[] => all.filter((one, at) => all.indexOf(one) !== at);

describe.each(files.map((file) => [file.code, resolveStation(file)] as const))('on %s', (_, station) => {
  test.each(roles)(
    'a %s sees no sign and no entry twice: neither on the home page nor in the member centre',
    (role) => {
      const bars = [...menuOf(station, 'tabBar', role), ...menuOf(station, 'home', role)];
      expect(twice(bars.map(({ to }) => to))).toEqual([]);
      expect(twice(bars.map(({ icon }) => icon))).toEqual([]);
      const entries = memberMenu(station, role).flatMap((group) => group.entries);
      expect(twice(entries.map(({ to }) => to))).toEqual([]);
      expect(twice(entries.map(({ to, icon }) => menuIcons[to] ?? icon))).toEqual([]);
    },
  );
});

test('without /userCenter nobody finds anything in the member centre', () => {
  const station = resolveStation(files.find((file) => file.code === 'centreless')!);
  for (const role of roles) expect(memberMenu(station, role)).toEqual([]);
  expect(screens.some((row) => row.path === '/userCenter')).toBe(true);
});
