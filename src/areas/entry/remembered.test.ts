// The remembered account is kept apart by station, and that a browser that keeps nothing does not prevent logging in.
import { afterEach, expect, test, vi } from 'vitest';
import { rememberAccount, rememberedAccount } from './remembered.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test('an account remembered on one station is unknown to another', () => {
  storage();
  rememberAccount('one', 'member01');
  expect(rememberedAccount('one')).toBe('member01');
  expect(rememberedAccount('two')).toBe('');
});

test('an account that is no longer to be remembered leaves nothing behind', () => {
  const kept = storage();
  rememberAccount('one', 'member01');
  rememberAccount('one', '');
  expect(kept.size).toBe(0);
});

test('a browser that refuses to keep anything differs from one that keeps nothing yet', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(rememberedAccount('one')).toBeNull();
  expect(() => rememberAccount('one', 'member01')).not.toThrow();
});
