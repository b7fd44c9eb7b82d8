import { accountOf } from '../../account/accounts.ts';
import { removePasskey } from '../../account/passkeys/passkeys.ts';
import { mailSecurityNotice } from '../../messages/securityMail.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('account/passkeyRemove', async (context) => {
  const { request, db, player, now } = context;
  const account = await accountOf(db, player.accountId);
  await removePasskey(db, account.id, request.passkey, now);
  await mailSecurityNotice(context, account, 'server.mail.passkeyRemoved');
  return {};
});
