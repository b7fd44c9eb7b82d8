// Owns under which keys failures of visitors are counted that make human checks necessary or harder.
import type { Db } from '../db/stationTransaction.ts';
import { attemptsOf } from './rateLimit.ts';
import type { Visitor } from './visitor.ts';

/** Under which keys failed log-ins are counted, which make a check necessary. */
export const failureKeys = (accountKey: string, visitor: Visitor) => ({
  account: `login failed ${accountKey}`,
  visitor: `login failed by ${visitor.hash.toString('hex').slice(0, 32)}`,
  address: `login failed from ${visitor.network}`,
});

/** Under which key it is recorded that a visitor got a captcha because of failures of others. */
export const askedKey = (visitor: Visitor) => `picture asked of ${visitor.hash.toString('hex').slice(0, 32)}`;

/** Under which key wrong answers to captchas are counted. */
export const wrongAnswerKey = (visitor: Visitor): string => `captcha wrong from ${visitor.network}`;

/** How many log-ins and captchas have failed from the visitor's address within the last seconds. */
export async function failuresOfAddress(
  db: Db,
  visitor: Visitor,
  now: Date,
  seconds: number,
): Promise<number> {
  const logins = await attemptsOf(db, failureKeys('', visitor).address, now, seconds);
  return logins + (await attemptsOf(db, wrongAnswerKey(visitor), now, seconds));
}
