// The questions that a member's browser signs with a passkey: each carries its time and proves that this server asked this very browser, so that nothing is stored for who only asks.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyed } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';

/** For how long a question may be answered. */
const seconds = 300;
const [timeBytes, chanceBytes, proofBytes] = [8, 16, 32];

/** What a question is for: a log-in, or a new passkey of whoever has this session. */
export type ChallengePurpose = 'log in' | `new ${bigint}`;

const proofOf = (secret: string, purpose: ChallengePurpose, head: Buffer): Buffer =>
  keyed(secret, 'passkey', purpose, head);

/** A question for this visitor. */
export function makeChallenge(
  { secret }: Pick<Visitor, 'secret'>,
  purpose: ChallengePurpose,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(timeBytes);
  time.writeBigUInt64BE(BigInt(now.getTime()));
  const head = Buffer.concat([time, randomBytes(chanceBytes)]);
  return new Uint8Array(Buffer.concat([head, proofOf(secret, purpose, head)]));
}

/** When a question, base64url, was asked; null where this visitor was not asked it for this purpose, or its time is over. */
export function askedAt(
  { secret }: Pick<Visitor, 'secret'>,
  purpose: ChallengePurpose,
  challenge: string,
  now: Date,
): Date | null {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== timeBytes + chanceBytes + proofBytes) return null;
  const head = bytes.subarray(0, timeBytes + chanceBytes);
  if (!timingSafeEqual(bytes.subarray(head.length), proofOf(secret, purpose, head))) return null;
  const at = Number(head.readBigUInt64BE());
  const age = now.getTime() - at;
  return age >= 0 && age <= seconds * 1000 ? new Date(at) : null;
}
