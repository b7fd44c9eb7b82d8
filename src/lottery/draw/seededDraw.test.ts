// A seed always determines one draw, that every value is equally likely, and that WebCrypto computes the same as Node's own crypto.
import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FAMILIES, familyOf } from '../families.ts';
import { checkDraw } from './draw.ts';
import { blockBytes, bytesOfHex, committedBytes, drawOfBlocks, hexOf } from './seededDraw.ts';

const seedHex = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const seed = bytesOfHex(seedHex)!;
const block = (n: number): Uint8Array => createHmac('sha256', seed).update(blockBytes(n)).digest();
const ssc = familyOf('ssc')!;

test('hex goes there and back, and what is no hex is nothing', () => {
  expect(hexOf(seed)).toBe(seedHex);
  for (const wrong of ['', 'a', 'zz', '0x', '00 1']) expect(bytesOfHex(wrong)).toBeUndefined();
});

test('WebCrypto computes the same commitment and the same blocks as Node', async () => {
  const message = committedBytes(seed, 'FFC', '202611200600');
  const byHand = createHash('sha256').update(Buffer.from(seedHex, 'hex')).update('FFC202611200600').digest();
  const byWeb = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
  expect(hexOf(byWeb)).toBe(byHand.toString('hex'));
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signed = new Uint8Array(await crypto.subtle.sign('HMAC', key, blockBytes(7)));
  expect(hexOf(signed)).toBe(hexOf(block(7)));
});

describe.each(FAMILIES)('$code', (family) => {
  test('a seed deals one valid draw, whatever blocks follow those it needs', () => {
    const few = [0, 1, 2, 3].map(block);
    const draw = drawOfBlocks(family, few)!;
    expect(checkDraw(family, draw)).toEqual(draw);
    expect(drawOfBlocks(family, [...few, block(4)])).toEqual(draw);
    expect(drawOfBlocks(family, [])).toBeUndefined();
  });
});

test('a word in the last incomplete stretch is passed over, so that no value is likelier', () => {
  const words = (...list: number[]) => {
    const bytes = new Uint8Array(32);
    for (const [at, word] of list.entries()) new DataView(bytes.buffer).setUint32(4 * at, word);
    return bytes;
  };
  // 4,294,967,290 is the largest multiple of ten: what is there and above would favour 0 to 5.
  expect(drawOfBlocks(ssc, [words(4_294_967_290, 4_294_967_289, 1, 2, 3, 4_294_967_295, 4)])).toEqual([
    9, 1, 2, 3, 4,
  ]);
});

test('one changed bit of the seed changes commitment and, nearly always, the draw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat({ max: 255 }), (bytes, bit) => {
      const other = bytes.slice();
      other[bit >> 3]! ^= 1 << (bit & 7);
      const promise = (key: Uint8Array) =>
        createHash('sha256')
          .update(committedBytes(key, 'FFC', '1'))
          .digest('hex');
      expect(promise(other)).not.toBe(promise(bytes));
    }),
  );
});
