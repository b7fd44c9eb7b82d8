// The applications that wait for a decision: those of either kind, oldest first, each with its member.
import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import type { DonationProject } from '../../db/columnTypes.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface WaitingApplication {
  id: bigint;
  account_id: number;
  name: string;
  state: string;
  /** What is given away, or the gift, in 0.0001 yuan. */
  amount: bigint;
  created_at: Date;
  /** What a donation is given to; null for a gift, and for a donation of before projects had names. */
  project: DonationProject | null;
}

/** The last application of a page: the next one begins after it. */
export interface AfterApplication {
  at: Date;
  id: bigint;
}

/** Applications of one kind; those until a moment, after another one, or that of a number, where such is named. */
export const waitingApplications = async (
  db: Db,
  kind: 'donation' | 'direct_charge',
  limit: number,
  {
    until,
    after,
    only,
  }: { until?: Date; after?: AfterApplication | undefined; only?: bigint | undefined } = {},
): Promise<WaitingApplication[]> => {
  const amount = sql.ref(kind === 'donation' ? 'd.amount' : 'd.gift');
  const { rows } =
    await sql<WaitingApplication>`SELECT d.id, d.account_id, a.name, a.state, ${amount} AS amount, d.created_at,
      ${kind === 'donation' ? sql`d.project` : sql`NULL`} AS project
    FROM ${sql.table(kind)} d JOIN account a ON a.id = d.account_id
    WHERE d.status = ${sql.lit(ApplicationStatus.pending)} ${until ? sql`AND d.created_at <= ${until}` : sql``}
      ${after ? sql`AND (d.created_at, d.id) > (${after.at}::timestamptz, ${after.id}::bigint)` : sql``}
      ${only === undefined ? sql`` : sql`AND d.id = ${only}::bigint`}
    ORDER BY d.created_at, d.id LIMIT ${limit}`.execute(db);
  return rows;
};
