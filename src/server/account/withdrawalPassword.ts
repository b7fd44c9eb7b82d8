// Checking the withdrawal password, which has a limit of attempts of its own.
import { formatMoment } from '#values/beijingTime.ts';
import { Refusal } from '../refusal.ts';
import type { Account, PasswordDeps } from './accounts.ts';

type Wrong = 'server.wrongWithdrawalPassword' | 'server.withdraw.wrongPassword';

/**
 * Refuses a wrong withdrawal password at the field and counts it; refuses every password while it is locked after too many. The caller's
 * transaction must hold the account's row (accountOf), so that two attempts are never counted as one. Refuses with noPassword where
 * none is set.
 */
export async function confirmWithdrawalPassword(
  { db, now, settings, hashing }: PasswordDeps,
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
  if (await hashing.verify(password, account.withdrawal_hash)) {
    if (account.withdrawal_lapses_at && account.withdrawal_lapses_at <= now)
      throw new Refusal('server.withdrawalPasswordLapsed', { code: 'lapsed', field });
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
