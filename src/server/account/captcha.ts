// Owns captchas: a picture with characters for one visitor, checked a few times, used once.
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { drawCaptcha, pictureLetters } from './captchaPicture.ts';
import { secureChance } from './chance.ts';
import { consumeQuota } from './rateLimit.ts';
import { randomSecret, sha256 } from './tokens.ts';
import type { Visitor } from './visitor.ts';

/** Characters of a code; `captchaCode` of the contract says so too. */
const codeLength = 5;

const fingerprint = (id: string, code: string) => sha256(id, code.toUpperCase());

/** A new captcha for a visitor: its id and a data: address of a PNG. Refuses an address that requests too many. */
export async function makeCaptcha(
  db: Db,
  station: string,
  visitor: Visitor,
  now: Date,
  settings: Settings,
  code: string = randomCode(pictureLetters),
): Promise<{ id: string; image: string }> {
  if (!(await consumeQuota(db, station, `captcha ${visitor.network}`, now, settings.captchasPerAddress, 600)))
    throw new Refusal('server.tooOften', { code: 'throttled', limit: 'captchasPerAddress' });
  const id = randomSecret();
  await db
    .insertInto('captcha')
    .values({
      id,
      station,
      visitor_hash: visitor.hash,
      code_hash: fingerprint(id, code),
      expires_at: new Date(now.getTime() + settings.captchaSeconds * 1000),
    })
    .execute();
  const picture = await drawCaptcha(code, secureChance);
  return { id, image: `data:image/png;base64,${picture.toString('base64')}` };
}

const randomCode = (letters: string): string =>
  Array.from({ length: codeLength }, () => secureChance.oneOf(letters)).join('');

/** Whether the characters are right, without using the captcha up; false after a few checks. */
export async function checkCaptcha(
  db: Db,
  visitor: Visitor,
  now: Date,
  settings: Settings,
  id: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .updateTable('captcha')
    .set((set) => ({ checks: set('checks', '+', 1) }))
    .where('id', '=', id)
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .where('checks', '<', settings.captchaChecks)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash.equals(fingerprint(id, code)) ?? false;
}

/** Uses a captcha up and returns whether the characters were right; wrong ones use it up as well. */
export async function consumeCaptcha(
  db: Db,
  visitor: Visitor,
  now: Date,
  id: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .updateTable('captcha')
    .set({ is_used: true })
    .where('id', '=', id)
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash.equals(fingerprint(id, code)) ?? false;
}
