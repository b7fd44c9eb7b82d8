// What is read back of a draft, and the intent its post is sent under.
import { expect, test } from 'vitest';
import { localStore } from '#browser/storage.ts';
import { intentFor, readDraft } from './useForumDraft.ts';

const key = '0123456789abcdef0123456789abcdef';
const picture = { key, url: `/forum-picture/${key}.webp`, width: 10, height: 20 };
const card = {
  kind: 'draw',
  lotCode: 'FFC',
  lotName: '分分彩',
  family: 'ssc',
  qiHao: '202611220500',
  mode: '',
  playCode: '',
  playName: '',
  selection: '',
  units: 0,
  haoMa: '1,2,3,4,5',
};
const share = { ref: 'draw:FFC:202611220500', card };
const kept = { title: '标题', content: '内容', pictures: [picture], share, quote: true, at: 1000 };

test('a draft comes back as it was left', () => {
  expect(readDraft(kept, 2000)).toEqual(kept);
});

test('pictures that the server has deleted are gone, the text stays', () => {
  expect(readDraft(kept, 1000 + 48 * 3_600_000)).toEqual({ ...kept, pictures: [] });
});

test('anything else is no draft, and a picture of another address is none', () => {
  const empty = { title: '', content: '', pictures: [], share: null, quote: false, at: 0 };
  for (const raw of [null, 'x', 7, [], { title: 3, pictures: 'x', quote: 'yes', at: 'y' }])
    expect(readDraft(raw, 0)).toEqual(empty);
  const foreign = { ...picture, url: 'https://evil.example/x.webp' };
  expect(readDraft({ ...kept, pictures: [foreign, { ...picture, key: '../x' }] }, 2000).pictures).toEqual([]);
});

test('what is shared is read back with its card alone: a reference without one would be posted unseen', () => {
  for (const raw of [
    'order:1',
    { ref: 'order:1' },
    { ref: 7, card },
    { ref: 'x', card: { ...card, haoMa: 3 } },
  ])
    expect(readDraft({ ...kept, share: raw }, 2000).share).toBeNull();
});

test('the same content goes out under the same intent until it is forgotten, any other under a new one', () => {
  const post = { groupId: 1, title: '标题', content: '内容' };
  const first = intentFor('kept', post);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(intentFor('kept', { ...post })).toBe(first);
  expect(intentFor('other', post)).not.toBe(first);
  const changed = intentFor('kept', { ...post, content: '内容！' });
  expect(changed).not.toBe(first);
  localStore.remove('kept');
  expect(intentFor('kept', { ...post, content: '内容！' })).not.toBe(changed);
});
