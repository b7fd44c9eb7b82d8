// What the ground truth names is there: a file for each screen, a handler and a test for each call, a use for each text.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.generated.ts';
import { screens } from '#contract/screens.generated.ts';
import { fileOf, importsOf } from '#scripts/test/imports.ts';
import { isGenerated, isTest, isThere, root, sourcesOf } from './sources.ts';

const ids = Object.keys(calls);

describe('screens', async () => {
  const files = await sourcesOf(['src/areas'], ['.tsx', '.ts']);
  /** `center` alone has one more level of folders, which its rows name. */
  const fileOfScreen = (area: string, screen: string): string | undefined =>
    files.find(({ file }) => file === `src/areas/${area}/${screen}.tsx`)?.file;

  it('have a file each, exporting a component of the same name', () => {
    const missing = screens.filter(({ area, screen }) => {
      const file = fileOfScreen(area, screen);
      const text = files.find((each) => each.file === file)?.text ?? '';
      return !new RegExp(`^export (?:function|const) ${path.posix.basename(screen)}\\b`, 'm').test(text);
    });
    expect(
      missing.map(({ path: route, area, screen }) => `${route}: src/areas/${area}/${screen}.tsx`),
    ).toEqual([]);
  });

  it('have an icon each that is drawn', async () => {
    const { icons } = await import('#kit/Icon.tsx');
    expect(screens.filter(({ icon }) => !Object.hasOwn(icons, icon)).map(({ path: route }) => route)).toEqual(
      [],
    );
  });

  it('are all that an area holds: every other file there is used by one of them', () => {
    const seen = new Set(screens.flatMap(({ area, screen }) => fileOfScreen(area, screen) ?? []));
    for (const file of seen) {
      for (const { from } of importsOf(files.find((each) => each.file === file)?.text ?? '')) {
        const imported = fileOf(file, from);
        if (imported?.startsWith('src/areas/')) seen.add(imported);
      }
      // A worker is named by its address.
      for (const [, from] of (files.find((each) => each.file === file)?.text ?? '').matchAll(
        /new URL\(\s*'(\.[^']+)'/g,
      ))
        seen.add(fileOf(file, from!)!);
    }
    const unused = files.filter(({ file }) => !isTest(file) && !seen.has(file)).map(({ file }) => file);
    expect(unused).toEqual([]);
  });
});

describe('calls', () => {
  it('have a handler each at the mirrored path, and no handler is without its call', async () => {
    const handlers = (await sourcesOf(['src/server/call'], ['.ts']))
      .filter(({ file }) => !isTest(file))
      .map(({ file }) => file.replace(/^src\/server\/call\/|\.ts$/g, ''));
    expect(handlers.toSorted()).toEqual(ids.toSorted());
  });

  it('have a test each at the mirrored path', () => {
    expect(ids.filter((id) => !isThere(`tests/call/${id}.test.ts`))).toEqual([]);
  });
});

describe('texts', () => {
  it('are all used: an id that nobody reads is deleted', async () => {
    const readers = (await sourcesOf(['src', 'schemas', 'scripts'], ['.ts', '.tsx', '.json'])).filter(
      ({ file }) => !file.startsWith('src/texts/') && !isTest(file),
    );
    const own = await sourcesOf(['src/texts'], ['.ts']);
    const code = [...readers, ...own.filter(({ file }) => !isGenerated(file))]
      .filter(({ file }) => !isGenerated(file) || file.includes('screens'))
      .map(({ text }) => text)
      .join('\n');
    // t(`entry.step.${name}`) reads every id that begins so.
    const beginnings = [...code.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map((found) => found[1]!);
    const catalogue = await readFile(path.join(root, 'src/texts/ids.generated.ts'), 'utf8');
    const all = [...catalogue.matchAll(/\| '([^']+)'/g)].map((found) => found[1]!);
    // Read once: to look for each of thousands of ids through all the code takes most of a minute.
    const named = new Set([...code.matchAll(/(['"])([\w.-]+)(?=\1)/g)].map((found) => found[2]!));
    const unused = all.filter((id) => !named.has(id) && !beginnings.some((begun) => id.startsWith(begun)));
    expect(all.length).toBeGreaterThan(50);
    expect(unused).toEqual([]);
  });
});

describe('jobs', () => {
  it('are all on the list that a server begins and stops', async () => {
    const jobs = (await sourcesOf(['src/server/jobs'], ['.ts']))
      .map(({ file }) => file)
      .filter((file) => /^src\/server\/jobs\/\w+Job\.ts$/.test(file));
    const list = 'src/server/jobs/jobList.ts';
    const listed = importsOf(await readFile(path.join(root, list), 'utf8')).map(({ from }) =>
      fileOf(list, from),
    );
    expect(jobs.length).toBeGreaterThan(6);
    expect(jobs.filter((file) => !listed.includes(file))).toEqual([]);
  });
});
