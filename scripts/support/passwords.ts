// Owns what support does when a member cannot get in: passwords that are said once and lapse, and locks.
import { randomBytes, randomInt } from 'node:crypto';
import { type Account, keyOfName } from '#server/account/accounts.ts';
import { createHashing } from '#server/account/hashing.ts';
import { clearAttempts } from '#server/account/rateLimit.ts';
import { answerKey } from '#server/account/securityQuestion.ts';
import { endSessionsOf } from '#server/account/session.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { startCooling } from '#server/money/withdrawals/cooling.ts';
import { defaultSettings } from '#server/settings.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { say } from '../language.ts';
import { type AtAccount, begin, change, reportTo, triesOf } from './accounts.ts';

const lapseSeconds = 86_400;

/** A new password: what is written with it and done besides, and the mail that reports it. */
interface Reset {
  what: 'login' | 'withdrawal';
  password: string;
  changes: (hash: string, lapses: Date) => Parameters<typeof change>[2];
  mail: Parameters<typeof reportTo>[2];
  also?: (account: Account) => Promise<void>;
}

/** Gives a password that is said once and lapses after a day; withdrawals wait. */
async function reset(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
  { what, password, changes, mail, also }: Reset,
): Promise<string[]> {
  const { db, now } = at;
  const { account } = await begin(at, name, why);
  const lapses = new Date(now.getTime() + lapseSeconds * 1000);
  await change(db, account.id, changes(await createHashing(defaultSettings).hash(password), lapses));
  await startCooling(db, account.id, now);
  await also?.(account);
  await reportTo(at, account, mail);
  return [say(`support.newPassword.${what}`, { name: account.name, until: formatMoment(lapses), password })];
}

/** The log-in password; every session ends, and locks are lifted. */
export const resetPassword = (
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> =>
  reset(at, name, why, {
    what: 'login',
    password: randomBytes(9).toString('base64url'),
    changes: (password_hash, password_lapses_at) => ({ password_hash, password_lapses_at }),
    mail: 'server.mail.byPassword',
    also: async (account) => {
      await endSessionsOf(at.db, account.id, 'password', at.now);
      await clearLocks(at.db, account);
    },
  });

/** The withdrawal password. */
export const resetDrawPassword = (
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> =>
  reset(at, name, why, {
    what: 'withdrawal',
    password: String(randomInt(1_000_000)).padStart(6, '0'),
    changes: (withdrawal_hash, withdrawal_lapses_at) => ({
      withdrawal_hash,
      withdrawal_lapses_at,
      withdrawal_failures: 0,
      withdrawal_locked_until: null,
    }),
    mail: 'server.mail.byDrawPassword',
  });

async function clearLocks(db: Db, account: Account): Promise<void> {
  await db.deleteFrom('attempt').where(triesOf(account)).execute();
  for (const key of [
    `login failed ${keyOfName(account.name)}`,
    `confirm ${account.id}`,
    answerKey(account.id),
  ])
    await clearAttempts(db, key);
}

/** Lifts the locks after too many wrong passwords or answers. */
export async function unlockAccount(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  await clearLocks(at.db, account);
  await change(at.db, account.id, { withdrawal_failures: 0, withdrawal_locked_until: null });
  await reportTo(at, account, 'server.mail.byUnlock');
  return [say('support.unlocked', { name: account.name })];
}
