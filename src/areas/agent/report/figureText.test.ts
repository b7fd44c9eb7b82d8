// The figures of a team's table add up as they are written.
import { expect, test } from 'vitest';
import { figureText, missesCents } from './figureText.ts';

const tableOf = (total: string, ...cells: string[]) => ({
  totals: { net: total },
  rows: cells.map((net, at) => ({ key: String(at), title: '', figures: { net } })),
});

test('figures that add up as they are cut stay cut', () => {
  expect(missesCents('net', tableOf('3.30', '1.10', '2.20'))).toBe(false);
  expect(missesCents('net', tableOf('3.3050', '1.1050', '2.20'))).toBe(false);
  expect(missesCents('net', tableOf('12', '5', '7'))).toBe(false);
});

test('where each cut leaves something out, the column is written whole', () => {
  expect(missesCents('net', tableOf('-1.8156', '-1.0078', '-0.8078'))).toBe(true);
  expect(['-1.8156', '-1.0078', '-0.8078', '2'].map((cell) => figureText(cell, true))).toEqual([
    '-1.8156',
    '-1.0078',
    '-0.8078',
    '2',
  ]);
  expect(figureText('-1822.8', true)).toBe('-1822.8');
  expect(figureText('-1822.80', true)).toBe('-1,822.8000');
});

test('rows that are not listed yet are no reason', () => {
  expect(missesCents('net', tableOf('900.00', '1.0050', '2.0050'))).toBe(false);
});
