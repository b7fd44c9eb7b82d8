// Reading who came directly below an agent, and how.
import { sql } from 'kysely';
import { keyOfName } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface ArrivalFilter {
  /** Only those who came by this link. */
  linkId?: bigint | undefined;
  /** Name of the last account of the page before. */
  before?: string | undefined;
}

/** A page of them, newest first. */
export function arrivalPage(db: Db, agentId: number, { linkId, before }: ArrivalFilter, most: number) {
  let page = db
    .selectFrom('team_path as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('team_origin as o', 'o.account_id', 'p.account_id')
    .leftJoin('promotion_link as l', (join) =>
      join.onRef('l.id', '=', 'o.link_id').on('l.kind', '<>', 'friend'),
    )
    .select(['a.name', 'a.role', 'a.created_at', 'o.way', 'l.id as linkId', 'l.name as linkName'])
    .where('p.ancestor_id', '=', agentId)
    .where('p.distance', '=', sql.lit(1));
  if (linkId !== undefined) page = page.where('o.link_id', '=', linkId);
  if (before !== undefined)
    page = page.where('p.account_id', '<', (where) =>
      where
        .selectFrom('team_path')
        .select('account_id')
        .where('ancestor_id', '=', agentId)
        .where('name_key', '=', keyOfName(before)),
    );
  return page.orderBy('p.account_id', 'desc').limit(most).execute();
}
