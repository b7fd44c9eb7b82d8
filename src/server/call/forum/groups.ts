// The groups of the forum, and what waits for a moderator.
import { waitingFor } from '../../forum/deskPosts.ts';
import { isModerator } from '../../forum/moderation.ts';
import { groupsOf } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentGroup } from '../../present/forum.ts';

export default handle('forum/groups', async ({ db, session, now, locale }) => {
  const list = (await groupsOf(db, now)).map((row) => presentGroup(row, locale));
  if (!session || !(await isModerator(db, session.accountId))) return { list };
  return { list, waitingCount: (await waitingFor(db, session.account, now)).length };
});
