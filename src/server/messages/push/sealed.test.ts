import { expect, test } from 'vitest';
import { areKeys, noticeBytesMost, sealedFor } from './sealed.ts';

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const device = {
  p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};

test('the example of the RFC is sealed as it says', () => {
  const sealed = sealedFor(device, 'When I grow up, I want to be a watermelon', {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  });
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('two notices of one text have nothing in common, and none is longer than a push service takes', () => {
  const [one, other] = [sealedFor(device, 'x'), sealedFor(device, 'x')];
  expect(one.subarray(21).equals(other.subarray(21))).toBe(false);
  expect(sealedFor(device, 'x'.repeat(noticeBytesMost)).length).toBe(4096);
  expect(() => sealedFor(device, '彩'.repeat(noticeBytesMost))).toThrow(RangeError);
});

test('keys that nothing can be sealed for are no keys', () => {
  expect(areKeys(device)).toBe(true);
  const offCurve = Buffer.from(device.p256dh);
  offCurve[64]! ^= 1;
  for (const p256dh of [
    offCurve,
    Buffer.alloc(65),
    Buffer.alloc(65, 4),
    Buffer.alloc(0),
    device.p256dh.subarray(1),
  ])
    expect(areKeys({ ...device, p256dh })).toBe(false);
  expect(areKeys({ ...device, auth: Buffer.alloc(15) })).toBe(false);
});
