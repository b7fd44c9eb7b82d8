// Owns how a draw is made from a secret seed, so that anybody can make it again once the seed is told.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { dealBalls, type RandomBelow } from '#lottery/draw.ts';
import { familyOf } from '#lottery/families.ts';

/** 32 bytes of the system's cryptographic source, hex. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** What is published before sealing: SHA-256 of the seed's bytes followed by lottery code and period number, hex. */
export const commitmentOf = (seed: string, lotCode: string, qiHao: string): string =>
  createHash('sha256').update(Buffer.from(seed, 'hex')).update(`${lotCode}${qiHao}`).digest('hex');

/**
 * Words of 32 bits (big endian) of HMAC-SHA-256 with the seed as key over the block numbers 0, 1, 2, ... (four bytes each). A word at or above the
 * largest multiple of `count` is passed over: every value is equally likely.
 */
function wordsOf(seed: string): RandomBelow {
  const key = Buffer.from(seed, 'hex');
  let block = Buffer.alloc(0);
  let at = 0;
  let number = 0;
  const next = () => {
    if (at === block.length) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(number++);
      block = createHmac('sha256', key).update(counter).digest();
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += 4;
    return word;
  };
  return (count) => {
    const end = 2 ** 32 - (2 ** 32 % count);
    let word = next();
    while (word >= end) word = next();
    return word % count;
  };
}

/** The draw of a family that a seed stands for, in drawing order; KL8 is written in ascending order. */
export function drawFrom(seed: string, familyCode: string): number[] {
  const family = familyOf(familyCode);
  if (!family) throw new RangeError(`There is no family ${familyCode}.`);
  const draw = dealBalls(family.balls, wordsOf(seed));
  return familyCode === 'kl8' ? draw.sort((a, b) => a - b) : draw;
}
