// The results of a lottery, newest first.

import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { dayOfText, endOfDayText } from '../../play/dayOfText.ts';
import { openLotteries } from '../../play/terms.ts';
import { presentDraw } from '../../present/draws.ts';
import { Refusal } from '../../refusal.ts';

export default handle(
  'lottery/GetLotteryResultList',
  async ({ request, db, now }) => {
    const { lotteries, settings } = await openLotteries(db);
    const lottery = lotteries.find(({ code }) => code === request.lotCode);
    if (!lottery) throw new Refusal('server.lotteryClosed', { code: 'lotteryClosed' });
    const { pageNo = 1, pageSize = 30, date } = request;
    let query = db
      .selectFrom('lottery_period')
      .selectAll()
      .where('lot_code', '=', lottery.code)
      .where('opens_at', '<=', now);
    if (date !== undefined) {
      // The draw at midnight carries the date of the day that ends with it.
      query = query
        .where('opens_at', '>', dayOfText(date, 'date'))
        .where('opens_at', '<=', endOfDayText(date, 'date'));
    }
    const rows = await query
      .orderBy('opens_at', 'desc')
      .offset((pageNo - 1) * pageSize)
      .limit(pageSize + 1)
      .execute();
    const shown = await db
      .selectFrom('trail_head')
      .selectAll()
      .where('at', '<=', now)
      .orderBy('lines', 'desc')
      .limit(1)
      .executeTakeFirst();
    return {
      list: rows.slice(0, pageSize).map((row) => presentDraw(row, lottery.family, settings)),
      hasMore: rows.length > pageSize,
      ...(shown && {
        officeTrail: { lines: String(shown.lines), hash: shown.hash, at: formatMoment(shown.at) },
      }),
    };
  },
  { shared: 'everybody' },
);
