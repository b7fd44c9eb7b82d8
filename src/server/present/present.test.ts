// How much of a personal detail is shown.

import { expect, test } from 'vitest';
import { maskedAddress, maskedCard, maskedEmail, maskedId, maskedName, maskedPhone } from './mask.ts';

test('a personal detail shows enough to be recognised and no more', () => {
  expect(maskedName('欧阳小明')).toBe('欧***');
  expect(maskedPhone('13800138000')).toBe('138****8000');
  expect(maskedEmail('zhang@example.com')).toBe('z***@example.com');
  expect(maskedId('12345678')).toBe('12****78');
  expect(maskedCard('6222021234567890123')).toBe('6222 **** **** 0123');
  expect(maskedCard('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')).toBe('TXYZ **** **** AeBf');
  expect(maskedCard('13800138000')).toBe('138****8000');
  expect(maskedCard('zhang@example.com')).toBe('z***@example.com');
  expect(maskedAddress('203.0.113.9')).toBe('203.0.*.*');
  expect(maskedAddress('::ffff:10.0.8.21')).toBe('10.0.*.*');
  expect(maskedAddress('2001:db8:1::5')).toBe('2001:db8:*');
});

test('what is not set stays empty', () => {
  expect([maskedName(''), maskedPhone(''), maskedEmail(''), maskedId(''), maskedAddress('')]).toEqual(
    Array(5).fill(''),
  );
});
