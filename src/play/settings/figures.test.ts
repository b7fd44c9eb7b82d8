// Owns the test of the figures on cells: by the rules of the play, over the draws given.
import { expect, test } from 'vitest';
import { SSC } from '#lottery/family/ssc/ssc.ts';
import type { CreditPlay } from '#lottery/play.ts';
import { DEFAULT_SETTINGS } from '#lottery/rule/settings.ts';
import { figuresOf } from './figures.ts';

const playOf = (code: string) => SSC.plays.find((play) => play.code === code) as CreditPlay;
// Newest first.
const draws = [
  [1, 0, 0, 0, 0],
  [9, 0, 0, 0, 9],
  [9, 9, 9, 0, 0],
  [1, 2, 3, 4, 5],
];

test('omission counts the draws since an option won, frequency those it won', () => {
  const figures = figuresOf(playOf('ssc_c_b1'), ['1', '9', '7', '大'], draws, DEFAULT_SETTINGS);
  expect([...figures.values()].map(({ omission, count }) => [omission, count])).toEqual([
    [0, 2],
    [1, 2],
    [4, 0],
    [1, 2],
  ]);
  expect(figures.get('7')!.warmth).toBe('cold');
});

test('a draw that returns the stake is no win', () => {
  const figures = figuresOf(playOf('ssc_c_lhh'), ['龙', '虎', '和'], draws, DEFAULT_SETTINGS);
  expect(figures.get('和')).toMatchObject({ omission: 1, count: 1 });
  expect(figures.get('龙')).toMatchObject({ omission: 0, count: 2 });
});
