// Owns codes by SMS: created, limited, put into the outbox, and checked once. src/server/messages/delivery.ts sends them.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import {
  allStations,
  forgiveSharedAttempt,
  lockKey,
  recordSharedAttempt,
  sharedAttemptsOf,
} from './rateLimit.ts';
import { sha256 } from './tokens.ts';
import type { Visitor } from './visitor.ts';

const daySeconds = 86_400;

/** What codes are counted under. */
const keysOf = (phone: string, visitor: Visitor) => ({
  number: `sms to ${phone}`,
  address: `sms from ${visitor.network}`,
  prefix: `sms to range ${phone.slice(0, 7)}`,
});

/**
 * Puts a code for a phone into the outbox; returns its message and the seconds until the next one may be requested; `bodyOf` writes it. Refuses, with code
 * `throttled`, a number that got too many today, an address or a range of numbers (the first seven digits) that got too many which nobody
 * confirmed, and too early a next one. All stations of the installation count together: a phone rings the same whichever of them writes.
 */
export async function sendCode(
  db: Db,
  station: string,
  phone: string,
  visitor: Visitor,
  now: Date,
  settings: Settings,
  bodyOf: (code: string, minutes: number) => Promise<string>,
): Promise<{ messageId: string; waitSeconds: number }> {
  const keys = keysOf(phone, visitor);
  const all = Object.values(keys);
  // In the same order everywhere, so that no two wait for each other.
  for (const key of all) await lockKey(db, allStations, key);
  const earlier = await sharedAttemptsOf(db, all, now, daySeconds);
  const countOf = (key: string): number => earlier.get(key)?.count ?? 0;
  const sent = countOf(keys.number);
  const limits = {
    number: 'smsPerNumberADay',
    address: 'smsPerAddressADay',
    prefix: 'smsPerPrefixADay',
  } as const;
  for (const [kind, limit] of Object.entries(limits))
    if (countOf(keys[kind as keyof typeof limits]) >= settings[limit])
      throw new Refusal('server.smsLimit', { code: 'throttled', field: 'phone', limit });
  const wait = (count: number) => settings.smsWaitSeconds * 2 ** (count - 1);
  if (sent > 0) {
    const passed = (now.getTime() - earlier.get(keys.number)!.lastAt.getTime()) / 1000;
    const rest = Math.ceil(wait(sent) - passed);
    if (rest > 0)
      throw new Refusal('server.smsWait', {
        code: 'throttled',
        values: { seconds: rest },
        answer: { waitSeconds: rest },
      });
  }
  await recordSharedAttempt(db, all, now);
  // A new code invalidates the older one.
  await db
    .updateTable('sms_code')
    .set({ is_used: true })
    .where('phone', '=', phone)
    .where('purpose', '=', 'register')
    .where('is_used', '=', false)
    .execute();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16);
  const expiresAt = new Date(now.getTime() + settings.smsSeconds * 1000);
  await db
    .insertInto('sms_code')
    .values({
      station,
      phone,
      purpose: 'register',
      visitor_hash: visitor.hash,
      salt,
      code_hash: sha256(salt, code),
      sent_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const body = await bodyOf(code, Math.floor(settings.smsSeconds / 60));
  const messageId = randomUUID();
  await db
    .insertInto('outgoing_message')
    .values({
      station,
      message_id: messageId,
      channel: 'sms',
      address: phone,
      body,
      created_at: now,
      send_at: now,
      lapses_at: expiresAt,
    })
    .execute();
  return { messageId, waitSeconds: wait(sent + 1) };
}

/** Uses a code up. Refuses a wrong one and counts the attempt; after a few attempts the code is invalid. */
export async function consumeCode(
  db: Db,
  phone: string,
  code: string,
  visitor: Visitor,
  now: Date,
  settings: Settings,
): Promise<void> {
  const row = await db
    .updateTable('sms_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('phone', '=', phone)
    .where('purpose', '=', 'register')
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.smsTries)
    .returning(['id', 'salt', 'code_hash'])
    .executeTakeFirst();
  if (!row?.code_hash.equals(sha256(row.salt, code)))
    throw new Refusal('server.smsWrong', { field: 'smsCode', code: 'smsWrong', keep: true });
  await db.updateTable('sms_code').set({ is_used: true }).where('id', '=', row.id).execute();
  // Who reads the code is no robot that sends for the sake of sending: an opening day must not stop itself.
  const { address, prefix } = keysOf(phone, visitor);
  await forgiveSharedAttempt(db, [address, prefix]);
}
