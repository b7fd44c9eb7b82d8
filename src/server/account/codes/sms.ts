// The codes by SMS of registration: created, put into the outbox, and checked once.
import { dataKeysOf } from '../../db/personal/dataKeys.ts';
import { compared, comparedForms } from '../../db/personal/fields.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import type { Visitor } from '../visitor.ts';
import { countCode, forgiveCode, isCode, newCode, queueCode, type Recipient } from './outgoingCodes.ts';

/** What a code is sent and checked with; the context of a call has it all. */
interface CodeWork {
  db: Db;
  visitor: Visitor;
  now: Date;
  settings: Settings;
}

const toPhone = (phone: string): Recipient => ({ channel: 'sms', address: phone });

/**
 * Puts a code for a phone into the outbox; returns its message and the seconds until the next one may be requested; `bodyOf` writes it.
 * Refuses what countCode() refuses, at the phone.
 */
export async function sendCode(
  { db, station, visitor, now, settings }: CodeWork & { station: string },
  phone: string,
  bodyOf: (code: string, minutes: number) => Promise<string>,
): Promise<{ messageId: string; waitSeconds: number }> {
  const recipient = toPhone(phone);
  const waitSeconds = await countCode({ db, visitor, now, settings }, recipient, 'phone');
  // A new code invalidates the older one.
  await db
    .updateTable('sms_code')
    .set({ is_used: true })
    .where('phone', 'in', comparedForms(dataKeysOf(db), 'phone', station, phone))
    .where('purpose', '=', 'register')
    .where('is_used', '=', false)
    .execute();
  const { code, salt, code_hash } = newCode();
  const expiresAt = new Date(now.getTime() + settings.smsSeconds * 1000);
  await db
    .insertInto('sms_code')
    .values({
      station,
      phone: compared(dataKeysOf(db), 'phone', station, phone),
      purpose: 'register',
      visitor_hash: visitor.hash,
      salt,
      code_hash,
      sent_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const body = await bodyOf(code, Math.floor(settings.smsSeconds / 60));
  const messageId = await queueCode(db, { station, recipient, words: { body }, now, expiresAt });
  return { messageId, waitSeconds };
}

/** Uses a code up. Refuses a wrong one and counts the attempt; after a few attempts the code is invalid. */
export async function consumeCode(
  { db, station, visitor, now, settings }: CodeWork & { station: { code: string } },
  phone: string,
  code: string,
): Promise<void> {
  const row = await db
    .updateTable('sms_code')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('phone', 'in', comparedForms(dataKeysOf(db), 'phone', station.code, phone))
    .where('purpose', '=', 'register')
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .where('tries', '<', settings.smsTries)
    .returning(['id', 'salt', 'code_hash'])
    .executeTakeFirst();
  if (!row || !isCode(row, code))
    throw new Refusal('server.smsWrong', { field: 'smsCode', code: 'smsWrong', keep: true });
  await db.updateTable('sms_code').set({ is_used: true }).where('id', '=', row.id).execute();
  await forgiveCode(db, toPhone(phone), visitor);
}
