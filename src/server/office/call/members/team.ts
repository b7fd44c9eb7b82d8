// The chain above a member, and a page of those below.
import { memberOf } from '../../members/memberOf.ts';
import { teamOf } from '../../members/team.ts';
import { office } from '../../pipeline/handle.ts';

const usualSize = 30;

export default office('members/team', async ({ request, db, now, note }) => {
  const account = await memberOf(db, request.account);
  await note.about(account.id);
  const { before, pageSize = usualSize } = request;
  const team = await teamOf(db, account, { before, pageSize, now });
  return { ...team, next: team.next || null };
});
