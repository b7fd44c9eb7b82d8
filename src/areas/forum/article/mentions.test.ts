// Finding named members in a text.
import { expect, test } from 'vitest';
import { piecesOf } from './mentions.ts';

const small = { name: '小满', accountId: 2 };
const longer = { name: '小满满', accountId: 3 };

test('names become pieces of their own, the longest that fits, in any case of letters', () => {
  expect(piecesOf('你好@小满 和@小满满吗', [small, longer])).toEqual(['你好', small, ' 和', longer, '吗']);
  expect(piecesOf('@KOI来', [{ name: 'Koi', accountId: 4 }])).toEqual([{ name: 'KOI', accountId: 4 }, '来']);
});

test('an @ without a known member is text, and nothing of a text is lost', () => {
  expect(piecesOf('a@b @无此人', [small])).toEqual(['a@b @无此人']);
  expect(piecesOf('', [small])).toEqual([]);
  expect(piecesOf('<b>@小满</b>', [small])).toEqual(['<b>', small, '</b>']);
});
