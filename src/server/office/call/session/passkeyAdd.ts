import { office } from '../../pipeline/handle.ts';
import { addPasskey, answerIn, ownerOf } from '../../staff/passkeys.ts';

export default office('session/passkeyAdd', async ({ request, db, staff, visitor, now }) => {
  const { name, response } = request;
  await addPasskey(db, ownerOf(staff), { name, response: answerIn(response) }, visitor.origin, now);
  return {};
});
