// What is typed as a limit, and which limit binds.
import { expect, test } from 'vitest';
import { bindingValue, isHigher, typedValue, usedShare, wireValue } from './limitValue.ts';

test.each([
  ['deposit', '200', '200'],
  ['deposit', '0.5', '0.5'],
  ['stake', '12.34', '12.34'],
  ['time', '90', '5400'],
] as const)('a %s of %s is sent as %s', (kind, typed, sent) => {
  expect(wireValue(kind, typed)).toBe(sent);
});

test.each([
  ['deposit', ''],
  ['deposit', '0'],
  ['deposit', '0.00'],
  ['deposit', '1.234'],
  ['deposit', '-5'],
  ['deposit', '1e3'],
  ['deposit', '007'],
  ['loss', '12345678901'],
  ['time', '1.5'],
  ['time', '0'],
] as const)('a %s of "%s" is no limit', (kind, typed) => {
  expect(wireValue(kind, typed)).toBeNull();
});

test('the field shows a limit as one would type it', () => {
  expect(typedValue('deposit', '200.0000')).toBe('200');
  expect(typedValue('deposit', '0.5000')).toBe('0.5');
  expect(typedValue('time', '5400')).toBe('90');
  expect(typedValue('loss', '')).toBe('');
});

test('a higher figure waits, a lower one and the first do not', () => {
  expect(isHigher('500', '200.0000')).toBe(true);
  expect(isHigher('1000', '200.0000')).toBe(true);
  expect(isHigher('100', '200.0000')).toBe(false);
  expect(isHigher('200', '200.0000')).toBe(false);
  expect(isHigher('1', '')).toBe(false);
});

test('the lower of both limits binds', () => {
  expect(bindingValue({ value: '200.0000', stationValue: '1000.0000' })).toBe('200.0000');
  expect(bindingValue({ value: '2000.0000', stationValue: '1000.0000' })).toBe('1000.0000');
  expect(bindingValue({ value: '', stationValue: '1000.0000' })).toBe('1000.0000');
  expect(bindingValue({ value: '', stationValue: '' })).toBe('');
});

test('a bar is never longer than its track, and full where nothing may be used', () => {
  expect(usedShare('150.0000', '200.0000')).toBe(0.75);
  expect(usedShare('300.0000', '200.0000')).toBe(1);
  expect(usedShare('0.0000', '200.0000')).toBe(0);
  expect(usedShare('', '200.0000')).toBe(0);
});
