// Under which keys failures of visitors are counted that make human checks necessary or harder.
import type { Db } from '../db/stationTransaction.ts';
import { networkOf } from './network.ts';
import { attemptsOf } from './rateLimit.ts';
import type { Visitor } from './visitor.ts';

/** Under which keys failed log-ins are counted, which make a check necessary. */
export const failureKeys = (accountKey: string, visitor: Visitor) => ({
  account: `login failed ${accountKey}`,
  visitor: `login failed by ${visitor.hash.toString('hex').slice(0, 32)}`,
  address: `login failed from ${visitor.network}`,
});

/** Which devices of an account this visitor's are: this one, one of this network, or none. Those that the member removed are none. */
export async function nearnessOf(
  db: Db,
  accountId: number | undefined,
  visitor: Visitor,
): Promise<'device' | 'network' | 'none'> {
  const devices = await db
    .selectFrom('device')
    .select(['visitor_hash', 'address'])
    .where('account_id', '=', accountId ?? 0)
    .where('forgotten_at', 'is', null)
    .execute();
  if (devices.some((device) => device.visitor_hash.equals(visitor.hash))) return 'device';
  return devices.some((device) => networkOf(device.address) === visitor.network) ? 'network' : 'none';
}

/** Under which key tries at an account are counted: devices and networks of the owner have limits of their own, so that nobody can lock the owner out by guessing. */
export function tryKeyOf(
  what: 'login' | 'recover',
  accountKey: string,
  nearness: 'device' | 'network' | 'none',
  visitor: Visitor,
): string {
  const key = `${what} try ${accountKey}`;
  if (nearness === 'device') return `${key} on ${visitor.hash.toString('hex')}`;
  return nearness === 'network' ? `${key} from ${visitor.network}` : key;
}

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
