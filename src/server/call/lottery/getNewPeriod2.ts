// The periods of all lotteries that are on sale, for pages that list them.
import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { runningRows } from '../../play/runningPeriods.ts';
import { openLotteries } from '../../play/terms.ts';
import { presentDraw, presentPeriod } from '../../present/draws.ts';

// Every page asks for it after every draw.
export default handle(
  'lottery/getNewPeriod2',
  async ({ db, now }) => {
    const { lotteries, settings } = await openLotteries(db);
    const periods = lotteries.map(({ lottery }) => periodAt(lottery, now.getTime()));
    const rows = await runningRows(db, periods, now);
    return {
      serverTime: formatMoment(now),
      list: lotteries.map(({ family }, at) => {
        const period = periods[at]!;
        const { commitment = null, last } = rows.get(period.lotCode) ?? {};
        return {
          period: presentPeriod(period, commitment, now),
          ...(last && { last: presentDraw(last, family, settings) }),
        };
      }),
    };
  },
  { shared: 'everybody' },
);
