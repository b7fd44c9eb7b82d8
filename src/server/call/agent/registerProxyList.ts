// The list of those who came directly below an agent, and how.
import { formatMoment } from '#values/beijingTime.ts';
import { arrivalPage } from '../../money/team/arrivals.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/registerProxyList', async ({ request, db, player }) => {
  const { linkId, before, pageSize = 20 } = request;
  const rows = await arrivalPage(
    db,
    player.accountId,
    { linkId: linkId === undefined ? undefined : BigInt(linkId), before },
    pageSize + 1,
  );
  const list = rows.slice(0, pageSize).map((row) => ({
    account: row.name,
    type: row.role as 'agent' | 'member',
    // Accounts from before links were kept came by the agent's code, the only way there was.
    way: row.way ?? 'code',
    linkId: row.linkId === null ? '' : String(row.linkId),
    linkName: row.linkName ?? '',
    createTime: formatMoment(row.created_at),
  }));
  const hasMore = rows.length > pageSize;
  return { list, hasMore, next: hasMore ? list.at(-1)!.account : '' };
});
