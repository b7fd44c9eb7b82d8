// The period of a lottery that is on sale, and the last one that opened.

import { formatMoment } from '#values/beijingTime.ts';
import { handle } from '../../pipeline/handle.ts';
import { periodAt } from '../../play/calendar.ts';
import { runningRows } from '../../play/runningPeriods.ts';
import { openLotteries } from '../../play/terms.ts';
import { presentDraw, presentPeriod } from '../../present/draws.ts';
import { Refusal } from '../../refusal.ts';

// Every board asks for it when its period opens, and again until the draw is there.
export default handle(
  'lottery/getNewPeriod',
  async ({ request, db, now }) => {
    const { lotteries, settings } = await openLotteries(db);
    const lottery = lotteries.find(({ code }) => code === request.lotCode);
    if (!lottery) throw new Refusal('server.lotteryClosed', { code: 'lotteryClosed' });
    const period = periodAt(lottery.lottery, now.getTime());
    const { commitment = null, last } = (await runningRows(db, [period], now)).get(lottery.code) ?? {};
    return {
      serverTime: formatMoment(now),
      period: presentPeriod(period, commitment, now),
      ...(last && { last: presentDraw(last, lottery.family, settings) }),
    };
  },
  { shared: 'everybody' },
);
