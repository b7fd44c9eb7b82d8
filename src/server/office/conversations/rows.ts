// Which conversations the office lists: those that wait, the longest first, somebody's own, all that are open, and those that were closed.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import { partsOf } from '../queues/queue.ts';
import { type Lease, leasesOf } from '../waiting/queue/lease.ts';

export const queueName = 'conversations';

export type Of = 'waiting' | 'mine' | 'open' | 'closed';

export interface Listed {
  id: bigint;
  /** Empty for a guest. */
  account: string;
  is_trial: boolean;
  waiting_since: Date | null;
  last_at: Date;
  closed_at: Date | null;
  /** Of what was written last; empty for a picture or a card alone. */
  preview: string;
  is_answer: boolean;
}

export interface Asked {
  of: Of;
  /** Only of this member. */
  accountId?: number | undefined;
  /** The place of the last one of the page before. */
  after?: string | undefined;
  /** One alone. */
  only?: bigint;
  staffId: number;
  now: Date;
}

/** By what each list is ordered: the longest wait first, otherwise the newest. */
const orders: Readonly<Record<Of, { by: 'waiting_since' | 'last_at' | 'closed_at'; isRising: boolean }>> = {
  waiting: { by: 'waiting_since', isRising: true },
  mine: { by: 'last_at', isRising: false },
  open: { by: 'last_at', isRising: false },
  closed: { by: 'closed_at', isRising: false },
};

const conditions = ({ of, staffId, now }: Asked): RawBuilder<unknown> => {
  switch (of) {
    case 'waiting':
      return sql`c.waiting_since IS NOT NULL`;
    case 'closed':
      return sql`c.closed_at IS NOT NULL`;
    case 'open':
      return sql`c.closed_at IS NULL`;
    case 'mine':
      return sql`c.closed_at IS NULL AND (c.staff_id = ${staffId} OR EXISTS (SELECT FROM waiting_lease l
        WHERE l.station = c.station AND l.queue = ${queueName} AND l.item = c.id::text AND l.staff_id = ${staffId} AND l.ends_at > ${now}))`;
  }
};

export const placeOf = (row: Listed, of: Of): string => `${row[orders[of].by]!.getTime()}|${row.id}`;

/** A page of conversations. */
export async function conversationRows(db: Db, asked: Asked, limit: number): Promise<Listed[]> {
  const { accountId, after, only, of } = asked;
  const { by, isRising } = orders[of];
  // A place has milliseconds, a column microseconds: both are cut, so that a page neither repeats nor leaves out.
  const place = sql`(date_trunc('milliseconds', ${sql.ref(`c.${by}`)}), c.id)`;
  const direction = sql.raw(isRising ? 'ASC' : 'DESC');
  const [ms, id] = after === undefined ? [] : partsOf(after, /^(\d{1,15})\|(\d{1,18})$/);
  const { rows } = await sql<Listed>`
    SELECT c.id, coalesce(a.name, '') AS account, coalesce(a.role = 'trial', false) AS is_trial, c.waiting_since, c.last_at, c.closed_at,
        coalesce(left(m.text, 120), '') AS preview, m.staff_id IS NOT NULL AS is_answer
      FROM conversation c LEFT JOIN account a ON a.id = c.account_id LEFT JOIN conversation_message m ON m.id = c.last_id
      WHERE ${conditions(asked)}
        AND ${accountId === undefined ? sql`true` : sql`c.account_id = ${accountId}`}
        AND ${only === undefined ? sql`true` : sql`c.id = ${only}`}
        AND ${ms === undefined ? sql`true` : sql`${place} ${sql.raw(isRising ? '>' : '<')} (${new Date(Number(ms))}::timestamptz, ${id}::bigint)`}
      ORDER BY date_trunc('milliseconds', ${sql.ref(`c.${by}`)}) ${direction}, c.id ${direction} LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}

/** A conversation as a list and its page show it. */
export const presentRow = (
  row: Pick<Listed, 'id' | 'account' | 'is_trial' | 'waiting_since' | 'last_at' | 'closed_at'>,
  lease: Lease | undefined,
  staffId: number,
) => ({
  id: String(row.id),
  account: row.account,
  isTrial: row.is_trial,
  waitingSince: row.waiting_since,
  lastAt: row.last_at,
  closedAt: row.closed_at,
  ...(lease && { heldBy: lease.name, isOwn: lease.staffId === staffId }),
});

/** Who has taken which of these. */
export const leasesOfRows = (
  db: Db,
  now: Date,
  rows: readonly { id: bigint }[],
): Promise<Map<string, Lease>> =>
  leasesOf(
    { db, now },
    queueName,
    rows.map(({ id }) => String(id)),
  );
