import { newestOfGroups } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentArticle } from '../../present/forum.ts';

const articlesOfEach = 3;

export default handle('forum/allLastNew', async ({ db, session }) => {
  const reader = session?.accountId ?? null;
  const rows = await newestOfGroups(db, articlesOfEach, reader);
  const groups = [...new Set(rows.map(({ group_id }) => group_id))];
  return {
    list: groups.map((groupId) => ({
      groupId,
      articles: rows.filter(({ group_id }) => group_id === groupId).map((row) => presentArticle(row, reader)),
    })),
  };
});
