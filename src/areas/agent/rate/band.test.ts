// Bands: no step leads out of one, and each wrong figure is named.
import { expect, test } from 'vitest';
import { type Band, faultIn, groupWith, plainRate, stepped } from './band.ts';

const rates: Band = { least: '1.2', most: '7.5', step: '0.1' };
const groups: Band = { least: '1800', most: '1950', step: '2' };

test.each([
  ['1.2', null],
  ['7.50', null],
  ['7.6', 'most'],
  ['1.1', 'least'],
  ['3.05', 'step'],
  ['', 'format'],
  ['7,5', 'format'],
  ['-1', 'format'],
])('a rate of %j within 1.2 to 7.5: %s', (typed, fault) => {
  expect(faultIn(rates, typed)).toBe(fault);
});

test('a bonus group goes in steps of two', () => {
  expect(faultIn(groups, '1901')).toBe('step');
  expect(stepped(groups, '1900', 1)).toBe('1902');
  expect(stepped(groups, '1901', -1)).toBe('1900');
  expect(stepped(groups, '1901', 1)).toBe('1902');
});

test('a step never leaves the band, whatever was typed', () => {
  expect(stepped(rates, '7.5', 1)).toBe('7.5');
  expect(stepped(rates, '1.2', -1)).toBe('1.2');
  expect(stepped(rates, '99', -1)).toBe('7.5');
  expect(stepped(rates, 'x', -1)).toBe('1.2');
});

test.each([
  ['0', '1700'],
  ['7.5', '1850'],
  ['7.5500', '1850'],
  ['10', '1900'],
  ['13.5', '1950'],
  ['x', '1700'],
])('with a rate of %s the bonus group is at most %s', (rate, most) => {
  expect(groupWith(groups, 1700, rate)).toBe(most);
});

test('tenths are exact after many steps', () => {
  let rate = '1.2';
  for (let count = 0; count < 20; count += 1) rate = stepped(rates, rate, 1);
  expect(rate).toBe('3.2');
});

test('a rate is written without empty decimals', () => {
  expect([plainRate('7.5000'), plainRate('0.0000'), plainRate('8')]).toEqual(['7.5', '0', '8']);
});
