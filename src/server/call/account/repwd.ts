// Owns setting the withdrawal password and changing it, with tries of its own.
import { accountOf, confirmPassword } from '../../accounts.ts';
import { handle } from '../../handle.ts';
import { moment } from '../../present/moment.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'account/repwd',
  async (context) => {
    const { request, db, player, now, settings, hashing, text } = context;
    if (request.newPassword !== request.rePassword)
      throw new Refusal('server.passwordsDiffer', { code: 'invalid', field: 'rePassword' });
    const account = await accountOf(db, player.accountId);
    const isFirst = account.withdrawal_hash === null;
    const change = (columns: object) =>
      db.updateTable('account').set(columns).where('id', '=', account.id).execute();

    if (isFirst) {
      await confirmPassword(context, account, request.oldPassword, 'oldPassword');
    } else {
      const until = account.withdrawal_locked_until;
      if (until && until > now)
        throw new Refusal('server.withdrawalLocked', { code: 'locked', values: { time: moment(until) } });
      if (!(await hashing.isRight(request.oldPassword, account.withdrawal_hash))) {
        const left = settings.withdrawalTries - account.withdrawal_failures - 1;
        if (left > 0) {
          await change({ withdrawal_failures: account.withdrawal_failures + 1 });
          throw new Refusal('server.wrongWithdrawalPassword', {
            code: 'wrongPassword',
            field: 'oldPassword',
            values: { left },
            keep: true,
          });
        }
        const lockedUntil = new Date(now.getTime() + settings.withdrawalLockSeconds * 1000);
        await change({ withdrawal_failures: 0, withdrawal_locked_until: lockedUntil });
        const values = { time: moment(lockedUntil) };
        throw new Refusal('server.withdrawalLocked', { code: 'locked', values, keep: true });
      }
      if (request.newPassword === request.oldPassword)
        throw new Refusal('server.samePassword', { code: 'invalid', field: 'newPassword' });
    }
    await change({
      withdrawal_hash: await hashing.hash(request.newPassword),
      withdrawal_failures: 0,
      withdrawal_locked_until: null,
    });
    return { msg: text(isFirst ? 'server.withdrawalPasswordSet' : 'server.withdrawalPasswordChanged') };
  },
  { isHashing: true },
);
