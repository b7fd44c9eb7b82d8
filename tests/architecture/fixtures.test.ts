// Tests of calls, and whatever tests share, take their world from fixtures: what a hook of a file prepares, a test cannot name, and is made though no test needs it.
import { describe, expect, it } from 'vitest';
import { withoutComments } from '#scripts/test/imports.ts';
import { isTest, type Source, sourcesOf } from './sources.ts';

const here = 'tests/architecture/fixtures.test.ts';
/** Notes the processor time of every file, which no test names. */
const setup = 'tests/support/processorTime.ts';
const isHeld = (file: string): boolean => file !== setup && (file.startsWith('tests/call/') || !isTest(file));
const hasFileHook = ({ text }: Pick<Source, 'text'>): boolean =>
  /\b(?:before|after|around)All\b/.test(withoutComments(text));
/** A fixture of a file that is made from the one it replaces: vitest finds the older by the name and never makes the newer. */
const replacesItself = ({ text }: Pick<Source, 'text'>): boolean =>
  /\.extend\(\s*'(\w+)',\s*\{ scope: '(?:file|worker)' \},\s*(?:async )?\(\{[^}]*\b\1\b/.test(
    withoutComments(text),
  );

describe('tests of calls', () => {
  it('have no hook of a file, nor has what tests share', async () => {
    const held = (await sourcesOf(['tests'], ['.ts'])).filter(({ file }) => isHeld(file));
    expect(held.length).toBeGreaterThan(200);
    expect(held.filter(hasFileHook).map(({ file }) => file)).toEqual([]);
  });

  it.each(["import { afterAll, expect, test } from 'vitest';", 'test.beforeAll(async ({ server }) => {});'])(
    'that have one are seen: %s',
    (text) => {
      expect(hasFileHook({ text })).toBe(true);
    },
  );

  it('may prepare each test', () => {
    expect(hasFileHook({ text: 'test.beforeEach(({ server }) => set(server, true));' })).toBe(false);
  });
});

describe('a draw job', () => {
  it('is made in one place, which gives it seeds that are the same in every run', async () => {
    const makers = (await sourcesOf(['tests'], ['.ts'])).filter(
      ({ file, text }) => file !== here && /\bcreateDrawJob\b/.test(withoutComments(text)),
    );
    expect(makers.map(({ file }) => file)).toEqual(['tests/support/drawJob.ts']);
  });
});

describe('a fixture of a file', () => {
  it('is not made from the one whose name it takes', async () => {
    const sources = await sourcesOf(['tests'], ['.ts']);
    expect(sources.filter((source) => source.file !== here && replacesItself(source))).toEqual([]);
  });

  it('that is, is seen', () => {
    const text = "test.extend('team', { scope: 'file' }, async ({ clock, team }) => team);";
    expect(replacesItself({ text })).toBe(true);
    expect(replacesItself({ text: text.replace('clock, team', 'clock') })).toBe(false);
  });
});
