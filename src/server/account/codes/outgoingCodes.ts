// What all codes to a phone or a mailbox have in common: how many may go, making one, putting it into the outbox. src/server/messages/delivery.ts sends them.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { compared } from '../../db/personal/fields.ts';
import { sealedMessage } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import {
  allStations,
  forgiveSharedAttempt,
  lockKey,
  recordSharedAttempt,
  sharedAttemptsOf,
} from '../rateLimit.ts';
import { sha256 } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';

const daySeconds = 86_400;

/** Where a code goes. */
export interface Recipient {
  channel: 'sms' | 'mail';
  /** A mobile number or a mail address. */
  address: string;
}

const limits = {
  number: 'smsPerNumberADay',
  address: 'smsPerAddressADay',
  prefix: 'smsPerPrefixADay',
} as const;

type Keys = Partial<Record<keyof typeof limits, string>>;

/** What codes are counted under, in all stations, by the present key of the data; mailboxes lie in no ranges. */
function keysOf(db: Db, { channel, address }: Recipient, visitor: Visitor): Keys {
  const kind = channel === 'sms' ? 'phone' : 'email';
  const as = (text: string) => compared(dataKeysOf(db), kind, allStations, text);
  return {
    number: `${channel} to ${as(address)}`,
    address: `${channel} from ${visitor.network}`,
    ...(channel === 'sms' && { prefix: `sms to range ${as(address.slice(0, 7))}` }),
  };
}

/**
 * Counts one more code; returns the seconds until the next one may be requested. Refuses, with code `throttled` and at `field`, a recipient
 * that got too many today, a network or a range of numbers (the first seven digits) that got too many which nobody confirmed, and too early
 * a next one. All stations of the installation count together: a phone rings the same whichever of them writes.
 */
export async function countCode(
  { db, visitor, now, settings }: { db: Db; visitor: Visitor; now: Date; settings: Settings },
  recipient: Recipient,
  field: string,
): Promise<number> {
  const keys = keysOf(db, recipient, visitor);
  const all = Object.values(keys);
  // In the same order everywhere, so that no two wait for each other.
  for (const key of all) await lockKey(db, allStations, key);
  const earlier = await sharedAttemptsOf(db, all, now, daySeconds);
  for (const [kind, key] of Object.entries(keys) as [keyof typeof limits, string][])
    if ((earlier.get(key)?.count ?? 0) >= settings[limits[kind]])
      throw new Refusal('server.smsLimit', { code: 'throttled', field, limit: limits[kind] });
  const last = earlier.get(keys.number!);
  const wait = (count: number) => settings.smsWaitSeconds * 2 ** (count - 1);
  if (last) {
    const passed = (now.getTime() - last.lastAt.getTime()) / 1000;
    const rest = Math.ceil(wait(last.count) - passed);
    if (rest > 0)
      throw new Refusal('server.smsWait', {
        code: 'throttled',
        values: { seconds: rest },
        answer: { waitSeconds: rest },
      });
  }
  await recordSharedAttempt(db, all, now);
  return wait((last?.count ?? 0) + 1);
}

/** Whether a code was asked for today, by whoever proved to be a human: the same for a recipient to whom none went. */
export async function isCodeAsked(
  db: Db,
  recipient: Recipient,
  visitor: Visitor,
  now: Date,
): Promise<boolean> {
  const { number } = keysOf(db, recipient, visitor);
  return (await sharedAttemptsOf(db, [number!], now, daySeconds)).size > 0;
}

/** Who reads the code is no robot that sends for the sake of sending: an opening day must not stop itself. */
export async function forgiveCode(db: Db, recipient: Recipient, visitor: Visitor): Promise<void> {
  const { number: _stays, ...others } = keysOf(db, recipient, visitor);
  await forgiveSharedAttempt(db, Object.values(others));
}

/** Six digits, and what is stored of them. */
export function newCode(): { code: string; salt: Buffer; code_hash: Buffer } {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  return { code, salt, code_hash: sha256(salt, code) };
}

export const isCode = (row: { salt: Buffer; code_hash: Buffer }, code: string): boolean =>
  row.code_hash.equals(sha256(row.salt, code));

/** Puts a message with a code into the outbox, from which it lapses with the code; returns its id. */
export async function queueCode(
  db: Db,
  {
    station,
    recipient,
    words,
    now,
    expiresAt,
  }: {
    station: string;
    recipient: Recipient;
    words: { subject?: string; body: string };
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const messageId = randomUUID();
  await db
    .insertInto('outgoing_message')
    .values({
      station,
      message_id: messageId,
      channel: recipient.channel,
      ...(words.subject !== undefined && { subject: words.subject }),
      ...sealedMessage(
        db,
        { station, message_id: messageId, channel: recipient.channel },
        { address: recipient.address, body: words.body },
      ),
      created_at: now,
      send_at: now,
      lapses_at: expiresAt,
    })
    .execute();
  return messageId;
}
