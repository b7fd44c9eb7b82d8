// Exported tables: what a spreadsheet reads is what the screen shows.
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a file begins with a byte order mark and ends each row as spreadsheets write them', () => {
  expect(
    csvOf([
      ['日期', '投注'],
      ['2026-11-21', '1200.50'],
    ]),
  ).toBe('\u{feff}日期,投注\r\n2026-11-21,1200.50\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'c"d', 'e\nf', 'g']])).toBe('\u{feff}"a,b","c""d","e\nf",g\r\n');
});

test('a negative amount stays a number', () => {
  expect(csvOf([['-12.3400', '0', '-5']])).toBe('\u{feff}-12.3400,0,-5\r\n');
});

test.each([
  '=1+1',
  '+cmd',
  '-a',
  '@x',
  '\tx',
  '=HYPERLINK("https://x")',
  ' =1+1',
  '＝1+1',
  '＋86',
  '|cmd',
  '\n=1',
])('a spreadsheet reads %j as text, not as a formula', (cell) => {
  expect(csvOf([[cell]])).toMatch(/^\u{feff}"?'/u);
});
