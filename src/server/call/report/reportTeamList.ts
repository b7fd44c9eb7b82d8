// A team's report by branches; the rows of all pages sum to the totals.
import { keyOfName } from '../../account/accounts.ts';
import { figuresOf, presentFigures, type Wanted } from '../../money/team/figures.ts';
import { accountInTeam, memberPage, teamAccounts } from '../../money/team/members.ts';
import { handle } from '../../pipeline/handle.ts';
import { rangeOf } from '../../present/reportDays.ts';

export default handle('report/reportTeamList', async ({ request, db, station, player, now }) => {
  const { account, before, pageSize = 20 } = request;
  const range = rangeOf(request, now);
  const { id: root } = await accountInTeam(db, player.accountId, account);
  // The account itself is the first row of the first page.
  const isFirst = before === undefined;
  const found = await memberPage(
    db,
    root,
    { scope: 'direct', sort: 'newest', before: isFirst ? undefined : keyOfName(before) },
    now,
    pageSize + 1,
  );
  const page = found.slice(0, pageSize);
  const wanted: Wanted[] = [
    { id: root, scope: 'team' },
    ...(isFirst ? [{ id: root, scope: 'own' } as const] : []),
    ...page.map(({ id }) => ({ id, scope: 'team' }) as const),
  ];
  const [totals, ...rows] = await figuresOf(db, wanted, range);
  const accounts = await teamAccounts(
    db,
    player.accountId,
    wanted.map(({ id }) => id),
    now,
  );
  const hasMore = found.length > pageSize;
  return {
    list: wanted.slice(1).map(({ id, scope }, at) => {
      const { account: name, type, teamSize } = accounts.get(id)!;
      const isOwn = scope === 'own';
      return {
        account: name,
        type,
        isOwn,
        teamSize: isOwn ? 1 : teamSize,
        figures: presentFigures(station, rows[at]!),
      };
    }),
    totals: presentFigures(station, totals!),
    hasMore,
    next: hasMore ? page.at(-1)!.name : '',
    ...range,
  };
});
