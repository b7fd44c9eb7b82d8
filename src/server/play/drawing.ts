// How a draw is made from a secret seed and a public value, so that anybody can repeat it once both are published.
import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import { blockBytes, committedBytes, drawOfBlocks } from '#lottery/draw/seededDraw.ts';
import { familyOf } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';

/** 32 bytes of the system's cryptographic source, hex. */
export const freshSeed = (): string => randomBytes(32).toString('hex');

/** What is published before sealing, hex: SHA-256 of the seed's bytes followed by lottery code, period number and the beacon's round (`<chain>/<round>`, '' for none). */
export const commitmentOf = (seed: string, lotCode: string, qiHao: string, beacon = ''): string =>
  createHash('sha256')
    .update(committedBytes(Buffer.from(seed, 'hex'), lotCode, qiHao, beacon))
    .digest('hex');

/** The draw of a family that a seed stands for, or a seed and the public value its period is bound to (both hex), in drawing order; KL8 is written in ascending order. */
export function drawFrom(seed: string, familyCode: FamilyCode, publicValue: string | null = null): number[] {
  const family = familyOf(familyCode);
  // Given bytes, createHmac() takes three times as long (Node 24); thirty days of all lotteries are 312,000 draws.
  const own = createSecretKey(Buffer.from(seed, 'hex'));
  const key =
    publicValue === null
      ? own
      : createSecretKey(createHmac('sha256', own).update(Buffer.from(publicValue, 'hex')).digest());
  const blocks: Uint8Array[] = [];
  for (;;) {
    const draw = drawOfBlocks(family, blocks);
    if (draw) return draw;
    blocks.push(createHmac('sha256', key).update(blockBytes(blocks.length)).digest());
  }
}
