// A member's own picture: deposits, withdrawals, net result and time of a day, a week or a month.
import { daysOf } from '#rules/protection/limits/limitUsed.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import { addDays, dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import { figuresByDay } from '../../money/protection/ownPicture.ts';
import { playSpansOf, secondsWithin } from '../../money/protection/playSpans.ts';
import { handle } from '../../pipeline/handle.ts';
import { dayOfText } from '../../play/dayOfText.ts';

export default handle('protection/ownPicture', async ({ request, db, settings, station, player, now }) => {
  const today = dayOf(now);
  const { frame, from: inside = today } = request;
  const [from, next] = daysOf(frame, dayOfText(inside, 'from').getTime());
  const to = addDays(next, -1);
  const { accountId } = player;
  const { created_at: opened } = await db
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const figures = await figuresByDay(db, { station: station.code, accountId }, from, to);
  const spans = await playSpansOf({ db, settings, station: station.code }, accountId, startOfDay(from));
  const days: string[] = [];
  for (let day = from; day <= to && day <= today; day = addDays(day, 1)) days.push(day);
  const rows = days.map((day) => ({
    day,
    ...(figures.get(day) ?? { deposits: 0n, withdrawals: 0n, net: 0n }),
    seconds: secondsWithin(spans, startOfDay(day).getTime(), endOfDay(day).getTime()),
  }));
  const sumOf = (name: 'deposits' | 'withdrawals' | 'net'): string =>
    wireMoney(rows.reduce((sum, row) => sum + row[name], 0n));
  return {
    frame,
    from,
    to,
    deposits: sumOf('deposits'),
    withdrawals: sumOf('withdrawals'),
    net: sumOf('net'),
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
    earliest: dayOf(opened),
    rows: rows.map(({ day, deposits, withdrawals, net, seconds }) => ({
      day,
      deposits: wireMoney(deposits),
      withdrawals: wireMoney(withdrawals),
      net: wireMoney(net),
      seconds,
    })),
  };
});
