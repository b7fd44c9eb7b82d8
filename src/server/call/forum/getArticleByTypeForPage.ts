// Owns the lists of articles: latest, hot, essence, followed.
import { articlePage } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentArticle } from '../../present/forum.ts';

export default handle('forum/getArticleByTypeForPage', async ({ request, db, session }) => {
  const reader = session?.accountId ?? null;
  const { list, hasMore } = await articlePage(db, { ...request, size: request.pageSize ?? 20 }, reader);
  return { list: list.map((row) => presentArticle(row, reader)), hasMore };
});
