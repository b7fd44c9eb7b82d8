// No test waits by the clock of the machine, but for a list with reasons: a fixed time is too short on a busy machine and too long on any other.
import { describe, expect, it } from 'vitest';
import { withoutComments } from '#scripts/test/imports.ts';
import { isTest, type Source, sourcesOf } from './sources.ts';

interface Exception {
  /** How many such waits the file holds. */
  count: number;
  why: string;
}

/** By file. What waits for a fact (`expect.poll`, `vi.waitFor`, an event) or moves a clock needs no entry. */
const exceptions: Record<string, Exception> = {
  'tests/support/faultProxy.ts': {
    count: 1,
    why: 'a reply that is late or comes in drops is the fault itself',
  },
  'tests/support/shakenCalls.ts': {
    count: 1,
    why: 'the late call of a bad line, which npm run test:soak asks for',
  },
};

/** In code, and in the code of pages, processes and queries that stands in quotes. */
const patterns: readonly RegExp[] = [
  /\.waitForTimeout\(/g,
  /\bnetworkidle\b/g,
  /\bimport\b[^;]*\bsetTimeout\b[^;]*\bfrom\s*['"](?:node:)?timers\/promises['"]/g,
  /\bpromisify\(\s*setTimeout\b/g,
  /\bscheduler\.wait\(/g,
  /\bAtomics\.wait\(/g,
  /\bpg_sleep(?:_for|_until)?\b/g,
  /\bsleep \d/g,
  // Turns until a moment has come, and not a fact.
  /\bwhile\s*\(\s*(?:Date|performance)\.now\(\)\s*<[^&|{;]*\)/g,
];

/** What stands between the parenthesis at a place and its end, split at its own commas. */
function argumentsAt(text: string, at: number): string[] {
  const found = [''];
  for (let depth = 0, place = at; place < text.length; place++) {
    const character = text[place]!;
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (depth === 0) break;
    if (depth === 1 && character === ',') found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((argument) => argument.trim()).filter((argument) => argument !== '');
}

/** Timers with a delay. Without one the loop turns once, which waits for no time; a method of that name is the limit of a socket. */
const timersIn = (code: string): number =>
  [...code.matchAll(/(?:(?<![.\w])|\b(?:window|globalThis|self)\.)setTimeout(?=\()/g)].filter(
    ({ 0: name, index }) => !['0', undefined].includes(argumentsAt(code, index + name.length)[1]),
  ).length;

function waitsIn({ text }: Pick<Source, 'text'>): number {
  const code = withoutComments(text);
  return patterns.reduce((count, pattern) => count + [...code.matchAll(pattern)].length, timersIn(code));
}

describe('tests', () => {
  it('wait for facts and never by the clock, but for what is listed with its reason, and all of that', async () => {
    const sources = (await sourcesOf(['tests', 'src'], ['.ts', '.tsx'])).filter(
      ({ file }) =>
        (file.startsWith('tests/') || isTest(file)) && file !== 'tests/architecture/waits.test.ts',
    );
    expect(sources.length).toBeGreaterThan(400);
    const found = sources.flatMap((source) => {
      const count = waitsIn(source);
      return count > 0 ? [[source.file, count]] : [];
    });
    const listed = Object.entries(exceptions).map(([file, { count }]) => [file, count]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  it.each([
    'await page.waitForTimeout(300);',
    "await page.waitForLoadState('networkidle');",
    "import { setTimeout as pause } from 'node:timers/promises';",
    "import { setImmediate, setTimeout } from 'timers/promises';",
    'await new Promise((done) => setTimeout(done, 1_050));',
    'await new Promise((done) => setTimeout(() => done(f(1, 2)), 5));',
    'await page.evaluate(() => new Promise((done) => window.setTimeout(done, 50)));',
    'const pause = promisify(setTimeout);',
    'Atomics.wait(cell, 0, 0, 100);',
    'await sql`SELECT pg_sleep(0.03)`.execute(db);',
    "newProject('sleep 1');",
    'while (Date.now() < end) await nextLoop();',
  ])('that wait so are seen: %s', (text) => {
    expect(waitsIn({ text })).toBe(1);
  });

  it.each([
    'await expect.poll(() => callsOf(folder), { timeout: 10_000 }).toHaveLength(1);',
    "import { setImmediate as nextLoop } from 'node:timers/promises';",
    'await new Promise((done) => setTimeout(done));',
    'await page.evaluate(() => void setTimeout(() => history.go(-1, 2)));',
    'request.setTimeout(timeoutMs, () => request.destroy());',
    '// Not setTimeout(done, 300): that would be luck.',
    'await page.clock.runFor(300);',
    'vi.advanceTimersByTime(800);',
    'while (!holds() && Date.now() < end) await nextLoop();',
  ])('that wait for a fact are not blamed: %s', (text) => {
    expect(waitsIn({ text })).toBe(0);
  });
});
