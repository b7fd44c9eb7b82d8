// A loss is never written as a gain, and nothing as neither.
import { expect, test } from 'vitest';
import { moneyText, signedText } from './figures.ts';

test.each([
  ['-74.5000', '−¥74.50'],
  ['45.5000', '+¥45.50'],
  ['0.0000', '¥0.00'],
  ['-0.0040', '−¥0.004'],
])('%s is written as %s', (value, text) => {
  expect(signedText(value)).toBe(text);
});

test('an amount has no sign of its own', () => {
  expect(moneyText('120.0000')).toBe('¥120.00');
});
