// Owns the tests of how the server writes moments, amounts and personal details.
import { expect, test } from 'vitest';
import { maskedAddress, maskedCard, maskedEmail, maskedId, maskedName, maskedPhone } from './mask.ts';
import { moment } from './moment.ts';
import { money } from './money.ts';

test('a moment is written in Shanghai time, whatever the zone of the machine', () => {
  expect(moment(new Date(Date.UTC(2026, 10, 20, 16, 0, 1)))).toBe('2026-11-21 00:00:01');
  expect(moment(new Date(Date.UTC(2027, 1, 28, 15, 59, 59, 999)))).toBe('2027-02-28 23:59:59');
});

test('an amount keeps four decimals and its sign', () => {
  expect([0n, 1n, 9999n, 10_000n, 88_888_800n, -1n, -123_456n].map(money)).toEqual([
    '0.0000',
    '0.0001',
    '0.9999',
    '1.0000',
    '8888.8800',
    '-0.0001',
    '-12.3456',
  ]);
});

test('an amount larger than a number can hold is exact', () => {
  expect(money(123_456_789_012_345_678_901n)).toBe('12345678901234567.8901');
});

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
