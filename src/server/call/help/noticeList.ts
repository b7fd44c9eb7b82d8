// The notices a visitor may see, and one of them with its content, which a player has read from then on.

import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { visibleNotices } from '../../present/notices.ts';

const most = 100;

export default handle('help/noticeList', async ({ request, db, session, station, now, locale }) => {
  const { noticeId } = request;
  const rows = await visibleNotices(db, session, now)
    .leftJoin('notice_read', (join) =>
      join
        .onRef('notice_read.notice_id', '=', 'notice.id')
        // No account has the number 0: a guest's list has nothing that was read.
        .on('notice_read.account_id', '=', session?.accountId ?? 0),
    )
    .select(['notice.id', 'notice.title', 'notice.is_pinned', 'notice.starts_at', 'notice_read.read_at'])
    .$if(noticeId !== undefined, (query) => query.select('notice.content').where('notice.id', '=', noticeId!))
    .limit(most)
    .execute();
  const [one] = rows;
  if (noticeId !== undefined && one && session && one.read_at === null)
    await db
      .insertInto('notice_read')
      .values({ station: station.code, account_id: session.accountId, notice_id: one.id, read_at: now })
      .onConflict((clash) => clash.columns(['station', 'account_id', 'notice_id']).doNothing())
      .execute();
  return {
    noticeList: rows.map((row) => ({
      id: row.id,
      title: localText(row.title, locale),
      content: localText(row.content ?? '', locale),
      pinned: row.is_pinned,
      read: row.read_at !== null,
      createTime: formatMoment(row.starts_at),
    })),
  };
});
