import { describe, expect, it } from 'vitest';
import { lunarYearOf } from '../../draw/lunarYear.ts';
import { element2026, zodiac2026 } from '../../oracle/markSix.ts';
import { ALL_NUMBERS, colourOf } from './balls.ts';
import { elementOf, numbersOf, yearZodiac, ZODIACS, zodiacOf } from './zodiac.ts';

/** docs/rules-of-play.md §8.3, beside 2026. */
const ELEMENTS: readonly (readonly [number, string, string])[] = [
  [2024, '金', '02 03 10 11 24 25 32 33 40 41'],
  [2024, '木', '06 07 14 15 22 23 36 37 44 45'],
  [2024, '水', '12 13 20 21 28 29 42 43'],
  [2024, '火', '01 08 09 16 17 30 31 38 39 46 47'],
  [2024, '土', '04 05 18 19 26 27 34 35 48 49'],
  [2025, '水', '13 14 21 22 29 30 43 44'],
  [2025, '火', '01 02 09 10 17 18 31 32 39 40 47 48'],
  [2027, '水', '01 02 15 16 23 24 31 32 45 46'],
  [2027, '土', '07 08 21 22 29 30 37 38'],
];

describe('the zodiac of a number', () => {
  it('is the one of the table for every number of 2026', () => {
    for (const n of ALL_NUMBERS) expect([n, zodiacOf(n, 2026)]).toEqual([n, zodiac2026(n)]);
  });

  it.each([
    [2024, '龙', '鼠', [5, 17, 29, 41]],
    [2025, '蛇', '猪', [7, 19, 31, 43]],
    [2028, '猴', '马', [3, 15, 27, 39]],
    [2030, '狗', '鸡', [2, 14, 26, 38]],
  ])('follows the year: %i is the year of the %s, and %s has %j', (year, ofYear, zodiac, numbers) => {
    expect(yearZodiac(year)).toBe(ofYear);
    expect(numbersOf(ofYear, year)).toEqual([1, 13, 25, 37, 49]);
    expect(numbersOf(zodiac, year)).toEqual(numbers);
  });

  it('shares 49 numbers out: five for the year, four for each other, in any year', () => {
    for (let year = 1900; year <= 2100; year += 1) {
      const sizes = ZODIACS.map((zodiac) => numbersOf(zodiac, year).length);
      expect(sizes.toSorted()).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5]);
    }
  });
});

describe('the element of a number', () => {
  it('is the one of the table for every number of 2026', () => {
    for (const n of ALL_NUMBERS) expect([n, elementOf(n, 2026)]).toEqual([n, element2026(n)]);
  });

  it.each(ELEMENTS)('in %i is %s for %s', (year, element, numbers) => {
    const found = ALL_NUMBERS.filter((n) => elementOf(n, year) === element);
    expect(found).toEqual(numbers.split(' ').map(Number));
  });
});

describe('the colours', () => {
  it('have 17, 16 and 16 numbers', () => {
    const count = (colour: string) => ALL_NUMBERS.filter((n) => colourOf(n) === colour).length;
    expect([count('红波'), count('蓝波'), count('绿波')]).toEqual([17, 16, 16]);
    expect(colourOf(49)).toBe('绿波');
  });
});

describe('the lunar year', () => {
  it.each([
    ['2019-02-05', 2019],
    ['2026-02-16', 2025],
    ['2026-02-17', 2026],
    ['2027-02-05', 2026],
    ['2027-02-06', 2027],
    ['2030-02-02', 2029],
    ['2030-02-03', 2030],
    ['2036-01-27', 2035],
    ['2036-12-31', 2036],
    ['2037-01-20', 2036],
    ['2026-02-17T21:30:00', 2026],
    // 00:30 in Beijing on New Year's day.
    ['2026-02-16T16:30:00Z', 2026],
    ['2026-02-16T15:59:59Z', 2025],
    ['2026-02-17T00:30:00+08:00', 2026],
  ])('of a draw on %s is %i', (date, year) => {
    expect(lunarYearOf(date)).toBe(year);
  });

  it.each(['2019-02-04', '2037-01-21', '2026-02-30', '2026-13-01', '2026-2-17', 'today', ''])(
    'of %j is not known',
    (date) => {
      expect(lunarYearOf(date)).toBeUndefined();
    },
  );
});
