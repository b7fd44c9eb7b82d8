// Setting a new log-in password in place of a forgotten one; every session of the account ends, and money waits.
import {
  accountByProof,
  ownContactIn,
  type RecoveryProof,
  refuseOtherWay,
} from '../../account/codes/recovery.ts';
import { humanCheckForTrial, requireHumanCheck } from '../../account/humanCheck.ts';
import { removePasskeys } from '../../account/passkeys/passkeys.ts';
import { clearAttempts } from '../../account/rateLimit.ts';
import { endSessionsOf } from '../../account/session.ts';
import { queueSecurityMail, writeSecurityLetter } from '../../messages/securityMail.ts';
import { startCooling } from '../../money/withdrawals/cooling.ts';
import { handle } from '../../pipeline/handle.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'auth/recoverPassword',
  async (context) => {
    const { request, station, db, now, locale, settings, hashing, counterparties, text } = context;
    const { account: name, newPassword, verifyCode, questionId, answer } = request;
    if (newPassword !== request.rePassword)
      throw new Refusal('server.passwordsDiffer', { code: 'invalid', field: 'rePassword' });
    if (newPassword.toLowerCase() === name.toLowerCase())
      throw new Refusal('server.passwordIsName', { code: 'invalid', field: 'newPassword' });
    let proof: RecoveryProof;
    if (answer !== undefined && questionId !== undefined) {
      refuseOtherWay(context, 'question', 'answer');
      // A code was sent to somebody who had passed the check already.
      await requireHumanCheck(context, humanCheckForTrial(station));
      proof = { questionId, answer };
    } else {
      const contact = ownContactIn(request, context);
      if (verifyCode === undefined)
        throw new Refusal('server.recover.wrong', { code: 'invalid', field: 'verifyCode' });
      proof = { ...contact, code: verifyCode };
    }
    const field = 'code' in proof ? 'verifyCode' : 'answer';
    const account = await accountByProof(context, name, proof, field);
    await db
      .updateTable('account')
      .set({ password_hash: await hashing.hash(newPassword), password_lapses_at: null })
      .where('id', '=', account.id)
      .execute();
    await startCooling(db, account.id, now);
    await endSessionsOf(db, account.id, 'password', now);
    await removePasskeys(db, account.id, now);
    // Whoever tried to remember it is not kept out any longer.
    await clearAttempts(db, `login try ${account.name_key}`);
    const notice = { station, account: account.name, what: 'server.mail.recovered', now } as const;
    if (counterparties?.mail)
      await queueSecurityMail(db, {
        ...notice,
        email: account.email,
        locale,
        mostADay: settings.mailsPerAddressADay,
      });
    await writeSecurityLetter(db, notice, account.id);
    return { msg: text('server.recover.done') };
  },
  { isHashing: true },
);
