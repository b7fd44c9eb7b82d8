// Answers what a browser needs to make a passkey, to whoever knows the log-in password.
import { accountOf, confirmPassword } from '../../account/accounts.ts';
import { askForNewPasskey, refuseWithoutPasskeys } from '../../account/passkeys/passkeys.ts';
import { requireAnswer } from '../../account/securityQuestion.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle(
  'account/passkeyQuestion',
  async (context) => {
    refuseWithoutPasskeys(context);
    const account = await accountOf(context.db, context.player.accountId);
    await requireAnswer(context, account);
    await confirmPassword(context, account, context.request.password, 'password');
    return { options: JSON.stringify(await askForNewPasskey(context, account)) };
  },
  { isHashing: true },
);
