// Whose team a member is in and who is in its own: the chain above, and a page of those directly below.
import type { Account } from '../../account/accounts.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { memberPage } from '../../money/team/members.ts';
import { percentText } from '../../money/team/rates.ts';

export interface Above {
  account: string;
  distance: number;
}

export interface Below {
  account: string;
  role: 'member' | 'agent';
  state: 'enabled' | 'frozen' | 'disabled';
  level: number;
  registeredAt: Date;
  lastLoginAt: Date | null;
  wallet: bigint;
}

export interface TeamOfMember {
  /** The nearest first. */
  above: Above[];
  /** The own rates by category in percent, in the order of the categories; empty outside of a team. */
  rates: string[];
  /** 0 outside of a team. */
  groupBonus: number;
  direct: number;
  recommended: number;
  below: Below[];
  /** The last account of this page, where there is another. */
  next: string;
}

/** The team of a member; `before` is the last account of the page before. */
export async function teamOf(
  db: Db,
  account: Account,
  { before, pageSize, now }: { before?: string | undefined; pageSize: number; now: Date },
): Promise<TeamOfMember> {
  const above = await db
    .selectFrom('team_path as p')
    .innerJoin('account as a', 'a.id', 'p.ancestor_id')
    .select(['a.name as account', 'p.distance'])
    .where('p.account_id', '=', account.id)
    .where('p.distance', '>', 0)
    .orderBy('p.distance')
    .execute();
  const own = await db
    .selectFrom('team_member')
    .select(['rates', 'group_bonus'])
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  const counts = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('team_member')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('upline_id', '=', account.id)
        .as('direct'),
      select
        .selectFrom('recommendation')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('recommender_id', '=', account.id)
        .as('recommended'),
    ])
    .executeTakeFirstOrThrow();
  const filter = { scope: 'direct', sort: 'newest', before } as const;
  const page = await memberPage(db, account.id, filter, now, pageSize + 1);
  const shown = page.slice(0, pageSize);
  return {
    above,
    rates: own ? own.rates.map(percentText) : [],
    groupBonus: own?.group_bonus ?? 0,
    direct: Number(counts.direct ?? 0),
    recommended: Number(counts.recommended ?? 0),
    below: await membersBelow(
      db,
      shown.map(({ id }) => id),
    ),
    next: page.length > pageSize ? shown.at(-1)!.name : '',
  };
}

async function membersBelow(db: Db, ids: readonly number[]): Promise<Below[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account as a')
    .leftJoin('ledger_account as l', (join) =>
      join
        .onRef('l.owner_id', '=', 'a.id')
        .on('l.kind', '=', 'wallet')
        .on('l.book', '=', 'real')
        .on('l.part', '=', ''),
    )
    .select(['a.id', 'a.name', 'a.role', 'a.state', 'a.level', 'a.created_at', 'a.login_at', 'l.balance'])
    .where('a.id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    return {
      account: row.name,
      role: row.role as 'member' | 'agent',
      state: row.state,
      level: row.level,
      registeredAt: row.created_at,
      lastLoginAt: row.login_at,
      wallet: row.balance ?? 0n,
    };
  });
}
