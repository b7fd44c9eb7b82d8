// What an agent was paid as commission: sums by day and lottery and the lines behind them, which are those of the ledger.
import { sql } from 'kysely';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { DayRange } from './figures.ts';

export interface CommissionFilter extends DayRange {
  accountId: number;
  lotCode: string | undefined;
}

export interface CommissionGroup {
  day: string;
  lotCode: string;
  count: number;
  bets: number;
  basis: bigint;
  amount: bigint;
}

export interface CommissionLine {
  id: bigint;
  lot_code: string;
  qi_hao: string;
  is_direct: boolean;
  bets: number;
  basis: bigint;
  amount: bigint;
  paid_at: Date;
}

/** By the day of the ledger; what waits to be paid is not there yet. */
const filterOf = ({ accountId, startDate, endDate, lotCode }: CommissionFilter) =>
  sql`c.account_id = ${accountId} AND c.paid_at >= ${startOfDay(startDate)} AND c.paid_at < ${endOfDay(endDate)}
    AND (${lotCode ?? null}::text IS NULL OR c.lot_code = ${lotCode ?? null})`;

/** What was taken back counts against what was given. */
const bets = sql`CASE WHEN c.amount < 0 THEN -c.bets ELSE c.bets END`;
const basis = sql`CASE WHEN c.amount < 0 THEN -abs(c.basis) ELSE c.basis END`;

/** Sums by day, the newest first, and within a day by lottery, the largest first. */
export async function commissionGroups(db: Db, filter: CommissionFilter): Promise<CommissionGroup[]> {
  const { rows } = await sql<{
    day: string;
    lot_code: string;
    count: string;
    bets: string;
    basis: string;
    amount: string;
  }>`
    SELECT beijing_day(c.paid_at)::text AS day, c.lot_code, count(*)::text AS count, sum(${bets})::text AS bets, sum(${basis})::text AS basis,
        sum(c.amount)::text AS amount
      FROM commission c WHERE ${filterOf(filter)} GROUP BY 1, 2 ORDER BY 1 DESC, sum(c.amount) DESC, 2`.execute(
    db,
  );
  return rows.map((row) => ({
    day: row.day,
    lotCode: row.lot_code,
    count: Number(row.count),
    bets: Number(row.bets),
    basis: BigInt(row.basis),
    amount: BigInt(row.amount),
  }));
}

/** A page of the lines, newest first, behind the line `before`. */
export async function commissionLines(
  db: Db,
  filter: CommissionFilter,
  before: bigint | undefined,
  most: number,
): Promise<CommissionLine[]> {
  const { rows } = await sql<CommissionLine>`
    SELECT c.id, c.lot_code, c.qi_hao, c.is_direct, ${bets} AS bets, ${basis} AS basis, c.amount, c.paid_at
      FROM commission c WHERE ${filterOf(filter)} AND (${before ?? null}::bigint IS NULL OR (c.paid_at, c.id) <
        (SELECT b.paid_at, b.id FROM commission b WHERE b.account_id = ${filter.accountId} AND b.id = ${before ?? null}::bigint))
      ORDER BY c.paid_at DESC, c.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
