// "check it yourself": commitment and draw computed again from the published seed, in this browser, by the same pure function as on the server.
import type { DrawnPeriod, Lottery } from '#contract/entities.generated.ts';
import { blockBytes, bytesOfHex, committedBytes, drawOfBlocks, hexOf } from '#lottery/draw/seededDraw.ts';
import { loadFamily } from '#lottery/loadFamily.ts';

const hmacKey = (bytes: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export interface DrawVerification {
  /** SHA-256 of seed, lottery, period and the beacon's round, hex. */
  commitment: string;
  /** Equal to the one published before sealing; null where none was. */
  isCommitted: boolean | null;
  /** What is drawn from seed and public value, comma-separated. */
  haoMa: string;
  isDrawn: boolean;
}

/** Rejects with a RangeError when seed or public value are none. */
export async function verifyDraw(
  period: Pick<DrawnPeriod, 'lotCode' | 'qiHao' | 'haoMa' | 'commitment' | 'seed' | 'beacon' | 'publicValue'>,
  familyCode: Lottery['family'],
): Promise<DrawVerification> {
  const seed = bytesOfHex(period.seed);
  const value = period.beacon === '' ? null : bytesOfHex(period.publicValue);
  if (!seed || value === undefined) throw new RangeError('What the draw is made of is not written in hex.');
  const family = await loadFamily(familyCode);
  const digest = await crypto.subtle.digest(
    'SHA-256',
    committedBytes(seed, period.lotCode, period.qiHao, period.beacon),
  );
  const commitment = hexOf(new Uint8Array(digest));
  const own = await hmacKey(seed);
  const key = value === null ? own : await hmacKey(await crypto.subtle.sign('HMAC', own, value));
  const blocks: Uint8Array[] = [];
  let draw = drawOfBlocks(family, blocks);
  while (!draw) {
    blocks.push(new Uint8Array(await crypto.subtle.sign('HMAC', key, blockBytes(blocks.length))));
    draw = drawOfBlocks(family, blocks);
  }
  const haoMa = draw.join(',');
  return {
    commitment,
    isCommitted: period.commitment === '' ? null : commitment === period.commitment,
    haoMa,
    isDrawn: haoMa === period.haoMa,
  };
}
