// The overview of a team, which is also the page of one member.
import { wireMoney } from '#values/money.ts';
import { figuresOf, overviewOf, presentFigures } from '../../money/team/figures.ts';
import { accountInTeam, teamAccounts } from '../../money/team/members.ts';
import { handle } from '../../pipeline/handle.ts';
import { rangeOf } from '../../present/reportDays.ts';

export default handle('agent/getAgentTeam', async ({ request, db, station, player, now }) => {
  const range = rangeOf(request, now);
  const { id } = await accountInTeam(db, player.accountId, request.account);
  const [own, totals] = await figuresOf(
    db,
    [
      { id, scope: 'own' },
      { id, scope: 'team' },
    ],
    range,
  );
  const overview = await overviewOf(db, id, now);
  const { accounts, agents, direct, loggedInToday, neverLoggedIn, online, newToday, balance } = overview;
  return {
    member: (await teamAccounts(db, player.accountId, [id], now)).get(id)!,
    overview: {
      accounts,
      agents,
      members: accounts - agents,
      direct,
      loggedInToday,
      neverLoggedIn,
      online,
      newToday,
      teamBalance: wireMoney(balance),
    },
    own: presentFigures(station, own!),
    totals: presentFigures(station, totals!),
    ...range,
  };
});
