import { memberOf } from '../../members/memberOf.ts';
import { protectionOf } from '../../members/protection.ts';
import { office } from '../../pipeline/handle.ts';

const usualSize = 50;

export default office('members/protection', async ({ request, db, text, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  const { before, pageSize = usualSize } = request;
  return await protectionOf({ db, text }, account.id, { before, pageSize });
});
