// What platforms hold together, and which of them stand first.
import { expect, test } from 'vitest';
import { holdersFirst, type Platform, sumOf } from './heldMoney.ts';

const platforms = ['chess', 'egame', 'fish', 'live'].map(
  (platform): Platform => ({
    platform,
    platformName: platform,
    type: 'chess',
    open: true,
    used: true,
    games: [],
  }),
);
const codes = (list: readonly Platform[]): string => list.map(({ platform }) => platform).join(' ');

test('what all have said is added up', () => {
  const held = new Map([
    ['chess', '40.0000'],
    ['egame', '0.8650'],
    ['fish', '0.0000'],
    ['live', '0.0000'],
  ]);
  expect(sumOf(platforms, held)).toEqual({ sum: '40.8650', isReading: false, unknown: 0, maintained: 0 });
});

test('one that has not answered yet is being read, and one that does not say is counted', () => {
  expect(sumOf(platforms, new Map([['chess', '40.0000']]))).toEqual({
    sum: '40.0000',
    isReading: true,
    unknown: 0,
    maintained: 0,
  });
  const held = new Map([
    ['chess', '40.0000'],
    ['egame', null],
    ['fish', '1.0000'],
    ['live', '0.0000'],
  ]);
  expect(sumOf(platforms, held)).toEqual({ sum: '41.0000', isReading: false, unknown: 1, maintained: 0 });
});

test('where nobody says, there is no sum', () => {
  expect(sumOf(platforms, new Map(platforms.map(({ platform }) => [platform, null]))).sum).toBeNull();
});

test('those that hold money stand first, the most on top, the others as they were', () => {
  const held = new Map([
    ['chess', '0.0000'],
    ['egame', '9.0000'],
    ['fish', '10.0000'],
    ['live', null],
  ]);
  expect(codes(holdersFirst(platforms, held))).toBe('fish egame chess live');
});

test('one under maintenance is not said to be silent, and one where nothing ever was is not missed', () => {
  const held = new Map(platforms.map(({ platform }) => [platform, null]));
  const here = platforms.map((each) => ({
    ...each,
    open: each.platform !== 'fish',
    used: each.platform === 'fish' || each.platform === 'live',
  }));
  expect(sumOf(here, held)).toEqual({ sum: '0.0000', isReading: false, unknown: 1, maintained: 1 });
  const unused = here.map((each) => ({ ...each, used: false }));
  expect(sumOf(unused, held)).toEqual({ sum: '0.0000', isReading: false, unknown: 0, maintained: 0 });
});
