// Owns codes by SMS: created, limited, put into the sandbox outbox, and checked once.
import { randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Text } from '../serverText.ts';
import type { Settings } from '../settings.ts';
import { attemptsOf, lockKey, recordAttempt } from './rateLimit.ts';
import { sha256 } from './tokens.ts';
import type { Visitor } from './visitor.ts';

const daySeconds = 86_400;

/**
 * Sends a code to a phone and returns the seconds until the next one may be requested. Refuses, with code `throttled`, a
 * number, an address or a range of numbers (the first seven digits) that got too many today, and too early a next one.
 */
export async function sendCode(
  db: Db,
  station: { code: string; name: string },
  phone: string,
  visitor: Visitor,
  now: Date,
  settings: Settings,
  text: Text,
): Promise<number> {
  const keys = {
    number: `sms to ${phone}`,
    address: `sms from ${visitor.network}`,
    prefix: `sms to range ${phone.slice(0, 7)}`,
  };
  await lockKey(db, station.code, keys.number);
  await lockKey(db, station.code, keys.address);
  const sent = await attemptsOf(db, keys.number, now, daySeconds);
  const isOver =
    sent >= settings.smsPerNumberADay ||
    (await attemptsOf(db, keys.address, now, daySeconds)) >= settings.smsPerAddressADay ||
    (await attemptsOf(db, keys.prefix, now, daySeconds)) >= settings.smsPerPrefixADay;
  if (isOver) throw new Refusal('server.smsLimit', { code: 'throttled', field: 'phone' });
  const wait = (count: number) => settings.smsWaitSeconds * 2 ** (count - 1);
  if (sent > 0) {
    const last = await db
      .selectFrom('sms_code')
      .select('sent_at')
      .where('phone', '=', phone)
      .orderBy('sent_at', 'desc')
      .executeTakeFirst();
    const passed = last ? (now.getTime() - last.sent_at.getTime()) / 1000 : daySeconds;
    const rest = Math.ceil(wait(sent) - passed);
    if (rest > 0)
      throw new Refusal('server.smsWait', {
        code: 'throttled',
        values: { seconds: rest },
        answer: { waitSeconds: rest },
      });
  }
  await recordAttempt(db, station.code, Object.values(keys), now);
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
  await db
    .insertInto('sms_code')
    .values({
      station: station.code,
      phone,
      purpose: 'register',
      visitor_hash: visitor.hash,
      salt,
      code_hash: sha256(salt, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + settings.smsSeconds * 1000),
    })
    .execute();
  const body = text('server.smsBody', {
    station: station.name,
    code,
    minutes: Math.floor(settings.smsSeconds / 60),
  });
  await db.insertInto('sms_outbox').values({ station: station.code, phone, body, created_at: now }).execute();
  return wait(sent + 1);
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
}
