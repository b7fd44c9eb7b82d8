import { blockedBy } from '../../forum/people/blocks.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentAuthor } from '../../present/forum.ts';

export default handle('forum/blocked', async ({ db, player }) => ({
  list: (await blockedBy(db, player.accountId)).map(presentAuthor),
}));
