// Owns the gate of every application: the member's own row, held so that applications come in turn, and allowed to move money.
import { type Account, accountOf } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

export async function memberForMoney(db: Db, accountId: number): Promise<Account> {
  const account = await accountOf(db, accountId);
  if (account.state !== 'enabled') throw new Refusal('server.moneyFrozen', { code: 'accountFrozen' });
  return account;
}
