// Owns the list of those who came directly below an agent, and how.
import { sql } from 'kysely';
import { formatMoment } from '#values/beijingTime.ts';
import { keyOfName } from '../../account/accounts.ts';
import { handle } from '../../pipeline/handle.ts';

export default handle('agent/registerProxyList', async ({ request, db, player }) => {
  const { linkId, before, pageSize = 20 } = request;
  let page = db
    .selectFrom('team_path as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('team_origin as o', 'o.account_id', 'p.account_id')
    .leftJoin('promotion_link as l', (join) =>
      join.onRef('l.id', '=', 'o.link_id').on('l.kind', '<>', 'friend'),
    )
    .select(['a.name', 'a.role', 'a.created_at', 'o.way', 'l.id as linkId', 'l.name as linkName'])
    .where('p.ancestor_id', '=', player.accountId)
    .where('p.distance', '=', sql.lit(1));
  if (linkId !== undefined) page = page.where('o.link_id', '=', BigInt(linkId));
  if (before !== undefined)
    page = page.where('p.account_id', '<', (where) =>
      where
        .selectFrom('team_path')
        .select('account_id')
        .where('ancestor_id', '=', player.accountId)
        .where('name_key', '=', keyOfName(before)),
    );
  const rows = await page
    .orderBy('p.account_id', 'desc')
    .limit(pageSize + 1)
    .execute();
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
