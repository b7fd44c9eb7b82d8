// Setting and changing the withdrawal password, with a limit of attempts of its own.
import { accountOf, confirmPassword } from '../../account/accounts.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { confirmWithdrawalPassword } from '../../account/withdrawalPassword.ts';
import { mailSecurityNotice } from '../../messages/securityMail.ts';
import { startCooling } from '../../money/withdrawals/cooling.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'account/repwd',
  async (context) => {
    const { request, db, player, now, hashing, text } = context;
    if (request.newPassword !== request.rePassword)
      throw new Refusal('server.passwordsDiffer', { code: 'invalid', field: 'rePassword' });
    const account = await accountOf(db, player.accountId);
    await requireAnswer(context, account);
    const isFirst = account.withdrawal_hash === null;
    const { oldPassword } = request;
    if (isFirst) {
      await confirmPassword(context, account, oldPassword, 'oldPassword');
    } else {
      await confirmWithdrawalPassword(
        context,
        account,
        oldPassword,
        'oldPassword',
        'server.wrongWithdrawalPassword',
      );
      if (request.newPassword === oldPassword)
        throw new Refusal('server.samePassword', { code: 'invalid', field: 'newPassword' });
      await startCooling(db, account.id, now);
    }
    await db
      .updateTable('account')
      .set({
        withdrawal_hash: await hashing.hash(request.newPassword),
        withdrawal_failures: 0,
        withdrawal_locked_until: null,
        withdrawal_lapses_at: null,
      })
      .where('id', '=', account.id)
      .execute();
    await mailSecurityNotice(context, account, 'server.mail.withdrawalPassword');
    return { msg: text(isFirst ? 'server.withdrawalPasswordSet' : 'server.withdrawalPasswordChanged') };
  },
  { isHashing: true },
);
