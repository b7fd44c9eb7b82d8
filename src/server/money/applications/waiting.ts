// Owns the applications that wait for a decision: those of either kind, oldest first, each with its member.
import { sql } from 'kysely';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface WaitingApplication {
  id: bigint;
  account_id: number;
  name: string;
  state: string;
  /** What is given away, or the gift, in 0.0001 yuan. */
  amount: bigint;
  created_at: Date;
}

/** Applications of one kind; those before a moment where one is named. */
export const waitingApplications = async (
  db: Db,
  kind: 'donation' | 'direct_charge',
  limit: number,
  before?: Date,
): Promise<WaitingApplication[]> => {
  const amount = sql.ref(kind === 'donation' ? 'd.amount' : 'd.gift');
  const { rows } =
    await sql<WaitingApplication>`SELECT d.id, d.account_id, a.name, a.state, ${amount} AS amount, d.created_at
    FROM ${sql.table(kind)} d JOIN account a ON a.id = d.account_id
    WHERE d.status = ${sql.lit(ApplicationStatus.pending)} ${before ? sql`AND d.created_at <= ${before}` : sql``}
    ORDER BY d.created_at LIMIT ${limit}`.execute(db);
  return rows;
};
