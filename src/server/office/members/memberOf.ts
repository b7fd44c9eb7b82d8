// How a call of the office names the member it is about: by the account name, within the station of the call.
import type { Account } from '../../account/accounts.ts';
import { findAccount } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

/** A member or an agent of the station. One of another station, and a trial account, is not found. */
export async function memberOf(db: Db, name: string): Promise<Account> {
  const account = await findAccount(db, name);
  if (!account || account.role === 'trial')
    throw new Refusal('office-members.noMember', {
      code: 'noMember',
      field: 'account',
      values: { name: name.slice(0, 60) },
    });
  return account;
}
