// A setting in a file: what it is there, another one in its place, and whether the file says it itself or has its default.
import { expect, test } from 'vitest';
import { isSetIn, valueAt, withValueAt } from './valueAt.ts';

const file = {
  code: 'demo',
  theme: { skin: 'ThemeBlack', ThemeRed: { brand: '#9a1b5c' } },
  menus: { names: { '/index': 'Start' } },
};

test('a value is put in its place, in sections that come with it, and is taken away', () => {
  expect(valueAt(file, ['theme', 'skin'])).toBe('ThemeBlack');
  expect(valueAt(file, ['theme', 'toString'])).toBeUndefined();
  expect(withValueAt(file, ['onOff', 'trialOpen'], false)).toEqual({ ...file, onOff: { trialOpen: false } });
  expect(withValueAt(file, ['theme', 'skin'], undefined)).toMatchObject({ theme: { ThemeRed: {} } });
  expect(withValueAt(file, ['onOff', 'trialOpen'], undefined)).toEqual(file);
});

test.each([
  ['theme.skin', true],
  ['theme.choice', false],
  ['ads', false],
  ['onOff.trialOpen', false],
  // A theme has its own colours beside those that the file gives.
  ['theme.ThemeRed.brand', true],
  ['theme.ThemeRed.accent', false],
  // A list or a table that the file gives takes the default’s place whole.
  ['menus.names', true],
  ['menus.names./lotteryAll', true],
])('that the file says %s itself is %j', (path, isSet) => {
  expect(isSetIn(file, path.split('.'))).toBe(isSet);
});
