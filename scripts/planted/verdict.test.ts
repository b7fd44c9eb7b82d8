// Only a test that ran and was refuted catches a planted fault.
import { expect, test } from 'vitest';
import type { FileRecord } from '../test/records.ts';
import { verdictOf } from './verdict.ts';

const file = 'src/values/money.test.ts';
const record = (facts: Partial<FileRecord>): FileRecord => ({
  file,
  project: 'unit',
  importingMs: 1,
  runningMs: 1,
  passed: 3,
  failed: 0,
  failures: [],
  ...facts,
});
const stateOf = (files: readonly FileRecord[], tests = [file], errors: string[] = []) =>
  verdictOf({ planned: tests.length, files: [...files], errors }, tests);

test('a test that found something else than it wanted is red, and is named', () => {
  const failures = ['adds up: expected 1 to be 2'];
  expect(stateOf([record({ failed: 1, failures })])).toEqual({ state: 'red', by: failures[0] });
});

test('where every test passes the fault stays green', () => {
  expect(stateOf([record({})]).state).toBe('green');
});

test.each([
  ['a file that did not run', []],
  ['a file that could not be collected', [record({ passed: 0, failures: ['Cannot find module'] })]],
  ['a hook that failed', [record({ passed: 0, failures: ['of orders: connection refused'] })]],
  [
    'a test that only ran out of time',
    [record({ failed: 1, failures: ['adds up: Test timed out in 30000ms.'] })],
  ],
])('%s proves nothing', (_, files) => {
  expect(stateOf(files).state).toBe('broken');
});

test('each of several files has to turn red', () => {
  const other = 'src/values/rate.test.ts';
  const red = record({ failed: 1, failures: ['adds up: expected 1 to be 2'] });
  expect(stateOf([red, record({ file: other })], [file, other]).state).toBe('green');
});
