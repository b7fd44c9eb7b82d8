// How a compiled text becomes a sentence.
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { type Messages, type Values, written } from './catalogue.ts';

const say = (text: string, values?: Values, locale = 'en'): string =>
  written({ 'a.b': compileMessage(text) } as Messages, locale, 'a.b', values);

test('placeholders are filled, and one without a value is left out', () => {
  expect(say('第 {period} 期，{count} 注', { period: '0312', count: 0 }, 'zh-CN')).toBe('第 0312 期，0 注');
  expect(say('Hello {name}!')).toBe('Hello !');
  expect(say('Only words')).toBe('Only words');
});

test('a number chooses its form and is written as the language writes it', () => {
  const days = '{days, plural, =0 {today} one {# day} other {# days, {more}}} left';
  expect(say(days, { days: 0, more: '' })).toBe('today left');
  expect(say(days, { days: 1, more: '' })).toBe('1 day left');
  expect(say(days, { days: 1200, more: 'then none' })).toBe('1,200 days, then none left');
  expect(say(days, { days: '1', more: '' })).toBe('1 day left');
});

test('a sign that stands for a number in a form by number is itself elsewhere', () => {
  expect(say('No. # {n}', { n: 7 })).toBe('No. # 7');
});

test('an id that is not there stands for itself', () => {
  expect(written({}, 'en', 'a.b')).toBe('a.b');
});
