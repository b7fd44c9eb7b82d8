import { office } from '../../pipeline/handle.ts';
import { askForNewPasskey, ownerOf } from '../../staff/passkeys.ts';

export default office('session/passkeyNew', async ({ db, staff, visitor }) => {
  const options = await askForNewPasskey(db, ownerOf(staff), visitor.origin);
  return { options: JSON.stringify(options) };
});
