// Owns the test that the office's key is made once, and that nobody but its owner reads it, also in a folder that was there.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { officeKeyOf } from './officeKey.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'office-key-'));
  chmodSync(folder, 0o755);
  vi.stubEnv('OFFICE_KEY', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('a key that is made is read by its owner alone, and stays', () => {
  const key = officeKeyOf(folder);
  const file = path.join(folder, 'office.key');
  expect(key).toMatch(/^[\w-]{43}$/);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(officeKeyOf(folder)).toBe(key);
  expect(readFileSync(file, 'utf8')).toBe(key);
});

test('OFFICE_KEY goes first, and then no file is made', () => {
  vi.stubEnv('OFFICE_KEY', 'a key from elsewhere');
  expect(officeKeyOf(folder)).toBe('a key from elsewhere');
  expect(() => statSync(path.join(folder, 'office.key'))).toThrow('ENOENT');
});
