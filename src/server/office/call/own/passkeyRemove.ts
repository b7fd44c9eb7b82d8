import { office } from '../../pipeline/handle.ts';
import { workOf } from '../../staff/entering.ts';
import { removePasskey } from '../../staff/passkeys.ts';
import { provenAgain } from '../../staff/passwordAgain.ts';

export default office(
  'own/passkeyRemove',
  async (context) => {
    const { request, hashing, visitor, db, now } = context;
    const staff = await provenAgain(workOf(context), hashing, context.staff, {
      password: request.password,
      network: visitor.network,
    });
    await removePasskey(db, staff, request.passkey, now);
    return {};
  },
  { isHashing: true },
);
