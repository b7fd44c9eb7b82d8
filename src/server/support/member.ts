// How support finds the member a command is about, changes the account, and writes to its owner.
import type { Updateable } from 'kysely';
import { type Account, accountOf, findAccount } from '../account/accounts.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { AccountTable } from '../db/tables.ts';
import { queueSecurityMail, type SecurityTextId, writeSecurityLetter } from '../messages/securityMail.ts';
import type { Audience } from '../messages/sendMessage.ts';
import { Refusal } from '../refusal.ts';
import { defaultSettings } from '../settings.ts';
import type { Supporter, SupportWork } from './command.ts';
import { reasonOf, type Written } from './input.ts';

/** A member or an agent by name; a Refusal where there is none. */
export async function memberNamed(db: Db, name: Written): Promise<Account> {
  const account = name === undefined ? undefined : await findAccount(db, name);
  if (!account || account.role === 'trial')
    throw new Refusal('support.noMember', { values: { name: name ?? '' } });
  return account;
}

/** The member under a lock, noted with the reason. */
export async function begin(
  { db }: SupportWork,
  { note }: Supporter,
  name: Written,
  why: Written,
): Promise<{ account: Account; reason: string }> {
  const reason = reasonOf(why);
  const account = await accountOf(db, (await memberNamed(db, name)).id);
  await note.about(account.id);
  note.because(reason);
  return { account, reason };
}

export const change = (db: Db, id: number, columns: Updateable<AccountTable>) =>
  db.updateTable('account').set(columns).where('id', '=', id).execute();

/** Reports to the member: a letter, and a mail to the address that was there before. */
export async function reportTo(
  { db, station, stationName, now }: SupportWork,
  { id, name, email }: Account,
  what: SecurityTextId,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const report = { station: { code: station, name: stationName }, account: name, what, values, now };
  await writeSecurityLetter(db, report, id);
  await queueSecurityMail(db, {
    ...report,
    email,
    locale: 'zh-CN',
    mostADay: defaultSettings.mailsPerAddressADay,
  });
}

/** Everybody, the members of a level, or one: all, level:3, account:zhang888. */
export async function audienceOf(
  db: Db,
  to: Written,
): Promise<Extract<Audience, { audience: 'one' | 'level' | 'all' }>> {
  if (to === 'all') return { audience: 'all' };
  const [, kind, value] = /^(level|account):(.+)$/.exec(to ?? '') ?? [];
  if (kind === 'level' && /^[1-9][0-9]?$/.test(value!)) return { audience: 'level', level: Number(value) };
  if (kind !== 'account') throw new Refusal('support.audience');
  // Play accounts have no messages; a message to one would wait for good.
  return { audience: 'one', receiverId: (await memberNamed(db, value)).id };
}
