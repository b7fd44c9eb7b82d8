import { waitingFor } from '../../forum/deskPosts.ts';
import { isModerator } from '../../forum/moderation.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentWaiting } from '../../present/forum.ts';
import { Refusal } from '../../refusal.ts';

export default handle('forum/waiting', async ({ db, player, now }) => {
  if (!(await isModerator(db, player.accountId)))
    throw new Refusal('server.forum.noModerator', { code: 'wrongRole' });
  return { list: (await waitingFor(db, player.account, now)).map(presentWaiting) };
});
