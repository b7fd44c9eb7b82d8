// Each key is made once, and that nobody but its owner reads it, also in a folder that was there.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dataKeyOf, drawKeyOf, officeKeyOf, settingsOfCommand } from './ownKeys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-keys-'));
  chmodSync(folder, 0o755);
  vi.stubEnv('OFFICE_KEY', '');
  vi.stubEnv('DRAW_KEY', '');
  vi.stubEnv('DATA_KEY', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['OFFICE_KEY', 'office.key', officeKeyOf],
  ['DRAW_KEY', 'draw.key', drawKeyOf],
  ['DATA_KEY', 'data.key', dataKeyOf],
])('%s', (variable, name, keyOf) => {
  test('that is made is read by its owner alone, and stays', () => {
    const key = keyOf(folder);
    const file = path.join(folder, name);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(keyOf(folder)).toBe(key);
    expect(readFileSync(file, 'utf8')).toBe(key);
  });

  test('goes first where it is set, and then no file is made', () => {
    vi.stubEnv(variable, 'a key from elsewhere');
    expect(keyOf(folder)).toBe('a key from elsewhere');
    expect(() => statSync(path.join(folder, name))).toThrow('ENOENT');
  });
});

test('they are different', () => {
  expect(new Set([officeKeyOf(folder), drawKeyOf(folder), dataKeyOf(folder)]).size).toBe(3);
});

test('a command has the key of the data that is there, and makes none', () => {
  expect(settingsOfCommand(folder).dataKey).toBe('');
  expect(() => statSync(path.join(folder, 'data.key'))).toThrow('ENOENT');
  const key = dataKeyOf(folder);
  expect(settingsOfCommand(folder).dataKey).toBe(key);
  vi.stubEnv('DATA_KEY', 'a key from elsewhere');
  expect(settingsOfCommand(folder).dataKey).toBe('a key from elsewhere');
});
