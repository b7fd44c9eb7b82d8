// Owns the notices that run along the home page, and those that pop up.

import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('session/newNotices', async ({ db, now, locale }) => {
  const rows = await db
    .selectFrom('notice')
    .select(['id', 'title', 'content', 'is_popup', 'starts_at'])
    .where('starts_at', '<=', now)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .orderBy('position')
    .execute();
  return {
    noticeList: rows.map((row) => ({
      id: row.id,
      title: localText(row.title, locale),
      content: localText(row.content, locale),
      popup: row.is_popup,
      createTime: formatMoment(row.starts_at),
    })),
  };
});
