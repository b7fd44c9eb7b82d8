// What a form knows of a schema: what is typed is read as its value, and a mistake stands at its field.
import { expect, test } from 'vitest';
import {
  type Item,
  isWithin,
  nameOfItem,
  pathIn,
  readScalar,
  readValues,
  valuesText,
  withField,
} from './schema.ts';

test('what is typed is a number where the schema wants one, a text where it cannot be one, and nothing where it is empty', () => {
  const level = { type: 'integer' };
  expect(readScalar(level, '3')).toBe(3);
  expect(readScalar(level, 'three')).toBe('three');
  expect(readScalar(level, '')).toBeUndefined();
  expect(readScalar({ type: 'string' }, '3')).toBe('3');
  const percent = { type: 'number' };
  expect([readScalar(percent, '2.5'), readScalar(percent, '2.')]).toEqual([2.5, '2.']);
  const stock = { oneOf: [{ type: 'integer' }, { type: 'null' }] };
  expect([readScalar(stock, ''), readScalar(stock, '8')]).toEqual([null, 8]);
  const amount = { oneOf: [{ type: 'string' }, { type: 'integer' }] };
  expect(readScalar(amount, '8', { kind: 'cash' })).toBe('8');
  expect(readScalar(amount, '8', { kind: 'points' })).toBe(8);
});

test('lists of figures are typed between commas, lists of texts a line each', () => {
  const levels = { type: 'array', items: { type: 'integer' } };
  expect(readValues(levels, '1, 2，3、 5 ')).toEqual([1, 2, 3, 5]);
  expect(valuesText(levels, [1, 2])).toBe('1, 2');
  const words = { type: 'array', items: { type: 'string' } };
  expect(readValues(words, 'two words\n\nthree')).toEqual(['two words', 'three']);
});

test('a mistake stands at its field and at no other whose name begins alike', () => {
  const title = pathIn(pathIn('sectors', 2), 'title');
  expect(title).toBe('sectors[2].title');
  expect(pathIn(title, 'zh-CN')).toBe('sectors[2].title["zh-CN"]');
  expect(isWithin('sectors[2].title["zh-CN"]', title)).toBe(true);
  expect(isWithin('sectors[20].title', 'sectors[2]')).toBe(false);
  expect(isWithin('mostGift', 'most')).toBe(false);
  expect(isWithin('anything', '')).toBe(true);
});

test('a field that is emptied is left out, and an item of a list is called by what it says first', () => {
  const item: Item = { key: 'a', open: true };
  expect(withField(item, 'open', undefined)).toEqual({ key: 'a' });
  expect(withField(item, 'key', 'b')).toEqual({ key: 'b', open: true });
  expect(nameOfItem({ open: true, title: { 'zh-CN': '标题', en: 'Title' }, n: 3 }, 'en')).toBe('Title · 3');
});
