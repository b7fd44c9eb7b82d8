// The offers that are running, and one of them with its content.

import type { Activity } from '#contract/entities.generated.ts';
import { localText } from '#station/station.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle(
  'session/activeData',
  async ({ request, db, now, locale }) => {
    const { typeId = 0, activeId } = request;
    const rows = await db
      .selectFrom('activity')
      .selectAll()
      .where('starts_at', '<=', now)
      .where('ends_at', '>=', now)
      .$if(typeId > 0, (query) => query.where('type_id', '=', typeId))
      .$if(activeId !== undefined, (query) => query.where('id', '=', activeId!))
      .orderBy('position')
      .execute();
    return {
      activeList: rows.map((row) => ({
        id: row.id,
        typeId: row.type_id,
        kind: row.kind as Activity['kind'],
        title: localText(row.title, locale),
        summary: localText(row.summary, locale),
        imgUrl: row.img_url,
        startTime: formatMoment(row.starts_at),
        endTime: formatMoment(row.ends_at),
        content: activeId === undefined ? '' : localText(row.content, locale),
      })),
    };
  },
  { shared: 'everybody' },
);
