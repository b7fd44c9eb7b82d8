// Owns that support says nothing that stands in its code: every sentence is a text, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = [
  'scripts/support.ts',
  ...readdirSync(path.join(root, 'scripts/support')).map((name) => `scripts/support/${name}`),
  'src/server/activities/standing.ts',
  'src/server/activities/support.ts',
];

/** What stands between quotes and has three words in a row; comments, SQL and the names of tables in it are for no operator. */
function sentencesIn(code: string): string[] {
  const said = code.replaceAll(/sql(?:<[^`]*>)?`[^`]*`|^\s*(?:\/\/|\/?\*).*$/gm, '');
  return [...said.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , text]) => text!)
    .filter((text) => !/^[\w.]+ as \w+$/.test(text))
    .filter((text) => /[A-Za-z]{2,},? [a-z]+ [a-z]+/.test(text.replaceAll(/\$\{[^}]*\}/g, '')));
}

test('support speaks by texts alone', () => {
  const found = files.flatMap((file) =>
    sentencesIn(readFileSync(path.join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(found).toEqual([]);
});
