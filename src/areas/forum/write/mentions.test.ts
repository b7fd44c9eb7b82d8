// What counts as a mention while a post is typed, and who is offered.
import { expect, test } from 'vitest';
import { matching, mentionBegun } from './mentions.ts';

test.each([
  ['@', 1, { at: 0, begun: '' }],
  ['你好@小', 4, { at: 2, begun: '小' }],
  ['你好@小满 再见', 4, { at: 2, begun: '小' }],
  ['@小满 ', 4, null],
  ['a@b', 3, null],
  ['说 @Ko', 5, { at: 2, begun: 'Ko' }],
  ['@一二三四五六七八九十一二三', 14, null],
  ['没有', 2, null],
])('%s with the caret at %i', (text, caret, expected) => {
  expect(mentionBegun(text, caret)).toEqual(expected);
});

test('names that begin so come first, in any case of letters, and at most twelve', () => {
  const people = ['大满', 'Koi', '满江红', '阿koi'].map((name, at) => ({
    accountId: at + 1,
    name,
    level: 1,
    agent: false,
  }));
  const names = (begun: string) => matching(people, begun).map(({ name }) => name);
  expect(names('')).toEqual(['大满', 'Koi', '满江红', '阿koi']);
  expect(names('满')).toEqual(['满江红', '大满']);
  expect(names('KO')).toEqual(['Koi', '阿koi']);
  expect(names('无')).toEqual([]);
  const crowd = Array.from({ length: 40 }, (_, at) => ({ ...people[0]!, accountId: at + 1 }));
  expect(matching(crowd, '')).toHaveLength(12);
});
