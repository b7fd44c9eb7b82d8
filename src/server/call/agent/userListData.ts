import { figuresOf, presentFigures } from '../../money/team/figures.ts';
import { accountInTeam, memberPage, teamAccounts } from '../../money/team/members.ts';
import { ratesByCategory, ratesOfDirect } from '../../money/team/rates.ts';
import { handle } from '../../pipeline/handle.ts';
import { rangeOf } from '../../present/reportDays.ts';

export default handle('agent/userListData', async ({ request, db, station, player, now }) => {
  const { account, scope = 'all', search, type, online, sort = 'newest', before, pageSize = 20 } = request;
  const range = rangeOf(request, now);
  const { id } = await accountInTeam(db, player.accountId, account);
  const filter = { scope, search, type, online, sort, before };
  const found = await memberPage(db, id, filter, now, pageSize + 1);
  const page = found.slice(0, pageSize);
  const ids = page.map((member) => member.id);
  const accounts = await teamAccounts(db, player.accountId, ids, now);
  const figures = await figuresOf(
    db,
    ids.map((each) => ({ id: each, scope: 'own' })),
    range,
  );
  const rates = await ratesOfDirect(db, player.accountId, ids);
  const hasMore = found.length > pageSize;
  return {
    list: ids.map((each, at) => ({
      member: accounts.get(each)!,
      figures: presentFigures(station, figures[at]!),
      rates: ratesByCategory(rates.get(each)?.rates ?? []),
      groupBonus: rates.get(each)?.group_bonus ?? 0,
    })),
    hasMore,
    next: hasMore ? page.at(-1)!.name : '',
    ...range,
  };
});
