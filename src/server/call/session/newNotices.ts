// The notices that run along the home page, and those that pop up.

import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { visibleNotices } from '../../present/notices.ts';

export default handle(
  'session/newNotices',
  async ({ db, session, now, locale }) => {
    const rows = await visibleNotices(db, session, now)
      .select(['id', 'title', 'content', 'display', 'starts_at'])
      .where('display', '<>', 'list')
      .execute();
    return {
      noticeList: rows.map((row) => ({
        id: row.id,
        title: localText(row.title, locale),
        content: localText(row.content, locale),
        popup: row.display === 'popup',
        createTime: formatMoment(row.starts_at),
      })),
    };
  },
  { shared: 'guests' },
);
