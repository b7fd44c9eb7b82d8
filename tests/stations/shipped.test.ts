// The stations we ship are good, differ as specified, and differ in their look.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import { stationDefaults } from '#contract/station.generated.ts';
import { demonstrationContent } from '#server/demo/demonstrationContent.ts';
import { withoutAbsent } from '#server/web/absentActivities.ts';
import { activityScreens } from '#station/derive/activities.ts';
import { leastContrast, unreadablePairs } from '#station/derive/look/theme.ts';
import { hasPath, routesOf } from '#station/derive/routes.ts';
import { checkAcrossFiles } from '#station/read/crossFileChecks.ts';
import { readStation } from '#station/read/readStation.ts';
import type { Station } from '#station/station.ts';
import screenFile from '../../schemas/screens.json' with { type: 'json' };

const folder = path.resolve('stations');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort();
const hasAsset = (asset: string): boolean => existsSync(path.join(folder, asset));
const readings = names.map((name) =>
  readStation(readFileSync(path.join(folder, name), 'utf8'), name, { hasAsset }),
);
const stations: Station[] = readings.map((reading) => reading.station!);
const files = names.map((name): [string, object] => [
  name,
  JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
]);
const byCode = new Map(stations.map((station) => [station.code, station]));

test('the nine stations of the specification are there', () => {
  expect(names.map((name) => name.replace('.json', ''))).toEqual(
    ['h012', 'v003', 'v006', 'v007', 'v010', 'v017', 'v018', 'v019', 'w147'].sort(),
  );
});

test.each(readings.map((reading) => [reading.fileName, reading] as const))(
  '%s has nothing wrong with it',
  (_, reading) => {
    expect(reading.diagnostics).toEqual([]);
    expect(JSON.parse(reading.text).$schema).toBe('../schemas/station.json');
  },
);

test('no two stations claim one code or host', () => {
  expect(checkAcrossFiles(readings).diagnostics).toEqual([]);
});

test('names, and the brand colour of the station own skin, differ from station to station', () => {
  for (const of of [
    (station: Station) => JSON.stringify(station.name),
    (station: Station) => station.theme[station.theme.skin].brand,
    (station: Station) => station.hosts[0],
  ]) {
    const values = stations.map(of);
    expect(values.every((value) => value !== undefined)).toBe(true);
    expect(new Set(values).size).toBe(stations.length);
  }
});

test('each skin is the default of at least four stations', () => {
  for (const skin of ['ThemeRed', 'ThemeBlack'] as const)
    expect(stations.filter((station) => station.theme.skin === skin).length).toBeGreaterThanOrEqual(4);
});

describe.each(stations.map((station) => [station.code, station] as const))('%s', (_, station) => {
  const running = new Set(demonstrationContent(station).activities?.items.map(({ kind }) => kind as string));
  // Savings have a screen and a name, and no offer.
  running.add('balanceBao');

  test('runs every activity that it has a name for', () => {
    expect(Object.keys(station.activityNames).filter((kind) => !running.has(kind))).toEqual([]);
  });

  test('has no screen of an activity that it does not run, and every screen of those it runs', () => {
    expect(withoutAbsent(station, running).routes.off).toEqual(station.routes.off);
    for (const [kind, to] of Object.entries(activityScreens))
      if (running.has(kind) && kind !== 'balanceBao')
        expect([kind, hasPath(station, to)]).toEqual([kind, true]);
  });

  test.each(['ThemeRed', 'ThemeBlack'] as const)(`reaches ${leastContrast}:1 everywhere in %s`, (skin) => {
    expect(unreadablePairs(station, skin)).toEqual([]);
  });
});

test.each(Object.keys(stations[0]!.frontConfig))('the flag %s differs between two stations', (flag) => {
  const values = stations.map((station) =>
    JSON.stringify(station.frontConfig[flag as keyof Station['frontConfig']]),
  );
  expect(new Set(values).size).toBeGreaterThan(1);
});

test('v007 alone has a direct-charge offer, of 3 % up to 150 yuan', () => {
  expect(byCode.get('v007')!.frontConfig).toMatchObject({ bonusPercent: 3, bonusAmount: 150 });
  for (const station of stations)
    if (station.code !== 'v007')
      expect(station.frontConfig).toMatchObject({ bonusPercent: 0, bonusAmount: 0 });
});

test('v010 alone has isV010', () => {
  expect(stations.filter((station) => station.frontConfig.isV010).map((station) => station.code)).toEqual([
    'v010',
  ]);
});

test('the ways in which stations may differ all occur', () => {
  const some = (holds: (station: Station) => boolean): void => expect(stations.some(holds)).toBe(true);
  for (const path of ['/appDown', '/moreActive', '/activeDetail', '/aboutUs'])
    some((station) => !hasPath(station, path));
  some((station) => station.onOff.notLoggedToLoginPage);
  some((station) => station.onOff.onoffMobileNotloggedToLoginview);
  some((station) => station.ads === 'picture');
  some((station) => station.onOff.loginCheck === 'robot');
  some((station) => station.onOff.loginCheck === 'image');
  some((station) => station.onOff.registerFields.includes('smsCode'));
  some((station) => station.locale === 'en');
  some((station) => station.onOff.onlineServiceUrl.startsWith('https://'));
  some((station) => station.theme.logo !== '');
  some((station) => routesOf(station).length === screens.length);
});

test('each has customer service, which texts of every station name', () => {
  expect(stations.filter(({ onOff }) => onOff.onlineServiceUrl === '').map(({ code }) => code)).toEqual([]);
});

/** Settings of a file that are what stands without them; `names` is the product's own name of a key of `activityNames`. */
function repeated(given: object, standard: object, names: Record<string, unknown>): string[] {
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return Object.entries(given).flatMap(([key, value]) => {
    const usual = (standard as Record<string, unknown>)[key];
    if (key === 'activityNames') return Object.keys(value).filter((kind) => same(value[kind], names[kind]));
    if (same(value, usual)) return [key];
    const isSection =
      typeof value === 'object' && !Array.isArray(value) && typeof usual === 'object' && usual !== null;
    return isSection ? repeated(value, usual, names).map((inner) => `${key}.${inner}`) : [];
  });
}

const ownNames = Object.fromEntries(
  Object.entries(activityScreens).map(([kind, to]) => [
    kind,
    screenFile.screens.find(({ path }) => path === to)?.title,
  ]),
);

test('a file says nothing that stands without it', () => {
  const bad = {
    activityNames: { signIn: ownNames.signIn, wheel: 'W' },
    onOff: { trialOpen: true, registerOpen: false },
  };
  expect(repeated(bad, stationDefaults, ownNames)).toEqual(['signIn', 'onOff.trialOpen']);
  expect(files.map(([code, file]) => [code, repeated(file, stationDefaults, ownNames)])).toEqual(
    files.map(([code]) => [code, []]),
  );
});
