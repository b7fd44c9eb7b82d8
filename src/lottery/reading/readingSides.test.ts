// The sides that readings have, by which a line colours them.
import { expect, test } from 'vitest';
import { isPlain, sideOfReading } from './readingSides.ts';

test('a reading is on one of two sides, between them, or has none', () => {
  expect(['大', '单', '龙', '红波'].map(sideOfReading)).toEqual(['high', 'high', 'high', 'high']);
  expect(['小', '双', '虎', '蓝波'].map(sideOfReading)).toEqual(['low', 'low', 'low', 'low']);
  expect(['和', '绿波'].map(sideOfReading)).toEqual(['tie', 'tie']);
  expect(['12', '组六'].map(sideOfReading)).toEqual([undefined, undefined]);
});

test('a span, or that there is none, needs its name', () => {
  expect(isPlain({ name: '和值', value: '12' })).toBe(true);
  expect([isPlain({ name: '跨度', value: '4' }), isPlain({ name: '色波', value: '无' })]).toEqual([
    false,
    false,
  ]);
});
