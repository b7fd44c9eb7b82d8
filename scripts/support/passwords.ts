// Owns what support does when a member cannot get in: passwords that are said once and lapse, and locks.
import { randomBytes, randomInt } from 'node:crypto';
import { type Account, keyOfName } from '#server/account/accounts.ts';
import { createHashing } from '#server/account/hashing.ts';
import { clearAttempts } from '#server/account/rateLimit.ts';
import { endSessionsOf } from '#server/account/session.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { startCooling } from '#server/money/withdrawals/cooling.ts';
import { defaultSettings } from '#server/settings.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { type AtAccount, begin, change, reportTo, triesOf } from './accounts.ts';

const lapseSeconds = 86_400;

/** Gives a log-in password that is said once and lapses after a day; every session ends, withdrawals wait. */
export async function resetPassword(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { db, now } = at;
  const { account } = await begin(at, name, why);
  const password = randomBytes(9).toString('base64url');
  const lapses = new Date(now.getTime() + lapseSeconds * 1000);
  await change(db, account.id, {
    password_hash: await createHashing(defaultSettings).hash(password),
    password_lapses_at: lapses,
  });
  await startCooling(db, account.id, now);
  await endSessionsOf(db, account.id, 'password', now);
  await clearLocks(db, account);
  await reportTo(at, account, 'server.mail.byPassword');
  return [
    `${account.name} has a new login password until ${formatMoment(lapses)}, and has to change it before. Shown this once: ${password}`,
  ];
}

/** The same for the withdrawal password. */
export async function resetDrawPassword(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { db, now } = at;
  const { account } = await begin(at, name, why);
  const password = String(randomInt(1_000_000)).padStart(6, '0');
  const lapses = new Date(now.getTime() + lapseSeconds * 1000);
  await change(db, account.id, {
    withdrawal_hash: await createHashing(defaultSettings).hash(password),
    withdrawal_lapses_at: lapses,
    withdrawal_failures: 0,
    withdrawal_locked_until: null,
  });
  await startCooling(db, account.id, now);
  await reportTo(at, account, 'server.mail.byDrawPassword');
  return [
    `${account.name} has a new withdrawal password until ${formatMoment(lapses)}, and has to change it before. Shown this once: ${password}`,
  ];
}

async function clearLocks(db: Db, account: Account): Promise<void> {
  await db.deleteFrom('attempt').where(triesOf(account)).execute();
  for (const key of [`login failed ${keyOfName(account.name)}`, `confirm ${account.id}`])
    await clearAttempts(db, key);
}

/** Lifts the locks after too many wrong passwords. */
export async function unlockAccount(
  at: AtAccount,
  name: string | undefined,
  why: string | undefined,
): Promise<string[]> {
  const { account } = await begin(at, name, why);
  await clearLocks(at.db, account);
  await change(at.db, account.id, { withdrawal_failures: 0, withdrawal_locked_until: null });
  await reportTo(at, account, 'server.mail.byUnlock');
  return [`${account.name} may try login and withdrawal password again.`];
}
