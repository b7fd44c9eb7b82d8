// Owns the tests of how a prize is put in words.
import { expect, test } from 'vitest';
import { prizeText, shortAmount } from './prizeText.ts';

const say = ((id: string, values?: object) => `${id}${JSON.stringify(values ?? {})}`) as Parameters<
  typeof prizeText
>[1];

test('round amounts have no decimals, others two, and less than a cent all of them', () => {
  expect(['8.0000', '0.8800', '1200.5000', '0.0001'].map(shortAmount)).toEqual([
    '8',
    '0.88',
    '1200.50',
    '0.0001',
  ]);
});

test('each kind of prize has its words', () => {
  expect(prizeText({ kind: 'cash', value: '8.0000' }, say)).toBe('active.prize.cash{"value":"8"}');
  expect(prizeText({ kind: 'points', value: '50' }, say)).toBe('active.prize.points{"value":"50"}');
  expect(prizeText({ kind: 'goods', value: '智能手机' }, say)).toBe('智能手机');
  expect(prizeText({ kind: 'none', value: '' }, say)).toBe('active.prize.none{}');
});
