// Owns the check before every application: it locks the member's row, so that applications follow one another, and refuses accounts that are frozen or paused.
import { type Account, accountOf, refusePaused } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

export async function memberForMoney(db: Db, accountId: number, now: Date): Promise<Account> {
  const account = await accountOf(db, accountId);
  if (account.state !== 'enabled') throw new Refusal('server.moneyFrozen', { code: 'accountFrozen' });
  refusePaused(account, now);
  return account;
}
