// What support does when a member cannot get in: passwords that are said once and lapse, and locks.
import { randomBytes, randomInt } from 'node:crypto';
import { type Account, keyOfName } from '../../account/accounts.ts';
import { createHashing } from '../../account/hashing.ts';
import { removePasskeys } from '../../account/passkeys/passkeys.ts';
import { clearAttempts } from '../../account/rateLimit.ts';
import { answerKey } from '../../account/securityQuestion.ts';
import { endSessionsOf } from '../../account/session.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { SecurityTextId } from '../../messages/securityMail.ts';
import { startCooling } from '../../money/withdrawals/cooling.ts';
import { defaultSettings } from '../../settings.ts';
import type { Supporter, SupportWork } from '../command.ts';
import type { Written } from '../input.ts';
import { begin, change, reportTo } from '../member.ts';
import { triesOf } from './show.ts';

const lapseSeconds = 86_400;

interface ForAccount {
  account: Written;
  reason: Written;
}

export interface NewPassword {
  name: string;
  /** Kept nowhere: whoever asked reads it this once. */
  password: string;
  until: Date;
}

/** A new password: what is written with it and done besides, and the mail that reports it. */
interface Reset {
  password: string;
  changes: (hash: string, lapses: Date) => Parameters<typeof change>[2];
  mail: SecurityTextId;
  also?: (account: Account) => Promise<void>;
}

/** Gives a password that is said once and lapses after a day; withdrawals wait. */
async function reset(
  work: SupportWork,
  who: Supporter,
  { account: name, reason }: ForAccount,
  { password, changes, mail, also }: Reset,
): Promise<NewPassword> {
  const { db, now } = work;
  const { account } = await begin(work, who, name, reason);
  const until = new Date(now.getTime() + lapseSeconds * 1000);
  await change(db, account.id, changes(await createHashing(defaultSettings).hash(password), until));
  await startCooling(db, account.id, now);
  await also?.(account);
  await reportTo(work, account, mail);
  return { name: account.name, password, until };
}

/** The log-in password; every session ends, passkeys are removed, and locks are lifted. */
export const resetPassword = (work: SupportWork, who: Supporter, input: ForAccount): Promise<NewPassword> =>
  reset(work, who, input, {
    password: randomBytes(9).toString('base64url'),
    changes: (password_hash, password_lapses_at) => ({ password_hash, password_lapses_at }),
    mail: 'server.mail.byPassword',
    also: async (account) => {
      await endSessionsOf(work.db, account.id, 'password', work.now);
      await removePasskeys(work.db, account.id, work.now);
      await clearLocks(work.db, account);
    },
  });

/** The withdrawal password. */
export const resetDrawPassword = (
  work: SupportWork,
  who: Supporter,
  input: ForAccount,
): Promise<NewPassword> =>
  reset(work, who, input, {
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
  work: SupportWork,
  who: Supporter,
  { account: name, reason }: ForAccount,
): Promise<{ name: string }> {
  const { account } = await begin(work, who, name, reason);
  await clearLocks(work.db, account);
  await change(work.db, account.id, { withdrawal_failures: 0, withdrawal_locked_until: null });
  await reportTo(work, account, 'server.mail.byUnlock');
  return { name: account.name };
}
