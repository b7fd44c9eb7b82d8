// The QR code: squares that an encoder of others draws as well, and the limits of the text.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrMatrix } from './qrMatrix.ts';

const print = (text: string): string =>
  createHash('sha256')
    .update(
      qrMatrix(text)
        .map((row) => row.map((is) => (is ? '1' : '0')).join(''))
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16);

test.each([
  // Compared square by square with another encoder (uqr 0.1.3, level M, the same mask).
  ['a', 21, 'e8ab680854e4019c'],
  ['https://qr.example/alipay/fkx07340sd1q', 29, '83cf0ae2c31b3b0e'],
  [`支付${'a'.repeat(120)}`, 49, '295cd825c0b8d836'],
  ['x'.repeat(213), 57, 'f8a692e420006d88'],
])('%s is drawn as it should be', (text, size, expected) => {
  expect(qrMatrix(text)).toHaveLength(size);
  expect(print(text)).toBe(expected);
});

test('a text that is too long is refused', () => {
  expect(() => qrMatrix('x'.repeat(214))).toThrow('too long');
});
