// The list of files that may take longer cannot rot, and the report names those above their budget.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgetReport, exceptions, fileBudgetSeconds, longestBudgetSeconds } from './budget.ts';
import type { FileRecord } from './records.ts';

const file = (name: string, seconds: number): FileRecord => ({
  file: name,
  project: 'server',
  importingMs: 1000,
  runningMs: seconds * 1000 - 1000,
  passed: 1,
  failed: 0,
  failures: [],
});

test('every exception is a file that is there, with a reason and at most a minute', () => {
  for (const [name, { seconds, reason }] of Object.entries(exceptions)) {
    expect(existsSync(name), name).toBe(true);
    expect(seconds).toBeGreaterThan(fileBudgetSeconds);
    expect(seconds).toBeLessThanOrEqual(longestBudgetSeconds);
    expect(reason).not.toBe('');
  }
});

test('files above their budget are named, the longest first, and no others', () => {
  const long = 'tests/journeys/screensOfPlay.test.ts';
  const lines = budgetReport(
    [file('a.test.ts', 19), file('b.test.ts', 21), file('c.test.ts', 30), file(long, 59), file(long, 61)],
    new Map(),
  ).split('\n');
  expect(lines.slice(2).map((line) => line.split(/[:( ]+/).slice(1, 4))).toEqual([
    ['61.0', 's', long],
    ['30.0', 's', 'c.test.ts'],
    ['21.0', 's', 'b.test.ts'],
  ]);
});

test('a file is said to wait for what its worker did not compute', () => {
  const spent = new Map([['b.test.ts', { seeding: 4000, processor: 9000, programs: 15_000 }]]);
  const [total, , line] = budgetReport([file('b.test.ts', 21)], spent).split('\n');
  expect(line).toContain(
    'importing 1.0 s, seeding 4.0 s, own processor 9.0 s, waiting for others 12.0 s, processor of browser and programs 15.0 s',
  );
  expect(total).toContain(
    '21.0 s; in it seeding 4.0 s, starting 0.0 s, opening browsers 0.0 s, processor of workers 9.0 s, of browsers and programs 15.0 s',
  );
});

test('a run within its budget says so', () => {
  expect(budgetReport([file('a.test.ts', 3)], new Map())).toContain('no test file above its budget of 20 s');
});
