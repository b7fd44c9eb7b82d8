// The marks of lotteries: no two side by side have one sign, and none of one family one colour.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '#schemas/lotteries.json' with { type: 'json' };
import { toneOf } from './LotteryMark.tsx';

const { lotteries } = catalogue;
/** As the catalogue lists them, and as the home page does. */
const orders = [lotteries, lotteries.toSorted((a, b) => Number(b.hot) - Number(a.hot))];

test.each(['zh-CN', 'en'] as const)('in %s no two lotteries of one family have one sign', (locale) => {
  const signs = lotteries.map(({ family, mark }) => `${family} ${mark[locale]}`);
  expect(signs.length).toBeGreaterThan(30);
  expect(signs.filter((sign, at) => signs.indexOf(sign) !== at)).toEqual([]);
});

test.each(['zh-CN', 'en'] as const)('in %s no two neighbours have one sign', (locale) => {
  for (const order of orders) {
    const signs = order.map(({ mark }) => mark[locale]);
    // A neighbour stands beside, or above: in lists of one, two or three columns.
    const alike = (sign: string, at: number) => [1, 2, 3].some((back) => sign === signs[at - back]);
    expect(signs.filter(alike)).toEqual([]);
  }
});

test('signs in English are figures and capitals', () => {
  expect(
    lotteries.map(({ mark }) => mark.en).filter((sign) => !/^[0-9A-Z]{1,2}[0-9A-Z′]$/.test(sign)),
  ).toEqual([]);
});

const stationFolder = path.resolve(import.meta.dirname, '../../../stations');
interface StationHome {
  code: string;
  frontConfig?: { isV010?: boolean };
}
const stations = readdirSync(stationFolder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(stationFolder, file), 'utf8')) as StationHome);

/** The lotteries of a mode as a station's home page lists them to who comes for the first time. */
function homeOf(set: string, code: string, mode: string) {
  const folders = [path.join('content', set, code), path.join('content', set)];
  for (const folder of folders) {
    let text: string;
    try {
      text = readFileSync(path.join(stationFolder, folder, 'lotteries.json'), 'utf8');
    } catch {
      continue;
    }
    const { items } = JSON.parse(text) as { items: { key: string; open?: boolean }[] };
    return (
      items
        .filter(({ open }) => open !== false)
        // Those of the station's own come after.
        .flatMap(({ key }) => lotteries.find((lottery) => lottery.code === key) ?? [])
        .filter(({ modes }) => modes.includes(mode))
        .toSorted((a, b) => Number(b.hot) - Number(a.hot))
    );
  }
  throw new Error(`The set ${set} has no lotteries.`);
}
const homes = ['demo', 'standard'].flatMap((set) =>
  stations.flatMap(({ code, frontConfig }) =>
    ['credit', 'official'].map((mode) => ({
      name: `${set} ${code} ${mode}`,
      columns: frontConfig?.isV010 ? 2 : 3,
      list: homeOf(set, code, mode),
    })),
  ),
);
const firstCount = 12;

test.each(homes)('$name: neighbours of one family on the home page differ in tone', ({ list, columns }) => {
  expect(list.length).toBeGreaterThan(6);
  const looks = list.map(({ family, code }) => `${family} ${toneOf(code)}`);
  expect(looks.filter((look, at) => look === looks[at - 1])).toEqual([]);
  const shown = looks.slice(0, firstCount);
  expect(shown.filter((look, at) => look === shown[at - columns])).toEqual([]);
});

test.each(homes)('$name: two or three lotteries are marked as popular', ({ list }) => {
  const hot = list.filter((lottery) => lottery.hot);
  expect(hot.length).toBeGreaterThanOrEqual(2);
  expect(hot.length).toBeLessThanOrEqual(3);
});

test('all four tones are used', () => {
  expect(new Set(lotteries.map(({ code }) => toneOf(code)))).toEqual(new Set([0, 1, 2, 3]));
});
