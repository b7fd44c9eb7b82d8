// Keeping a passkey that a member's browser made; it is reported like all that somebody who took over an account would do.
import { accountOf } from '../../account/accounts.ts';
import { addPasskey, refuseWithoutPasskeys } from '../../account/passkeys/passkeys.ts';
import { mailSecurityNotice, writeSecurityLetter } from '../../messages/securityMail.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('account/passkeyAdd', async (context) => {
  refuseWithoutPasskeys(context);
  const { request, station, db, player, now, text } = context;
  const account = await accountOf(db, player.accountId);
  await addPasskey(context, request.response);
  const what = 'server.mail.passkeyAdded';
  await mailSecurityNotice(context, account, what);
  await writeSecurityLetter(db, { station, account: account.name, what, now }, account.id);
  return { msg: text('server.passkey.added') };
});
