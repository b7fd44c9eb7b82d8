// The keys of a station before push services, and the proof by which it may send (RFC 8292): made once, when the first member switches a device on.
import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Db } from '../../db/stationTransaction.ts';

export interface StationKey {
  /** As browsers take it, 65 bytes. */
  publicKey: Buffer;
  /** 32 bytes. */
  privateKey: Buffer;
}

/** How long a proof is good for; services refuse more than a day. */
const proofSeconds = 12 * 3600;

const stored = async (db: Db): Promise<StationKey | undefined> => {
  const row = await db.selectFrom('push_key').select(['public_key', 'private_key']).executeTakeFirst();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
};

/** The keys of the station in view; of two servers that make them at once, one does. */
export async function stationKey(db: Db, station: string): Promise<StationKey> {
  const known = await stored(db);
  if (known) return known;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const short = pair.getPrivateKey();
  const privateKey = Buffer.concat([Buffer.alloc(32 - short.length), short]);
  await db
    .insertInto('push_key')
    .values({ station, public_key: publicKey, private_key: privateKey })
    .onConflict((clash) => clash.column('station').doNothing())
    .execute();
  return (await stored(db))!;
}

const inBase64 = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * The value of `Authorization` for a push service.
 * @param origin Of the service.
 * @param contact Whom its people ask about what the station sends: `mailto:` or `https:`.
 */
export function proofFor(
  { publicKey, privateKey }: StationKey,
  origin: string,
  contact: string,
  now: Date,
): string {
  const claims = { aud: origin, exp: Math.floor(now.getTime() / 1000) + proofSeconds, sub: contact };
  const said = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`;
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey.toString('base64url'),
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
    },
  });
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey.toString('base64url')}`;
}
