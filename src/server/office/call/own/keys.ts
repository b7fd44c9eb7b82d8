import { office } from '../../pipeline/handle.ts';
import { tokenOf } from '../../staff/commandTokens.ts';
import { ownPasskeys } from '../../staff/passkeys.ts';

export default office('own/keys', async ({ db, staff: { staffId }, now }) => ({
  passkeys: await ownPasskeys(db, staffId),
  token: await tokenOf({ db, now }, staffId),
}));
