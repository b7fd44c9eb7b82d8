// Taking a break: a time-out or an exclusion, of the person, at once.

import type { TakeBreakRequest } from '#contract/protection.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { protectionOf } from '#station/protection/protection.ts';
import { wireMoney } from '#values/money.ts';
import { betsOf } from '../../db/betsOf.ts';
import { type Asked, hearWish, refusalOfWish, type Scope, spoken } from '../../money/breaks/take.ts';
import { handle } from '../../pipeline/handle.ts';

/** What is asked for, where the station offers it. */
function askedFor({ kind, hours, term }: TakeBreakRequest, station: StationFacts): Asked {
  const { timeoutHoursMost, terms } = protectionOf(station).breaks;
  const invalid = (field: string) => refusalOfWish({ reason: 'TERM_INVALID' }, field);
  if (kind === 'timeout') {
    if (hours === undefined || hours > timeoutHoursMost) throw invalid('hours');
    return { type: 'timeout', hours };
  }
  if (!terms.some((offered) => offered === term)) throw invalid('term');
  return { type: 'exclude', term: term! };
}

export default handle('protection/takeBreak', async (context) => {
  const { request, station, db, player, text } = context;
  const asked = askedFor(request, station);
  const isForAll = asked.type === 'exclude' && protectionOf(station).breaks.allStations === 'always';
  const scope: Scope = isForAll ? 'operator' : request.scope;
  const field = asked.type === 'timeout' ? 'hours' : 'term';
  const { answer, refunded } = await hearWish(context, asked, scope, field);
  const { count } = await db
    .selectFrom(betsOf(player.accountId).as('o'))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('o.status', '=', BetStatus.waiting)
    .executeTakeFirstOrThrow();
  await context.logOut();
  const until = spoken(answer.until);
  return {
    msg: until === '' ? text('server.break.takenForever') : text('server.break.taken', { time: until }),
    state: asked.type === 'timeout' ? ('timeout' as const) : ('excluded' as const),
    until,
    isOperatorWide: scope === 'operator',
    refunded: wireMoney(refunded),
    unsettled: Number(count),
  };
});
