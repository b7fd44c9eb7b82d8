// What a browser refuses to keep lasts as long as the page, and that what it keeps is read from it alone.
import { afterEach, expect, test, vi } from 'vitest';
import { localStore } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const blocked = { getItem: refuse, setItem: refuse, removeItem: refuse };

test('a browser that refuses storage keeps a value as long as the page', () => {
  vi.stubGlobal('localStorage', blocked);
  localStore.writeJson('a', [1]);
  expect(localStore.readJson('a')).toEqual([1]);
  localStore.remove('a');
  expect([localStore.read('a'), localStore.isBlocked()]).toEqual([null, true]);
});

test('what another tab deletes is gone here as well', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  localStore.write('b', 'text');
  expect([localStore.read('b'), localStore.isBlocked()]).toEqual(['text', false]);
  kept.clear();
  expect(localStore.read('b')).toBeNull();
});

test('a text that is no JSON reads as nothing', () => {
  vi.stubGlobal('localStorage', { getItem: () => '{' });
  expect(localStore.readJson('c')).toBeNull();
});
