import { momentOrEmpty } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { intervalsOf, realityOf } from '../../money/protection/reality.ts';
import { noteShown } from '../../money/protection/shownChecks.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('protection/reality', async (context) => {
  const { db, player, station } = context;
  const { due, next, begin, time, staked, won, net, interval } = await realityOf(context, player.accountId);
  if (due !== null && !context.isPeek)
    noteShown(context.settings, station.code, {
      accountId: player.accountId,
      due: new Date(due),
      at: context.now,
    });
  const { choices, least, most, mayStop } = intervalsOf(station);
  const { previous_login_at: lastLogin } = await db
    .selectFrom('account')
    .select('previous_login_at')
    .where('id', '=', player.accountId)
    .executeTakeFirstOrThrow();
  return {
    due: momentOrEmpty(due),
    next: momentOrEmpty(next),
    begin: momentOrEmpty(begin),
    time,
    staked: wireMoney(staked),
    won: wireMoney(won),
    net: wireMoney(net),
    interval,
    choices,
    least,
    most,
    mayStop,
    lastLogin: momentOrEmpty(lastLogin),
  };
});
