import { expect, test } from 'vitest';
import { htmlOf, paragraphsOf, paragraphsRead } from './text.ts';

test('an empty line begins a paragraph, and a line stays one', () => {
  expect(paragraphsOf(' Hello.\r\n\r\nWe close\non Monday.\n \n\n')).toEqual([
    'Hello.',
    'We close\non Monday.',
  ]);
  expect(htmlOf('Hello.\n\nWe close\non Monday.')).toBe('<p>Hello.</p><p>We close<br>on Monday.</p>');
});

test('what looks like markup is text for members, and is read back as it was typed', () => {
  const typed = '<img src=x onerror=alert(1)> & "more"\n\nO\u2019Neill\'s';
  expect(htmlOf(typed)).not.toContain('<img');
  expect(paragraphsRead(htmlOf(typed), true)).toEqual(paragraphsOf(typed));
});

test('a letter of the command line is read without its markup', () => {
  expect(paragraphsRead('<h3>Monday</h3><p>We <b>close</b> at 6&nbsp;pm.<br/>Bye</p>', true)).toEqual([
    'Monday',
    'We close at 6 pm.\nBye',
  ]);
  expect(paragraphsRead('1 < 2 <b>', false)).toEqual(['1 < 2 <b>']);
});
