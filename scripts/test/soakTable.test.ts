// The table of a soak shows which tests fail by chance.
import { expect, test } from 'vitest';
import { type SoakRun, soakTable } from './soakTable.ts';

const good: SoakRun = { seconds: 600, passed: 300, failed: 0, failures: [] };
const bad = (...failures: string[]): SoakRun => ({
  seconds: 610,
  passed: 300 - failures.length,
  failed: failures.length,
  failures,
});

test('tests that failed stand with the runs they failed in, the most frequent first', () => {
  const once = 'tests/journeys/nav.test.ts: goes back: expected /a';
  const often = (reason: string) => `tests/journeys/money.test.ts: a win is announced: ${reason}`;
  const lines = soakTable([bad(once, often('late')), good, bad(often('never'))]).split('\n');
  expect(lines.slice(4)).toEqual([
    'Failures',
    '    2 of 3 tests/journeys/money.test.ts: a win is announced (run 1, 3): late',
    '    1 of 3 tests/journeys/nav.test.ts: goes back (run 1): expected /a',
    '1 runs good, 2 failed',
  ]);
});

test('good runs have their times and no table of failures', () => {
  expect(soakTable([good, good]).split('\n')).toEqual([
    'Runs',
    '  good     1    600 s   300 passed    0 failed',
    '  good     2    600 s   300 passed    0 failed',
    '2 runs good, 0 failed',
  ]);
});

test('a run that breaks down without naming a test counts as failed', () => {
  expect(
    soakTable([{ ...good, failed: 1 }])
      .split('\n')
      .at(-1),
  ).toBe('0 runs good, 1 failed');
});
