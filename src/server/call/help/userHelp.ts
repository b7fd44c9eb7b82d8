// The help of the station: its categories and articles, or one article by its number or topic.

import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('help/userHelp', async ({ request, db, locale }) => {
  const { articleId, topic } = request;
  const rows = await db
    .selectFrom('help_article')
    .innerJoin('help_category', 'help_category.id', 'help_article.category_id')
    .selectAll('help_article')
    .select('help_category.name as category_name')
    .$if(articleId !== undefined, (query) => query.where('help_article.id', '=', articleId!))
    .$if(topic !== undefined, (query) => query.where('help_article.topic', '=', topic!))
    .orderBy('help_category.position')
    .orderBy('help_article.position')
    .execute();
  const categories = new Map(rows.map((row) => [row.category_id, row.category_name]));
  return {
    categoryList: [...categories].map(([id, name]) => ({ id, name: localText(name, locale) })),
    articleList: rows.map((row) => ({
      id: row.id,
      categoryId: row.category_id,
      title: localText(row.title, locale),
      content: localText(row.content, locale),
      keywords: localText(row.keywords, locale),
      updateTime: formatMoment(row.updated_at),
    })),
  };
});
