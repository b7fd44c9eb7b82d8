// The list of planted faults fits the product as it is today, so that it cannot rot unseen.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/site.ts';
import { isTest } from '../test/reach.ts';
import { faults, planted } from './faults.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('every fault has an area of its own', () => {
  expect(new Set(faults.map(({ area }) => area)).size).toBe(faults.length);
  // None goes without a word.
  expect(faults.length).toBeGreaterThanOrEqual(74);
});

test.each(faults)('the fault of $area changes one place of its file, and its tests are there', (fault) => {
  const text = textOf(fault.file);
  expect(planted(text, fault)).not.toBe(text);
  expect(fault.tests).not.toEqual([]);
  expect(fault.tests.filter((file) => !isTest(file) || !existsSync(path.join(root, file)))).toEqual([]);
});

test('a place that stands twice, or no longer, is no place for a fault', () => {
  const fault = { area: 'limits', file: 'a.ts', from: '<=', to: '<', says: '', tests: [] };
  expect(planted('a <= b', fault)).toBe('a < b');
  for (const text of ['a <= b <= c', 'a < b'])
    expect(() => planted(text, fault)).toThrow('The fault of limits has to stand once in a.ts');
});
