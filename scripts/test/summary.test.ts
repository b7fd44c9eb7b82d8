// The last line of a test run is read by machines: it is held here to the letter.
import { expect, test } from 'vitest';
import { isGood, lifeOf, type StepOutcome, summaryOf } from './summary.ts';

const types: StepOutcome = { name: 'Types', passed: 1, failed: 0, seconds: 12.34, failures: [] };
const server: StepOutcome = {
  name: 'Server tests',
  passed: 1200,
  failed: 2,
  seconds: 300,
  processorSeconds: 410,
  failures: ['tests/call/auth/login.test.ts: a member logs in: expected 1', 'tests/server/web.test.ts: lost'],
};

test('the totals stand alone on the last line', () => {
  expect(summaryOf([types, server]).split('\n').at(-1)).toBe('1201 passed, 2 failed');
});

test('every failure is said once more, above the totals', () => {
  expect(summaryOf([types, server]).split('\n').slice(-3, -1)).toEqual([
    '  FAILED tests/call/auth/login.test.ts: a member logs in: expected 1',
    '  FAILED tests/server/web.test.ts: lost',
  ]);
});

test('a run is good when no step failed', () => {
  expect(isGood([types])).toBe(true);
  expect(isGood([types, server])).toBe(false);
});

test('each step has a row with its state, counts and times', () => {
  const [, first, second] = summaryOf([types, server]).split('\n');
  expect(first).toMatch(/good +Types +1 passed +0 failed +12\.3 s$/);
  expect(second).toMatch(/FAILED +Server tests +1200 passed +2 failed +300\.0 s +410 s of processor$/);
});

test('a line of life counts files where there are any, and failures', () => {
  const building = { name: 'Build', planned: 0, files: 0, failed: 0 };
  expect(lifeOf(61, [{ name: 'Server tests', planned: 250, files: 40, failed: 1 }, building])).toBe(
    '  ... 61 s: Server tests 40 of 250 files, 1 FAILED; Build',
  );
});
