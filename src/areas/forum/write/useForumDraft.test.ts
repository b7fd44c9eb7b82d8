// Owns the test of what is read back of a draft.
import { expect, test } from 'vitest';
import { readDraft } from './useForumDraft.ts';

const key = '0123456789abcdef0123456789abcdef';
const picture = { key, url: `/forum-picture/${key}.webp`, width: 10, height: 20 };
const kept = { title: '标题', content: '内容', pictures: [picture], share: 'order:1', quote: true, at: 1000 };

test('a draft comes back as it was left', () => {
  expect(readDraft(kept, 2000)).toEqual(kept);
});

test('pictures that the server has deleted are gone, the text stays', () => {
  expect(readDraft(kept, 1000 + 48 * 3_600_000)).toEqual({ ...kept, pictures: [] });
});

test('anything else is no draft, and a picture of another address is none', () => {
  const empty = { title: '', content: '', pictures: [], share: '', quote: false, at: 0 };
  for (const raw of [null, 'x', 7, [], { title: 3, pictures: 'x', quote: 'yes', at: 'y' }])
    expect(readDraft(raw, 0)).toEqual(empty);
  const foreign = { ...picture, url: 'https://evil.example/x.webp' };
  expect(readDraft({ ...kept, pictures: [foreign, { ...picture, key: '../x' }] }, 2000).pictures).toEqual([]);
});
