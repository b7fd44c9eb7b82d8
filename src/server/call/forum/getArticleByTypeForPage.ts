// The lists of articles: latest, hot, essence, followed.
import { consumeQuota } from '../../account/rateLimit.ts';
import { articlePage } from '../../forum/reading.ts';
import { handle } from '../../pipeline/handle.ts';
import { presentArticle } from '../../present/forum.ts';
import { Refusal } from '../../refusal.ts';

/** Searches are limited by address and within this time: each looks through thousands of texts. */
const quotaSeconds = 600;

export default handle(
  'forum/getArticleByTypeForPage',
  async ({ work, request, visitor, db, settings, session }) => {
    const limit = settings.searchesPerAddress;
    if (
      request.words !== undefined &&
      !(await consumeQuota(work, `search ${visitor.network}`, limit, quotaSeconds))
    )
      throw new Refusal('server.tooOften', { code: 'throttled', limit: 'searchesPerAddress' });
    const reader = session?.accountId ?? null;
    const { list, hasMore } = await articlePage(db, { ...request, size: request.pageSize ?? 20 }, reader);
    return { list: list.map((row) => presentArticle(row, reader)), hasMore };
  },
);
