// The tiles of the member centre: nothing is lost or doubled by sharing a tile, and the screen behind it leads to all it stands for.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkedFrom } from '#contract/screenLinks.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { memberTiles } from '#station/derive/memberTiles.ts';
import { memberMenu } from '#station/derive/menus.ts';
import { roles } from '#station/derive/visibleFacts.ts';
import { resolveStation, type Station } from '#station/station.ts';

const folder = path.resolve('stations');
const files: StationFile[] = [
  ...readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StationFile),
  { code: 'plain', name: 'Plain' },
  {
    code: 'few',
    name: 'Few',
    routes: { off: ['/lotteryRecord', '/moreActive', '/agentCenter', '/personalInfo'] },
  },
];
const stations = files.map((file) => [file.code, resolveStation(file)] as const);

/** All screens that one gets to from here, by links of screens the station has. */
function reached(station: Station, from: string): ReadonlySet<string> {
  const off: readonly string[] = station.routes.off;
  const found = new Set([from]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const [to, sources] of Object.entries(linkedFrom))
      if (!off.includes(to) && sources!.some((source) => found.has(source))) found.add(to);
  }
  return found;
}

describe.each(stations)('%s', (_, station) => {
  test.each(roles)('as %s, every entry has one tile, and its tile leads to it', (role) => {
    const groups = memberMenu(station, role);
    const tiles = memberTiles(groups).flatMap((group) => group.tiles);
    const paths = (list: readonly { to: string }[]): string[] => list.map(({ to }) => to).sort();
    expect(paths(tiles.flatMap(({ entries }) => entries))).toEqual(
      paths(groups.flatMap(({ entries }) => entries)),
    );
    for (const { entry, entries, isSheet } of tiles) {
      if (isSheet) continue;
      const screens = reached(station, entry.to);
      for (const { to } of entries)
        expect([entry.to, to, to === entry.to || screens.has(to)]).toEqual([entry.to, to, true]);
    }
  });
});

test('the member centre of a station that writes no menus of its own has about twelve tiles', () => {
  const station = resolveStation({ code: 'plain', name: 'Plain' });
  const count = (role: 'member' | 'agent' | 'trial' | 'guest'): number =>
    memberTiles(memberMenu(station, role)).flatMap(({ tiles }) => tiles).length;
  // The three ways of money stand above, beside the balance.
  expect([count('member') - 3, count('agent') - 3, count('trial'), count('guest')]).toEqual([13, 13, 8, 16]);
});

test('a tile of one entry is that entry, and one of several is called after its matter or after the screen it leads to', () => {
  const station = resolveStation({
    code: 'demo',
    name: 'Demo',
    menus: {
      member: [
        { title: 'A', items: ['/editPwd', '/sign', '/moreActive', '/orderReal', '/reportChange'] },
        { title: 'B', items: ['/userHelp', '/aboutUs', '/promotionUrl'] },
      ],
      names: { '/moreActive': 'Offers of ours', '/orderReal': 'Live' },
    },
  });
  const drawn = memberTiles(memberMenu(station, 'agent')).map(({ title, tiles }) => [
    title,
    tiles.map(({ entry: { to, name, titleId }, isSheet }) => [to, name ?? titleId, isSheet]),
  ]);
  expect(drawn).toEqual([
    [
      'A',
      [
        ['/editPwd', 'shell.screen.editPwd', false],
        ['/moreActive', 'Offers of ours', false],
        ['/orderReal', 'center.matter.records', false],
      ],
    ],
    [
      'B',
      [
        ['/userHelp', 'center.matter.help', true],
        ['/promotionUrl', 'shell.screen.promotionUrl', false],
      ],
    ],
  ]);
});
