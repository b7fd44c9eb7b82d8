// The list of planted faults fits the product as it is today, so that it cannot rot unseen.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/site.ts';
import { isTest } from '../test/reach.ts';
import { planted } from './fault.ts';
import { faults, faultsCalled } from './faults.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

test('every fault has a name of its own, below that of its area', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(faults.filter(({ name }) => !/^[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
  // None goes without a word.
  expect(faults.length).toBeGreaterThanOrEqual(150);
});

test('a fault is chosen by its name, and all of an area by that of the area', () => {
  expect(faultsCalled('money/ledger').map(({ name }) => name)).toEqual(['money/ledger']);
  expect(faultsCalled('money').length).toBeGreaterThan(1);
  expect(faultsCalled('money').filter(({ name }) => !name.startsWith('money/'))).toEqual([]);
  expect(faultsCalled('ledger')).toEqual([]);
});

test.each(faults)('the fault of $name changes one place of its file, and its tests are there', (fault) => {
  const text = textOf(fault.file);
  expect(planted(text, fault)).not.toBe(text);
  expect(fault.tests).not.toEqual([]);
  expect(fault.tests.filter((file) => !isTest(file) || !existsSync(path.join(root, file)))).toEqual([]);
});

test('a place that stands twice, or no longer, is no place for a fault', () => {
  const fault = { name: 'limits', file: 'a.ts', from: '<=', to: '<', says: '', tests: [] };
  expect(planted('a <= b', fault)).toBe('a < b');
  for (const text of ['a <= b <= c', 'a < b'])
    expect(() => planted(text, fault)).toThrow('The fault of limits has to stand once in a.ts');
});
