// What of the HTML of a text is never applied is said where it is written, with the text as it would be without it.
import { expect, test } from 'vitest';
import { unsafeHtml } from './html.ts';

test.each([
  ['<p onclick="steal()">A</p>', 'onclick is never applied.', '<p>A</p>'],
  ['<img src="/art/a.png" onerror=steal()>', 'onerror is never applied.', '<img src="/art/a.png">'],
  ['<p style="color: red">A</p>', 'style is never applied.', '<p>A</p>'],
])('%s', (text, message, fixed) => {
  expect(unsafeHtml(text)).toEqual({ message, fixed });
});

test('what is applied is no fault', () => {
  expect(unsafeHtml('<p>A <a href="/recharge">B</a></p>')).toBeUndefined();
});
