// Reading the record of deposits and withdrawals: pages by the last order seen, and the totals of a filter.

import { type RawBuilder, sql } from 'kysely';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { dayOf } from '#values/days.ts';
import { openedCard } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { Deposit } from '../deposits/order.ts';
import type { Withdrawal } from '../withdrawals/order.ts';

export interface ChargeFilter {
  accountId: number;
  kind: 'deposit' | 'withdraw';
  status?: 'processing' | 'success' | 'failed' | undefined;
  /** Midnights in Beijing: orders from the first one on, and before the second. */
  from?: Date;
  until?: Date;
  /** Older than this order. */
  before?: string | undefined;
}

/** In 0.0001 yuan. */
export interface ChargeTotals {
  count: number;
  done: bigint;
  waiting: bigint;
  gift: bigint;
  fee: bigint;
  change: bigint;
}

const tables = { deposit: 'deposit_order', withdraw: 'withdrawal' } as const;
/** Deposits and withdrawals number their first four alike; what neither is pending nor paid has failed. */
const { pending, paid, ...failed } = DepositStatus;
const statuses = { processing: [pending], success: [paid], failed: Object.values(failed) };

interface Place {
  /** As the database writes it, to the microsecond. */
  at: string;
  order_no: string;
}

/**
 * Queries the numbers of the orders on a page, newest first. The upper bound of the time is one value passed as a parameter, not looked up in
 * the query: only then does the index scan begin there.
 */
export function chargePage(
  { kind, accountId, status, from, until }: ChargeFilter,
  after: Place | undefined,
  size: number,
): RawBuilder<Pick<Place, 'order_no'>> {
  const last = until ?? 'infinity';
  const older = after
    ? sql`o.created_at <= least(${after.at}::timestamptz, ${last}::timestamptz)
      AND (o.created_at < ${after.at}::timestamptz OR o.order_no < ${after.order_no})`
    : sql`o.created_at < ${last}`;
  return sql`SELECT o.order_no FROM ${sql.table(tables[kind])} o
    WHERE o.account_id = ${accountId} AND o.created_at >= ${from ?? '-infinity'} AND ${older}
      AND ${status ? sql`o.status = ANY (${[...statuses[status]]}::int[])` : sql`true`}
    ORDER BY o.created_at DESC, o.order_no DESC LIMIT ${size}`;
}

async function page(db: Db, filter: ChargeFilter, size: number): Promise<string[]> {
  let after: Place | undefined;
  if (filter.before !== undefined) {
    after = await db
      .selectFrom(tables[filter.kind])
      .select([sql<string>`created_at::text`.as('at'), 'order_no'])
      .where('order_no', '=', filter.before)
      .where('account_id', '=', filter.accountId)
      .executeTakeFirst();
    if (!after) return [];
  }
  const { rows } = await chargePage(filter, after, size).execute(db);
  return rows.map(({ order_no }) => order_no);
}

export async function chargeTotals(db: Db, filter: ChargeFilter): Promise<ChargeTotals> {
  let days = db
    .selectFrom('charge_day')
    .select(['status', sql<string>`sum(orders)`.as('orders'), sql<string>`sum(money)`.as('money')])
    .select(sql<string>`sum(extra)`.as('extra'))
    .where('account_id', '=', filter.accountId)
    .where('kind', '=', filter.kind);
  if (filter.status) days = days.where('status', 'in', statuses[filter.status]);
  if (filter.from) days = days.where('day', '>=', dayOf(filter.from));
  if (filter.until) days = days.where('day', '<', dayOf(filter.until));
  const rows = await days.groupBy('status').execute();
  const of = (status: number) => {
    const row = rows.find((each) => each.status === status);
    return { money: BigInt(row?.money ?? 0), extra: BigInt(row?.extra ?? 0) };
  };
  const [waiting, done] = [of(pending), of(paid)];
  const isDeposit = filter.kind === 'deposit';
  return {
    count: rows.reduce((sum, { orders }) => sum + Number(orders), 0),
    done: done.money,
    waiting: waiting.money,
    gift: isDeposit ? done.extra : 0n,
    fee: isDeposit ? 0n : done.extra,
    change: isDeposit ? done.money + done.extra : -(done.money + waiting.money),
  };
}

/** In the order of these numbers. */
const inOrder = <Row extends { order_no: string }>(
  numbers: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byNumber = new Map(rows.map((row) => [row.order_no, row]));
  return numbers.map((number) => byNumber.get(number)!);
};

/** One page of a member's deposits. */
export async function depositPage(db: Db, filter: ChargeFilter, size: number): Promise<Deposit[]> {
  const numbers = await page(db, filter, size);
  if (numbers.length === 0) return [];
  const rows = await db.selectFrom('deposit_order').selectAll().where('order_no', 'in', numbers).execute();
  return inOrder(numbers, rows);
}

/** One page of a member's withdrawals, each with the bank and number of its card. */
export async function withdrawalPage(
  db: Db,
  filter: ChargeFilter,
  size: number,
): Promise<(Withdrawal & { bank_name: string; card_no: string })[]> {
  const numbers = await page(db, filter, size);
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('card', 'card.id', 'withdrawal.card_id')
    .selectAll('withdrawal')
    .select(['card.bank_name', 'card.card_no'])
    .where('withdrawal.order_no', 'in', numbers)
    .execute();
  return inOrder(
    numbers,
    rows.map((row) => openedCard(db, row)),
  );
}
