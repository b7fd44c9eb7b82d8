// Contacts and cards of a member as they are, shown for a reason.
import { unmaskedOf } from '../../members/card.ts';
import { memberOf } from '../../members/memberOf.ts';
import { office } from '../../pipeline/handle.ts';

export default office('members/unmask', async ({ request, db, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  return await unmaskedOf(db, account);
});
