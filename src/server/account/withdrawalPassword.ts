// Owns the withdrawal password: making sure that whoever asks knows it, with tries of its own.

import { formatMoment } from '#values/beijingTime.ts';
import type { Context } from '../pipeline/handle.ts';
import { Refusal } from '../refusal.ts';
import type { Account } from './accounts.ts';

type Wrong = 'server.wrongWithdrawalPassword' | 'server.withdraw.wrongPassword';

/**
 * Refuses a wrong withdrawal password at the field, counting it, and any while it is locked after too many. The account
 * has to be locked by the caller's transaction (accountOf), so that no two tries are counted as one. Throws with
 * noPassword where none is set.
 */
export async function confirmWithdrawalPassword(
  { db, now, settings, hashing }: Pick<Context<unknown>, 'db' | 'now' | 'settings' | 'hashing'>,
  account: Account,
  password: string,
  field: string,
  wrong: Wrong = 'server.withdraw.wrongPassword',
): Promise<void> {
  if (account.withdrawal_hash === null)
    throw new Refusal('server.withdraw.noPassword', { code: 'noPassword' });
  const until = account.withdrawal_locked_until;
  if (until && until > now)
    throw new Refusal('server.withdrawalLocked', { code: 'locked', values: { time: formatMoment(until) } });
  const change = (columns: object) =>
    db.updateTable('account').set(columns).where('id', '=', account.id).execute();
  if (await hashing.isRight(password, account.withdrawal_hash)) {
    if (account.withdrawal_failures > 0) await change({ withdrawal_failures: 0 });
    return;
  }
  const left = settings.withdrawalTries - account.withdrawal_failures - 1;
  if (left > 0) {
    await change({ withdrawal_failures: account.withdrawal_failures + 1 });
    throw new Refusal(wrong, { code: 'wrongPassword', field, values: { left }, keep: true });
  }
  const lockedUntil = new Date(now.getTime() + settings.withdrawalLockSeconds * 1000);
  await change({ withdrawal_failures: 0, withdrawal_locked_until: lockedUntil });
  throw new Refusal('server.withdrawalLocked', {
    code: 'locked',
    values: { time: formatMoment(lockedUntil) },
    keep: true,
  });
}
