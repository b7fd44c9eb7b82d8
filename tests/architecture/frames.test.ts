// A frame that runs scripts is none of our origin, and one of our origin runs none: both together would be no sandbox at all.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What frames and their pages are let do, wherever it is written. */
const allowed = globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(['"])(?:sandbox )?(allow-[a-z -]+)\1/g)].map(
    ([, , words]) => ({ file, words: words!.split(' ') }),
  ),
);

test('no frame has both scripts and the origin of its page', () => {
  expect(allowed.some(({ words }) => words.includes('allow-same-origin'))).toBe(true);
  expect(allowed.some(({ words }) => words.includes('allow-scripts'))).toBe(true);
  const both = ({ words }: { words: string[] }) =>
    words.includes('allow-same-origin') && words.includes('allow-scripts');
  expect(allowed.filter(both)).toEqual([]);
});
