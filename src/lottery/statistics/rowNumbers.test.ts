// The numbers of rows in a picture of draws.
import { expect, test } from 'vitest';
import { rowNumbers } from './rowNumbers.ts';

const textsOf = (...numbers: string[]) => rowNumbers(numbers).map(({ text }) => text);

test('a row has the number of its draw, and the first one of a day has the day as well', () => {
  expect(textsOf('20261129079', '20261129080', '20261130079', '20261201001')).toEqual([
    '29-079',
    '080',
    '30-079',
    '01-001',
  ]);
  expect(textsOf('202611291106', '202611291107')).toEqual(['29-1106', '1107']);
});

test('a new day begins where the date changes, the first row included', () => {
  const days = rowNumbers(['20261129079', '20261129080', '20261130079']).map(({ isNewDay }) => isNewDay);
  expect(days).toEqual([true, false, true]);
});

test('a lottery that counts its draws through the year has no days', () => {
  expect(textsOf('2026319', '2026320')).toEqual(['319', '320']);
  expect(rowNumbers(['2026319', '2026320']).some(({ isNewDay }) => isNewDay)).toBe(false);
});
