// How figures are compared.
import { expect, test } from 'vitest';
import { changeOf } from './compare.ts';

test.each([
  ['150.0000', '100.0000', '+50.0%'],
  ['99.9900', '100.0000', '0%'],
  ['-50.0000', '-100.0000', '+50.0%'],
  ['-10.0000', '20.0000', '−150.0%'],
  ['1.0000', '0.0000', undefined],
])('%s after %s is %s', (amount, before, change) => {
  expect(changeOf(amount, before)).toBe(change);
});
