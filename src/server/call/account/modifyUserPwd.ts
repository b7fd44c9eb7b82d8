// Changing the log-in password; the account's other sessions end.
import { accountOf, confirmPassword } from '../../account/accounts.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { endSessionsOf } from '../../account/session.ts';
import { mailSecurityNotice } from '../../messages/securityMail.ts';
import { startCooling } from '../../money/withdrawals/cooling.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'account/modifyUserPwd',
  async (context) => {
    const { request, db, player, now, hashing, text } = context;
    if (request.newPassword !== request.rePassword)
      throw new Refusal('server.passwordsDiffer', { code: 'invalid', field: 'rePassword' });
    if (request.newPassword === request.oldPassword)
      throw new Refusal('server.samePassword', { code: 'invalid', field: 'newPassword' });
    if (request.newPassword.toLowerCase() === player.account.toLowerCase())
      throw new Refusal('server.passwordIsName', { code: 'invalid', field: 'newPassword' });
    const account = await accountOf(db, player.accountId);
    await requireAnswer(context, account);
    await confirmPassword(context, account, request.oldPassword, 'oldPassword');
    await db
      .updateTable('account')
      .set({ password_hash: await hashing.hash(request.newPassword), password_lapses_at: null })
      .where('id', '=', account.id)
      .execute();
    await startCooling(db, account.id, now);
    await endSessionsOf(db, account.id, 'password', now, player.id);
    await mailSecurityNotice(context, account, 'server.mail.password');
    return { msg: text('server.passwordChanged') };
  },
  { isHashing: true },
);
