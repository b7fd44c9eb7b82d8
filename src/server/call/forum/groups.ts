// Owns the groups of the forum.
import { groupsOf } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentGroup } from '../../present/forum.ts';

export default handle('forum/groups', async ({ db, now, locale }) => ({
  list: (await groupsOf(db, now)).map((row) => presentGroup(row, locale)),
}));
