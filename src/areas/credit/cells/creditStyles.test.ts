// The blocks and columns of a play: numbers and words in rows of their own, none of them nearly empty.
import { expect, test } from 'vitest';
import { FAMILIES } from '#lottery/families.ts';
import type { CreditPlay } from '#lottery/play.ts';
import { duelsOf } from '#lottery/selection/duels.ts';
import { playInEnglish } from '#texts/englishPlays.ts';
import { optionsOf } from '../pages.ts';
import { isCellPlay } from '../slip.ts';
import { blocksOf, columnsOf, isBall, stackedOn } from './creditStyles.ts';

const word = (option: string): string => option;
const plays = FAMILIES.flatMap(({ plays }) => plays)
  .filter((play): play is CreditPlay => play.mode === 'credit')
  .filter(isCellPlay);
const blocks = plays.flatMap((play) => {
  const options = optionsOf({ play, isOpen: true, oddsMark: '', odds: new Map() });
  const found = blocksOf(play.code, options);
  expect(found.flat(), play.code).toEqual(options);
  return found.map((block) => ({ code: play.code, block, columns: columnsOf(play.code, block, word) }));
});
const rowsOf = (code: string) =>
  blocks.filter((each) => each.code === code).map(({ block, columns }) => [block.length, columns]);

test('no row of any play mixes numbers with words', () => {
  expect(blocks.length).toBeGreaterThan(plays.length);
  for (const { code, block } of blocks.filter((each) => each.block.length > 6))
    expect(new Set(block.map(isBall)).size, code).toBe(1);
});

test('nothing stands alone in the last row', () => {
  for (const { code, block, columns } of blocks)
    if (block.length > columns) expect(block.length % columns, code).not.toBe(1);
});

test('ten numbers are two rows, and the sides of their position a line below', () => {
  expect(rowsOf('ssc_c_b1')).toEqual([
    [10, 5],
    [4, 4],
  ]);
  expect(rowsOf('pk10_c_b1')).toEqual([
    [10, 5],
    [4, 4],
    [2, 2],
  ]);
  expect(rowsOf('pk10_c_gyh')).toEqual([[17, 6]]);
  expect(rowsOf('lhc_c_tx')).toEqual([[12, 2]]);
});

test('where an option and its odds fill a quarter of a narrow phone, all of its block have their odds below them there', () => {
  const odds = (value: string) => new Map([['冠亚小', value]]);
  const stacked = (value: string, columns = 4) => stackedOn(['冠亚大', '冠亚小'], columns, odds(value));
  expect(['17', '1.7', '1.77'].map((value) => stacked(value))).toEqual([undefined, 'narrow', 'every']);
  expect(stacked('1.77', 3)).toBeUndefined();
});

test('pairs of positions against each other are a line each', () => {
  const pairs = ['万千龙', '万千虎', '万千和', '万百龙', '万百虎', '万百和'];
  expect(duelsOf(pairs)).toEqual([pairs.slice(0, 3), pairs.slice(3)]);
  for (const { code } of plays) {
    const options = optionsOf({
      play: plays.find((play) => play.code === code)!,
      isOpen: true,
      oddsMark: '',
      odds: new Map(),
    });
    expect(duelsOf(options)?.length ?? 0, code).toBe(code === 'ssc_c_lhd' ? 9 : 0);
  }
});

test('nothing stands alone in the last row in English', () => {
  for (const { code, block } of blocks) {
    const english = columnsOf(code, block, (option) => playInEnglish(option, code.split('_')[0]));
    if (block.length > english && duelsOf(block) === null)
      expect(block.length % english, `${code} ${block.length}`).not.toBe(1);
  }
});
