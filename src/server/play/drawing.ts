// Owns how a draw is made from a secret seed, so that anybody can repeat it once the seed is published.
import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { blockBytes, committedBytes, drawOfBlocks } from '#lottery/draw/seededDraw.ts';
import { familyOf } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';

/** 32 bytes of the system's cryptographic source, hex. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** What is published before sealing: SHA-256 of the seed's bytes followed by lottery code and period number, hex. */
export const commitmentOf = (seed: string, lotCode: string, qiHao: string): string =>
  createHash('sha256')
    .update(committedBytes(Buffer.from(seed, 'hex'), lotCode, qiHao))
    .digest('hex');

/** The draw of a family that a seed stands for, in drawing order; KL8 is written in ascending order. */
export function drawFrom(seed: string, familyCode: FamilyCode): number[] {
  const family = familyOf(familyCode);
  // Given bytes, createHmac() takes three times as long (Node 24); thirty days of all lotteries are 312,000 draws.
  const key = createSecretKey(Buffer.from(seed, 'hex'));
  const blocks: Uint8Array[] = [];
  for (;;) {
    const draw = drawOfBlocks(family, blocks);
    if (draw) return draw;
    blocks.push(createHmac('sha256', key).update(blockBytes(blocks.length)).digest());
  }
}
