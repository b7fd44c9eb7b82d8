// Answers what a browser is to sign to log in with a passkey.
import { askToLogIn, refuseWithoutPasskeys } from '../../account/passkeys/passkeys.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('auth/passkeyOptions', async (context) => {
  refuseWithoutPasskeys(context);
  return { options: JSON.stringify(await askToLogIn(context)) };
});
