// Reading the lines of a wallet: a page by the number of its last line, and the totals of the whole filter, in one query.
import { type RawBuilder, sql } from 'kysely';
import { type Book, ledgerAccount } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import {
  type BillKind,
  kindOf,
  returnedTypes,
  reversedTypes,
  transferTypes,
  typesOfKinds,
} from './billKinds.ts';

/** Days of a range in Beijing as YYYY-MM-DD, both included; open where left out. */
export interface DayRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export interface StatementFilter extends DayRange {
  kind?: BillKind | undefined;
  /** Kinds that the station's reports leave out. */
  hidden?: readonly BillKind[] | undefined;
  /** Lines with a smaller number alone. */
  before?: bigint | undefined;
  pageSize: number;
}

export interface StatementLine {
  number: bigint;
  type: number;
  at: Date;
  amount: bigint;
  balance_after: bigint;
  ref_type: string;
  ref_id: string;
  remark: string;
}

export interface Statement {
  lines: StatementLine[];
  hasMore: boolean;
  /**
   * One's own money that only moves is no part of income and outgo: deposits, withdrawals, and what goes to and from platforms. Stakes that came back lower
   * outgo and winnings that were taken back lower income, also where the first of the two lies before the filter's days.
   */
  totals: {
    count: number;
    income: bigint;
    outgo: bigint;
    deposited: bigint;
    withdrawn: bigint;
    transferIn: bigint;
    transferOut: bigint;
    /** How much all lines changed the wallet. */
    net: bigint;
  };
}

/** Sums of bigint are numeric in the database and arrive as text. */
interface Row {
  count: string;
  income: string;
  outgo: string;
  deposited: string;
  withdrawn: string;
  transfer_in: string;
  transfer_out: string;
  net: string;
  number: bigint | null;
  type: number;
  at: Date;
  amount: bigint;
  balance_after: bigint;
  ref_type: string;
  ref_id: string;
  remark: string;
}

const within = ({ startDate, endDate }: DayRange) =>
  sql`d.day BETWEEN ${startDate ?? '-infinity'}::date AND ${endDate ?? 'infinity'}::date`;

const isOf = (types: readonly number[]) => sql`type = ANY (${[...types]}::int[])`;
const isTransfer = isOf(transferTypes);
const isDeposit = isOf(typesOfKinds.deposit);
const isWithdrawal = isOf(typesOfKinds.withdraw);
const isReturned = isOf(returnedTypes);
const isReversed = isOf(reversedTypes);
const isOwn = sql`(${isTransfer} OR ${isDeposit} OR ${isWithdrawal})`;

const walletOf = (db: Db, station: string, ownerId: number, book: Book): Promise<bigint> =>
  ledgerAccount(db, { station, id: ownerId }, 'wallet', book);

/** The types that a wallet has lines of and the filter takes. */
async function typesOf(db: Db, wallet: bigint, takes: (kind: BillKind) => boolean): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_day')
    .select('type')
    .distinct()
    .where('account_id', '=', wallet)
    .execute();
  return rows.map(({ type }) => type).filter((type) => takes(kindOf(type)));
}

/**
 * Queries one page of a wallet's lines, newest first. The day sums say how many lines each type has and between which numbers; a page then takes
 * the newest few of each type by index and merges them, so that the thousandth page costs as much as the first, whatever the filter. Totals and
 * page come from one statement, so that they agree.
 */
export function pageOf(
  wallet: bigint,
  types: number[] | undefined,
  filter: StatementFilter,
): RawBuilder<Row> {
  const { startDate, endDate, pageSize } = filter;
  const inDays =
    startDate === undefined && endDate === undefined
      ? sql`true`
      : sql`beijing_day(e.at) BETWEEN ${startDate ?? '-infinity'}::date AND ${endDate ?? 'infinity'}::date`;
  return sql<Row>`
    WITH filtered AS MATERIALIZED (
      SELECT d.type, sum(d.entries) AS entries, sum(d.income) AS income, sum(d.outgo) AS outgo,
          min(d.first_number) AS first_number, max(d.last_number) AS last_number
        FROM ledger_day d WHERE d.account_id = ${wallet} AND ${within(filter)}
          AND ${types ? sql`d.type = ANY (${types}::int[])` : sql`true`}
        GROUP BY d.type),
    page AS (
      SELECT e.* FROM filtered f CROSS JOIN LATERAL (
          SELECT e.number, e.type, e.at, e.amount, e.balance_after, e.transaction_id FROM ledger_entry e
            WHERE e.account_id = ${wallet} AND e.type = f.type
              AND e.number BETWEEN f.first_number AND least(f.last_number, ${(filter.before ?? 2n ** 62n) - 1n}::bigint) AND ${inDays}
            ORDER BY e.number DESC LIMIT ${pageSize + 1}) e
        ORDER BY e.number DESC LIMIT ${pageSize + 1}),
    totals AS (
      SELECT coalesce(sum(entries), 0)::text AS count,
        coalesce(sum(CASE WHEN ${isReversed} THEN -outgo ELSE income END) FILTER (WHERE NOT (${isOwn} OR ${isReturned})), 0)::text AS income,
        coalesce(sum(CASE WHEN ${isReturned} THEN -income ELSE outgo END) FILTER (WHERE NOT (${isOwn} OR ${isReversed})), 0)::text AS outgo,
        coalesce(sum(income - outgo) FILTER (WHERE ${isDeposit}), 0)::text AS deposited,
        coalesce(sum(outgo - income) FILTER (WHERE ${isWithdrawal}), 0)::text AS withdrawn,
        coalesce(sum(income) FILTER (WHERE ${isTransfer}), 0)::text AS transfer_in,
        coalesce(sum(outgo) FILTER (WHERE ${isTransfer}), 0)::text AS transfer_out,
        coalesce(sum(income - outgo), 0)::text AS net FROM filtered)
    SELECT totals.*, page.number, page.type, page.at, page.amount, page.balance_after, t.ref_type, t.ref_id, t.remark
      FROM totals LEFT JOIN page ON true LEFT JOIN ledger_transaction t ON t.id = page.transaction_id
      ORDER BY page.number DESC`;
}

/** One page of a wallet's lines, and the totals of the whole filter. */
export async function statement(
  db: Db,
  owner: { station: string; ownerId: number; book: Book },
  filter: StatementFilter,
): Promise<Statement> {
  const wallet = await walletOf(db, owner.station, owner.ownerId, owner.book);
  const { kind, hidden = [] } = filter;
  const isAll = kind === undefined && hidden.length === 0;
  const types = isAll
    ? undefined
    : await typesOf(db, wallet, (each) => !hidden.includes(each) && (kind ?? each) === each);
  const { rows } = await pageOf(wallet, types, filter).execute(db);
  const totals = rows[0]!;
  const lines = rows.filter((row): row is Row & { number: bigint } => row.number !== null);
  return {
    lines: lines.slice(0, filter.pageSize),
    hasMore: lines.length > filter.pageSize,
    totals: {
      count: Number(totals.count),
      income: BigInt(totals.income),
      outgo: BigInt(totals.outgo),
      deposited: BigInt(totals.deposited),
      withdrawn: BigInt(totals.withdrawn),
      transferIn: BigInt(totals.transfer_in),
      transferOut: BigInt(totals.transfer_out),
      net: BigInt(totals.net),
    },
  };
}

export interface Bill {
  opening: bigint;
  closing: bigint;
  types: { type: number; entries: number; income: bigint; outgo: bigint }[];
}

/** What a wallet held before a range of days and after it, and what came and went within it by type. */
export async function bill(
  db: Db,
  owner: { station: string; ownerId: number; book: Book },
  range: Required<DayRange>,
): Promise<Bill> {
  const wallet = await walletOf(db, owner.station, owner.ownerId, owner.book);
  // Calculated back from the current balance, so that only the range is read and not the years before it.
  const { rows } = await sql<{
    balance: bigint;
    later: string;
    type: number | null;
    entries: string;
    income: string;
    outgo: string;
  }>`
    WITH days AS (
      SELECT d.type, sum(d.entries)::text AS entries, sum(d.income)::text AS income, sum(d.outgo)::text AS outgo
        FROM ledger_day d WHERE d.account_id = ${wallet} AND ${within(range)} GROUP BY d.type)
    SELECT a.balance, days.*, (SELECT coalesce(sum(d.income - d.outgo), 0)::text FROM ledger_day d
        WHERE d.account_id = a.id AND d.day > ${range.endDate}::date) AS later
      FROM ledger_account a LEFT JOIN days ON true WHERE a.id = ${wallet} ORDER BY days.type`.execute(db);
  const types = rows.flatMap(({ type, entries, income, outgo }) =>
    type === null ? [] : [{ type, entries: Number(entries), income: BigInt(income), outgo: BigInt(outgo) }],
  );
  const closing = rows[0]!.balance - BigInt(rows[0]!.later);
  return { opening: types.reduce((sum, { income, outgo }) => sum - income + outgo, closing), closing, types };
}
