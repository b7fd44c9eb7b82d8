// The areas and calls which the specification does not name are those that a decision lists.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import catalogue from '#schemas/screens.json' with { type: 'json' };
import { root, sourcesOf } from './sources.ts';

const page = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const specification = await page('docs/specification.md');
const decision = await page('docs/decisions/0187-which-areas-and-calls-are-ours.md');
const words = new Set(specification.match(/\w+/g));
/** What a paragraph of the decision lists in backquotes. */
const listedAfter = (beginning: string): string[] => {
  const paragraph = decision.split('\n').find((line) => line.startsWith(beginning))!;
  return [...paragraph.matchAll(/`([\w/]+)`/g)].map(([, name]) => name!).sort();
};

test('the specification is as our user wrote it: what is ours stands in the decision', () => {
  expect(createHash('sha256').update(specification).digest('hex')).toBe(
    '410d6aa5adde815650c592efbe49562fc985c4ad0c73d5335c0e2727f4930286',
  );
});

test('the areas that the specification does not name are those of the decision', () => {
  const [, named = ''] = /page areas (.+), plus two unnamed areas/.exec(specification)!;
  const known = new Set(named.toLowerCase().match(/\w+/g));
  const areas = new Set(catalogue.screens.map(({ area }) => area));
  const unnamed = [...areas].filter((area) => !known.has(area.replace('-', '')));
  expect(unnamed.sort()).toEqual(listedAfter('- Unnamed areas are'));
});

test('the calls that the specification does not name are those of the decision', async () => {
  const calls = (await sourcesOf(['schemas/call'], ['.json'])).map(({ file, text }) => ({
    id: file.slice('schemas/call/'.length, -'.json'.length),
    call: JSON.parse(text) as { path: string; description: string },
  }));
  const isOurs = ({ id, call }: (typeof calls)[number]): boolean => {
    if (/has no such call|names the profile but no call|names no call/.test(call.description)) return true;
    // It names activities by what one does there, in place of their calls.
    if (id.startsWith('activity/')) return false;
    const names = [id.split('/')[1]!, path.posix.basename(call.path, '.do')];
    return !names.some((name) => words.has(name));
  };
  expect(calls.length).toBeGreaterThan(100);
  expect(
    calls
      .filter(isOurs)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(listedAfter('- Calls that the specification does not name'));
});
