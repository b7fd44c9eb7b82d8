// The check before every application: it locks the member's row, so that applications follow one another, and refuses accounts that are frozen, paused or in a break.
import { type Account, accountOf, refusePaused } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { refuseInBreak } from '../breaks/holds.ts';

export async function memberForMoney(db: Db, accountId: number, now: Date): Promise<Account> {
  const account = await accountOf(db, accountId);
  if (account.state !== 'enabled') throw new Refusal('server.moneyFrozen', { code: 'accountFrozen' });
  refusePaused(account, now);
  await refuseInBreak(db, accountId, now);
  return account;
}
