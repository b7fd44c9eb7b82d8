// Two builds are the same only where every file and every byte is.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { differences } from './compare.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

test('each difference is named, in files of folders too', async () => {
  const one = { 'a.js': 'a', 'in/b.js': 'b', '.mark': 'm' };
  expect(await differences(folderOf(one), folderOf(one))).toEqual([]);
  expect(await differences(folderOf(one), folderOf({ 'a.js': 'a ', 'in/b.js': 'b', 'in/c.js': '' }))).toEqual(
    [
      '.mark is in the first build alone',
      'a.js differs',
      `${path.join('in', 'c.js')} is in the second build alone`,
    ],
  );
});

test('nothing is the same as nothing', async () => {
  await expect(differences(folderOf({}), folderOf({}))).rejects.toThrow('no file');
  await expect(differences(path.join(folderOf({}), 'gone'), folderOf({}))).rejects.toThrow('ENOENT');
});
