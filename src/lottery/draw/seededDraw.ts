// How a secret seed determines a draw: the bytes a commitment is made of, and the draw that follows from its random blocks. Server and browser both use this code.

import type { Family } from '../play.ts';
import { dealBalls } from './draw.ts';
import { fairBelow } from './fairBelow.ts';

/** Bytes of hex digits; undefined when they are none. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (hex.length === 0 || hex.length % 2 !== 0 || !/^[0-9a-f]+$/i.test(hex)) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What the commitment published before sealing is the SHA-256 of: the seed's bytes, then in ASCII the lottery code, the period number and, where the draw is
 * bound to a round of a public beacon, a slash and `beacon`, which is `<chain>/<round>`; '' where it is bound to none.
 */
export function committedBytes(
  seed: Uint8Array,
  lotCode: string,
  qiHao: string,
  beacon = '',
): Uint8Array<ArrayBuffer> {
  const bound = beacon === '' ? '' : `/${beacon}`;
  const rest = Array.from(`${lotCode}${qiHao}${bound}`, (character) => character.charCodeAt(0));
  const bytes = new Uint8Array(seed.length + rest.length);
  bytes.set(seed);
  bytes.set(rest, seed.length);
  return bytes;
}

/** What block n is the HMAC-SHA-256 of: n in four bytes, big endian. The key is the seed or, of a bound draw, the HMAC-SHA-256 of the 32 bytes of the public value with the seed as key. */
export function blockBytes(n: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, n);
  return bytes;
}

const NEEDS_MORE = Symbol('the blocks are used up');

/**
 * The draw that follows from the blocks 0, 1, 2, ..., in drawing order (KL8 ascending); undefined when they are too few. Words of
 * 32 bits, big endian; one at or above the largest multiple of how many balls are left is passed over, so that every
 * value is equally likely.
 */
export function drawOfBlocks(family: Family, blocks: readonly Uint8Array[]): number[] | undefined {
  let block = 0;
  let at = 0;
  const nextWord = (): number => {
    const bytes = blocks[block];
    if (!bytes) throw NEEDS_MORE;
    const word = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);
    at += 4;
    if (at + 4 > bytes.length) [block, at] = [block + 1, 0];
    return word;
  };
  try {
    const draw = dealBalls(family.balls, fairBelow(nextWord));
    return family.balls.ascending ? draw.sort((a, b) => a - b) : draw;
  } catch (error) {
    if (error === NEEDS_MORE) return undefined;
    throw error;
  }
}
