// Captchas: characters for one visitor to see or digits to hear, answered once, by somebody whose computer has worked for it.
import { sql } from 'kysely';
import type { Locale } from '#texts/text.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { wrongAnswerKey } from '../failures.ts';
import { difficultyFor, zeroBitsOf } from '../proofOfWork.ts';
import { consumeQuota, recordAttempt } from '../rateLimit.ts';
import { randomSecret, sha256 } from '../tokens.ts';
import type { Visitor } from '../visitor.ts';
import { drawCaptcha, pictureLetters } from './captchaPicture.ts';
import { soundDigits, speakDigits } from './captchaSound.ts';
import { secureChance } from './chance.ts';

/** Characters of a code; `captchaCode` of the contract says so too. */
const codeLength = 5;

/** Pictures and sounds are limited together, by address and within this time. */
const quotaSeconds = 600;

/** Whose captchas they are, and when. */
export interface CaptchaContext {
  db: Db;
  station: { code: string };
  visitor: Visitor;
  now: Date;
  settings: Settings;
}

/** An answer as a request carries it: `work` is what the browser found for the captcha's difficulty. */
export interface CaptchaAnswer {
  id: string;
  code: string;
  work: string;
}

const fingerprint = (id: string, code: string) => sha256(id, code.toUpperCase());

const randomCode = (letters: string): string =>
  Array.from({ length: codeLength }, () => secureChance.oneOf(letters)).join('');

async function consumeCaptchaQuota({ db, station, visitor, now, settings }: CaptchaContext): Promise<void> {
  const limit = settings.captchasPerAddress;
  if (
    !(await consumeQuota(
      { db, station: station.code, now },
      `captcha ${visitor.network}`,
      limit,
      quotaSeconds,
    ))
  )
    throw new Refusal('server.tooOften', { code: 'throttled', limit: 'captchasPerAddress' });
}

/** A new captcha for a visitor: its id, a data: address of a PNG, and the zero bits of its work. Refuses an address that requests too many. */
export async function makeCaptcha(
  context: CaptchaContext,
): Promise<{ id: string; image: string; difficulty: number }> {
  await consumeCaptchaQuota(context);
  const { db, station, visitor, now, settings } = context;
  const [id, code] = [randomSecret(), randomCode(pictureLetters)];
  const difficulty = await difficultyFor(db, visitor, now, settings);
  await db
    .insertInto('captcha')
    .values({
      id,
      station: station.code,
      visitor_hash: visitor.hash,
      code_hash: fingerprint(id, code),
      difficulty,
      expires_at: new Date(now.getTime() + settings.captchaSeconds * 1000),
    })
    .execute();
  const picture = await drawCaptcha(code, secureChance);
  return { id, image: `data:image/png;base64,${picture.toString('base64')}`, difficulty };
}

/**
 * A data: address of a WAV with digits that answer the captcha as well as its characters do. Others each time, so that
 * nobody hears the same ones twice in different noise; the last ones count. Refuses an address that requests too many, and a
 * captcha that is unknown, another visitor's, over or used.
 */
export async function speakCaptcha(context: CaptchaContext, id: string, locale: Locale): Promise<string> {
  await consumeCaptchaQuota(context);
  const { db, visitor, now } = context;
  const code = randomCode(soundDigits);
  const { numUpdatedRows } = await openCaptcha(db, visitor, now, id)
    .set({ sound_hash: fingerprint(id, code) })
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Refusal('server.captchaOver', { code: 'captchaOver', keep: true });
  return `data:audio/wav;base64,${speakDigits(code, locale, secureChance).toString('base64')}`;
}

/** Whether an answer is right, without using the captcha up; a wrong one does, and so do more than a few. */
export async function checkCaptcha(context: CaptchaContext, answer: CaptchaAnswer): Promise<boolean> {
  return answerCaptcha(context, answer, false);
}

/** Uses a captcha up and returns whether the answer was right. */
export async function consumeCaptcha(context: CaptchaContext, answer: CaptchaAnswer): Promise<boolean> {
  return answerCaptcha(context, answer, true);
}

/** Refuses an answer without its work before looking at it: guesses must not come free. */
async function answerCaptcha(
  context: CaptchaContext,
  { id, code, work }: CaptchaAnswer,
  isLast: boolean,
): Promise<boolean> {
  const { db, station, visitor, now, settings } = context;
  await refuseIdle(context, id, work);
  const answered = fingerprint(id, code);
  const isRight = sql<boolean>`coalesce(${answered} IN (code_hash, sound_hash), false)`;
  const row = await openCaptcha(db, visitor, now, id)
    .set((set) => ({
      checks: set('checks', '+', 1),
      is_used: isLast ? true : sql<boolean>`NOT ${isRight}`,
    }))
    .$if(!isLast, (query) => query.where('checks', '<', settings.captchaChecks))
    .returning(isRight.as('is_right'))
    .executeTakeFirst();
  if (row && !row.is_right)
    await recordAttempt({ db, station: station.code, now }, [wrongAnswerKey(visitor)]);
  return row?.is_right ?? false;
}

/** The captcha, where it is this visitor's and still open. */
const openCaptcha = (db: Db, visitor: Visitor, now: Date, id: string) =>
  db
    .updateTable('captcha')
    .where('id', '=', id)
    .where('visitor_hash', '=', visitor.hash)
    .where('is_used', '=', false)
    .where('expires_at', '>', now);

async function refuseIdle({ db, visitor }: CaptchaContext, id: string, work: string): Promise<void> {
  const row = await db
    .selectFrom('captcha')
    .select('difficulty')
    .where('id', '=', id)
    .where('visitor_hash', '=', visitor.hash)
    .executeTakeFirst();
  if (row && zeroBitsOf(id, work) < row.difficulty)
    throw new Refusal('server.robotWrong', { code: 'robotWrong', keep: true });
}
