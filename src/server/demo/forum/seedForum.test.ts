// What the demonstration's forum says: nothing that its own rules forbid, and no promise of winning.
import { expect, test } from 'vitest';
import { resolveStation } from '#station/station.ts';
import { plainWords } from '../../forum/words.ts';
import { hasLink } from '../../messages/link.ts';
import { demonstrationContent } from '../demonstrationContent.ts';
import threads from './forumThreads.json' with { type: 'json' };
import { forumNames } from './seedForum.ts';

const { words: forbidden } = demonstrationContent(resolveStation({ code: 'any', name: 'Any' }))[
  'forum-words'
]!;

const texts = threads.flatMap(({ title, content, comments }) => [
  title,
  content,
  ...comments.flatMap(({ text, ...rest }) => [text, ...('answers' in rest ? (rest.answers ?? []) : [])]),
]);

test('sixty threads by thirty members, none twice', () => {
  expect(threads.length).toBeGreaterThanOrEqual(60);
  expect(new Set(threads.map(({ title }) => title)).size).toBe(threads.length);
  expect(new Set(forumNames).size).toBe(30);
  for (const name of forumNames) expect(name).toMatch(/^(?![0-9]+$)[一-鿿A-Za-z0-9]{2,12}$/);
});

test('every text could have been posted: length, no link, no forbidden word', () => {
  for (const { title, content } of threads) {
    expect([...title].length, title).toBeGreaterThanOrEqual(4);
    expect([...title].length, title).toBeLessThanOrEqual(40);
    expect([...content].length, title).toBeGreaterThanOrEqual(5);
  }
  for (const text of texts) {
    expect([text, hasLink(text)]).toEqual([text, false]);
    const plain = plainWords(text);
    expect([text, forbidden.filter((word) => plain.includes(plainWords(word)))]).toEqual([text, []]);
  }
});

test('none promises winnings', () => {
  const promises = /稳赢|必赢|包中|稳中|保证(?:中|赢)|百分百|回本|翻倍|带你赚|赚钱|暴富|发财/;
  for (const text of texts) expect(text).not.toMatch(promises);
});
