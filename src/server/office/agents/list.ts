// Pages of agents: all of the station or those below one, by name, each with what its team is now.
import { sql } from 'kysely';
import { keyOfName } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { percentText } from '../../money/team/rates.ts';

export interface ListedAgent {
  account: string;
  /** Empty directly under the station. */
  upline: string;
  /** How many stand above. */
  depth: number;
  state: 'enabled' | 'frozen' | 'disabled';
  /** Percent. */
  lottery: string;
  groupBonus: number;
  direct: number;
  /** With the agent. */
  agents: number;
  accounts: number;
  balance: bigint;
}

export interface AgentFilter {
  /** Number of the agent above; all of the station where it is left out. */
  under?: number | undefined;
  scope: 'direct' | 'all';
  /** How the name begins. */
  search?: string | undefined;
  /** The last account of the page before. */
  before?: string | undefined;
}

type Row = Omit<ListedAgent, 'lottery' | 'balance'> & { lottery: number; balance: string };

/** A page of agents by name. One index finds those below an agent; without one, the agents' own pairs are looked through. */
export async function agentPage(
  db: Db,
  { under, scope, search, before }: AgentFilter,
  pageSize: number,
): Promise<ListedAgent[]> {
  // Names are of ASCII letters and digits, all of them before the tilde.
  const from = search === undefined || search === '' ? undefined : keyOfName(search);
  const { rows } = await sql<Row>`
    WITH page AS (
      SELECT p.account_id, p.name_key FROM team_path p
        ${under === undefined && scope === 'direct' ? sql`JOIN team_member d ON d.account_id = p.account_id AND d.upline_id IS NULL` : sql``}
        WHERE p.is_agent
          ${under === undefined ? sql`AND p.distance = 0` : sql`AND p.ancestor_id = ${under} AND ${scope === 'direct' ? sql`p.distance = 1` : sql`p.distance > 0`}`}
          ${from === undefined ? sql`` : sql`AND p.name_key >= ${from} AND p.name_key < ${`${from}~`}`}
          ${before === undefined ? sql`` : sql`AND p.name_key > ${keyOfName(before)}`}
        ORDER BY p.name_key LIMIT ${pageSize})
    SELECT a.name AS account, coalesce(u.name, '') AS upline, m.depth::integer AS depth, a.state, m.rates[1] AS lottery, m.group_bonus AS "groupBonus",
        coalesce(c.direct, 0) + n.direct AS direct, coalesce(c.agents, 0) + n.agents AS agents, coalesce(c.accounts, 0) + n.accounts AS accounts,
        (coalesce(c.balance, 0) + n.balance)::text AS balance
      FROM page JOIN account a ON a.id = page.account_id JOIN team_member m ON m.account_id = page.account_id
        LEFT JOIN account u ON u.id = m.upline_id
        LEFT JOIN team_count c ON c.account_id = page.account_id
        CROSS JOIN LATERAL (SELECT coalesce(sum(e.newcomers) FILTER (WHERE q.distance = 1), 0)::integer AS direct, coalesce(sum(e.new_agents), 0)::integer AS agents,
            coalesce(sum(e.newcomers), 0)::integer AS accounts, coalesce(sum(e.balance), 0) AS balance
          FROM team_entry e JOIN team_path q ON q.account_id = e.account_id AND q.ancestor_id = page.account_id) n
      ORDER BY page.name_key`.execute(db);
  return rows.map(({ lottery, balance, ...row }) => ({
    ...row,
    lottery: percentText(lottery),
    balance: BigInt(balance),
  }));
}
