import { articleOf, peopleFor } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentAuthor } from '../../present/forum.ts';

export default handle('forum/people', async ({ request, db, session }) => {
  const reader = session!.accountId;
  const articleId = request.articleId === undefined ? undefined : BigInt(request.articleId);
  // An article that the member may not see names nobody.
  if (articleId !== undefined) await articleOf(db, articleId, reader);
  return { list: (await peopleFor(db, reader, articleId)).map(presentAuthor) };
});
