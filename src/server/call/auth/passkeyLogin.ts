import { refuseDisabled } from '../../account/accounts.ts';
import { accountBySignature, accountNamed, refuseWithoutPasskeys } from '../../account/passkeys/passkeys.ts';
import { openLogIn } from '../../money/breaks/completeLogIn.ts';
import { askOfAccount, type Decided } from '../../money/breaks/registry.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle<'auth/passkeyLogin', Decided | null>(
  'auth/passkeyLogin',
  async (context, read) => {
    refuseWithoutPasskeys(context);
    const account = await accountBySignature(context, context.request.response);
    refuseDisabled(account);
    return openLogIn(context, account.id, 'passkey', await read, { login: true });
  },
  {
    // Nobody knows the name of another's passkey: it is asked about before the signature is looked at, as a log-in by password is.
    admits: (context) => askOfAccount(context, () => accountNamed(context.db, context.request.response)),
  },
);
