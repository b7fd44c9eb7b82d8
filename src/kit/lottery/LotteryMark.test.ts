// Owns the test of the signs of lotteries: no two side by side are alike, whatever their families.
import { expect, test } from 'vitest';
import catalogue from '#schemas/lotteries.json' with { type: 'json' };

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
