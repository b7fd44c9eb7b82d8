// Lines of CSV.
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('amounts are decimals, below 0 as well', () => {
  expect(csvLine(['x', 12_345n, -1n, 7])).toBe('x,1.2345,-0.0001,7\r\n');
});

test.each([
  '=1+1',
  '+86',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '|cmd',
  ' =1+1',
  '＝1+1',
  '＠SUM(A1)',
  '－1+2',
])('%j is no formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
});

test('commas, quotes and lines within a cell stay in it', () => {
  expect(csvLine(['a,b', 'say "no"', 'one\ntwo'])).toBe('"a,b","say ""no""","one\ntwo"\r\n');
});
