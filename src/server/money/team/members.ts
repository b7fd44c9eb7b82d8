// Who an agent may look at: an account of its own team by name, and pages of a team.
import { sql } from 'kysely';
import type { TeamAccount } from '#contract/entities.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { wireMoney } from '#values/money.ts';
import { keyOfName } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';

/** Whoever called within this time counts as online. */
const onlineSeconds = 300;
export const onlineSince = (now: Date): Date => new Date(now.getTime() - onlineSeconds * 1000);

/**
 * The account of a name in the viewer's team; the viewer's own where no name is given. One query answers for accounts that do not exist and for those of
 * others: neither the answer nor its time says which it was.
 */
export async function accountInTeam(
  db: Db,
  viewerId: number,
  name: string | undefined,
): Promise<{ id: number; distance: number }> {
  const row = await db
    .selectFrom('team_path')
    .select(['account_id as id', 'distance'])
    .where('ancestor_id', '=', viewerId)
    .where((where) =>
      name === undefined ? where('account_id', '=', viewerId) : where('name_key', '=', keyOfName(name)),
    )
    .executeTakeFirst();
  if (!row) throw new Refusal('server.team.memberNotFound', { code: 'notFound', field: 'account' });
  return row;
}

interface MemberRow {
  id: number;
  name: string;
  role: 'agent' | 'member';
  distance: number;
  upline: string | null;
  level: number;
  balance: bigint | null;
  created_at: Date;
  login_at: Date | null;
  is_online: boolean;
  state: 'enabled' | 'frozen' | 'disabled';
  children: string;
  accounts: string;
}

/** Members as their agent sees them, by id; of what is personal only the account's name. */
export async function teamAccounts(
  db: Db,
  viewerId: number,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, TeamAccount>> {
  const { rows } = await sql<MemberRow>`
    SELECT a.id, a.name, a.role, p.distance, CASE WHEN p.distance > 0 THEN u.name END AS upline, a.level, l.balance, a.created_at, a.login_at, a.state,
        EXISTS (SELECT FROM session s WHERE s.account_id = a.id AND s.ended_at IS NULL AND s.seen_at > ${onlineSince(now)}) AS is_online,
        coalesce(c.direct, 0) + coalesce(n.direct, 0) AS children, coalesce(c.accounts, 0) + coalesce(n.accounts, 0) AS accounts
      FROM account a JOIN team_path p ON p.account_id = a.id AND p.ancestor_id = ${viewerId}
        LEFT JOIN account u ON u.id = a.parent_id
        LEFT JOIN ledger_account l ON l.owner_id = a.id AND l.kind = 'wallet' AND l.book = 'real' AND l.part = ''
        LEFT JOIN team_count c ON c.account_id = a.id
        LEFT JOIN LATERAL (SELECT sum(e.newcomers) FILTER (WHERE q.distance = 1) AS direct, sum(e.newcomers) AS accounts
          FROM team_entry e JOIN team_path q ON q.account_id = e.account_id AND q.ancestor_id = a.id WHERE e.newcomers > 0) n ON true
      WHERE a.id = ANY (${[...ids]}::integer[])`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        account: row.name,
        type: row.role,
        distance: row.distance,
        upline: row.upline ?? '',
        level: row.level,
        balance: wireMoney(row.balance ?? 0n),
        createTime: formatMoment(row.created_at),
        lastLoginTime: row.login_at ? formatMoment(row.login_at) : '',
        isOnline: row.is_online,
        status: row.state,
        children: Number(row.children),
        teamSize: Number(row.accounts),
      },
    ]),
  );
}

export interface MemberFilter {
  scope: 'all' | 'direct';
  search?: string | undefined;
  type?: 'agent' | 'member' | undefined;
  online?: boolean | undefined;
  sort: 'newest' | 'oldest' | 'account';
  /** Name of the last account of the page before. */
  before?: string | undefined;
}

/**
 * One page of the members below an account, itself left out. A search is sorted by account: one index finds and sorts it. Of those online it is who the team
 * job found so within the last 15 seconds or so and who still is: walking the team for them would cost more the larger it is.
 */
export async function memberPage(
  db: Db,
  rootId: number,
  { scope, search, type, online, sort, before }: MemberFilter,
  now: Date,
  pageSize: number,
): Promise<{ id: number; name: string }[]> {
  // The two have the columns that are read here in common.
  let page = db
    .selectFrom((online ? 'team_online_member as p' : 'team_path as p') as 'team_path as p')
    .select(['p.account_id as id', 'p.name_key as name'])
    .where('p.ancestor_id', '=', rootId);
  // Written into the statement: a plan for any value could not use the index of these rows, and would pass over the whole team.
  page = scope === 'direct' ? page.where('p.distance', '=', sql.lit(1)) : page.where('p.distance', '>', 0);
  if (type !== undefined) page = page.where('p.is_agent', '=', sql.lit(type === 'agent'));
  // A value for each row in turn, so that the database cannot look at the station's sessions as a whole.
  if (online)
    page = page.where(
      sql<boolean>`(SELECT s.seen_at > ${onlineSince(now)} FROM session s WHERE s.account_id = p.account_id AND s.ended_at IS NULL)`,
    );
  const isByName = sort === 'account' || search !== undefined;
  if (search !== undefined) {
    const from = keyOfName(search);
    // Names are of ASCII letters and digits, all of them before the tilde.
    page = page.where('p.name_key', '>=', from).where('p.name_key', '<', `${from}~`);
  }
  if (isByName) {
    if (before !== undefined) page = page.where('p.name_key', '>', keyOfName(before));
    return page.orderBy('p.name_key').limit(pageSize).execute();
  }
  if (before !== undefined)
    page = page.where('p.account_id', sort === 'newest' ? '<' : '>', (where) =>
      where
        .selectFrom('team_path')
        .select('account_id')
        .where('ancestor_id', '=', rootId)
        .where('name_key', '=', keyOfName(before)),
    );
  return page
    .orderBy('p.account_id', sort === 'newest' ? 'desc' : 'asc')
    .limit(pageSize)
    .execute();
}

/** A member directly below an agent, by name; whoever else is answered as not found. */
export async function directMember(
  db: Db,
  agentId: number,
  name: string,
): Promise<{ id: number; name: string; role: 'agent' | 'member' }> {
  const row = await db
    .selectFrom('team_path as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['a.id', 'a.name', 'p.is_agent'])
    .where('p.ancestor_id', '=', agentId)
    .where('p.name_key', '=', keyOfName(name))
    .where('p.distance', '=', sql.lit(1))
    .executeTakeFirst();
  if (!row) throw new Refusal('server.team.memberNotFound', { code: 'notFound', field: 'account' });
  return { id: row.id, name: row.name, role: row.is_agent ? 'agent' : 'member' };
}
