// Owns the test of the syllables of the demonstration's games.
import { expect, test } from 'vitest';
import { localText } from '#station/station.ts';
import { platforms } from './seedGames.ts';
import { pinyinOf } from './seedPinyin.ts';

test('every game of the demonstration can be found by its syllables', () => {
  for (const { games } of platforms)
    for (const { name } of games) expect(pinyinOf(localText(name, 'zh-CN'))).toMatch(/^[a-z0-9 ]+$/);
});

test('syllables are separated by spaces, letters and digits stay', () => {
  expect(pinyinOf('龙行天下')).toBe('long xing tian xia');
  expect(pinyinOf('抢庄牛牛（底分20）')).toBe('qiang zhuang niu niu di fen 20');
});
