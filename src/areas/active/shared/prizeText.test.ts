// How a prize is put in words.

import { expect, test } from 'vitest';
import { prizeText } from './prizeText.ts';

const say = ((id: string, values?: object) => `${id}${JSON.stringify(values ?? {})}`) as Parameters<
  typeof prizeText
>[1];

test('each kind of prize has its words', () => {
  expect(prizeText({ kind: 'cash', value: '1888.0000' }, say)).toBe('active.prize.cash{"value":"1,888"}');
  expect(prizeText({ kind: 'points', value: '50' }, say)).toBe('active.prize.points{"value":"50"}');
  expect(prizeText({ kind: 'goods', value: '智能手机' }, say)).toBe('智能手机');
  expect(prizeText({ kind: 'none', value: '' }, say)).toBe('active.prize.none{}');
});
