// The way from a figure to its rows: the transactions of the ledger that it is made of, a page at a time, the latest hour first.
import { type RawBuilder, sql } from 'kysely';
import type { StationFacts } from '#contract/station.generated.ts';
import { atHour } from '#values/beijingTime.ts';
import { addDays } from '#values/days.ts';
import { ledgerTypes } from '../../db/ledger.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { nameOfType } from '../../money/statement/billKinds.ts';
import { Refusal } from '../../refusal.ts';
import { type Column, columns, figuresOf } from './columns.ts';
import type { Naming } from './names.ts';
import { type Dimension, isKeyOf, isOfPart, isPartDimension } from './read.ts';
import { nextMonth, type Span, spanOf } from './span.ts';
import { columnsOf } from './table.ts';

export interface Figure {
  span: Span;
  column: Column | 'net';
  /** A key of a dimension; all that belongs to the dimension where the key is left out, and the whole span where both are. */
  of?: { by: Dimension; key?: string | undefined } | undefined;
}

export interface LedgerRow {
  id: string;
  at: Date;
  account: string;
  what: string;
  remark: string;
  /** What it adds to the figure, in 0.0001 yuan. */
  amount: bigint;
}

/** Hours that one page looks through at most: a page may be short where few of an hour's rows are of the figure. */
const hoursMost = 48;

const netColumns = ['stakes', 'fees', 'payouts', 'gifts', 'rebates', 'commission', 'interest'] as const;
const typesOf = (column: Figure['column']): number[] =>
  (column === 'net' ? netColumns : [column]).flatMap((name) => [...columns[name].types]);

/** Where a page begins: an hour, and the number after which it goes on in it. */
interface Place {
  day: string;
  hour: number;
  id: string | null;
}

const writePlace = ({ day, hour, id }: Place): string => `${day}.${hour}.${id ?? ''}`;

function placeOf(after: string | undefined): Place | undefined {
  if (after === undefined) return undefined;
  const found = /^(\d{4}-\d\d-\d\d)\.(\d{1,2})\.(\d{0,18})$/.exec(after);
  if (!found) throw new Refusal('office-figures.noPlace', { field: 'after' });
  return { day: found[1]!, hour: Number(found[2]), id: found[3] || null };
}

/**
 * Reads which figure is asked for. Refuses a span that is none, a key without its dimension or of another one, and a column that the dimension does not
 * have: who sees lotteries alone finds the rows of no deposit by them.
 */
export function figureOf({
  by,
  key,
  column,
  ...span
}: Span & { by?: Dimension | undefined; key?: string | undefined; column: Figure['column'] }): Figure {
  if (key !== undefined && by === undefined) throw new Refusal('office-figures.noDimension', { field: 'by' });
  if (by !== undefined && !columnsOf(by).includes(column))
    throw new Refusal('office-figures.noKey', { field: 'column' });
  if (by !== undefined && key !== undefined && !isKey(by, key))
    throw new Refusal('office-figures.noKey', { field: 'key' });
  if (by === 'day' && key !== undefined) return { span: spanOf({ from: key, to: key }), column };
  return {
    span: spanOf({ from: span.from, to: span.to }),
    column,
    of: by !== undefined && (key !== undefined || isPartDimension(by)) ? { by, key } : undefined,
  };
}

/** Whether a key can be one of a dimension; a day is read as a span is. */
function isKey(by: Dimension, key: string): boolean {
  if (isPartDimension(by)) return isKeyOf(by, key);
  if (by === 'day') return true;
  return (by === 'month' ? /^\d{4}-(0[1-9]|1[0-2])$/ : /^\d{1,9}$/).test(key);
}

/** The condition on what a transaction belongs to. */
const isOfFigure = (part: RawBuilder<unknown>, of: Figure['of']): RawBuilder<boolean> => {
  if (!of || !isPartDimension(of.by)) return sql<boolean>`true`;
  return of.key === undefined ? isOfPart(part, of.by) : sql<boolean>`${part} = ${of.key}`;
};

/** The span of a key of time; the whole one for every other key. */
function spanOfKey({ span, of }: Figure): Span {
  if (of?.by !== 'month') return span;
  const from = `${of.key}-01`;
  const to = addDays(nextMonth(from), -1);
  return { from: from > span.from ? from : span.from, to: to < span.to ? to : span.to };
}

interface Hour {
  day: string;
  hour: number;
  first_id: string;
  last_id: string;
}

async function hoursOf(db: Db, figure: Figure, place: Place | undefined): Promise<Hour[]> {
  const { of, column } = figure;
  const { from, to } = spanOfKey(figure);
  const { rows } = await sql<Hour>`
    SELECT f.day::text AS day, f.hour, min(f.first_id)::text AS first_id, max(f.last_id)::text AS last_id FROM figure_hour f
      WHERE f.day BETWEEN ${from}::date AND ${to}::date AND f.type = ANY (${typesOf(column)}::integer[])
        AND ${isOfFigure(sql`f.part`, of)}
        AND ${of?.by === 'hour' ? sql<boolean>`f.hour = ${Number(of.key)}` : sql<boolean>`true`}
        AND ${place ? sql<boolean>`(f.day, f.hour) <= (${place.day}::date, ${place.hour})` : sql<boolean>`true`}
      GROUP BY f.day, f.hour ORDER BY f.day DESC, f.hour DESC LIMIT ${hoursMost + 1}`.execute(db);
  return rows;
}

interface Found {
  id: string;
  at: Date;
  type: number;
  ref_type: string;
  remark: string;
  net: bigint;
  fee: bigint;
  account: string;
}

/** The condition on the member that a key stands for. */
function memberOf(of: Figure['of']) {
  if (of?.by === 'level') return sql<boolean>`a.level = ${Number(of.key)}`;
  if (of?.by !== 'agent') return sql<boolean>`true`;
  return sql<boolean>`coalesce((SELECT p.ancestor_id FROM team_path p WHERE p.station = a.station AND p.account_id = a.id
    ORDER BY p.distance DESC LIMIT 1), 0) = ${Number(of.key)}`;
}

async function inHour(
  db: Db,
  { of, column }: Figure,
  { day, hour, first_id, last_id }: Hour,
  before: string | null,
  limit: number,
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT t.id::text AS id, t.at, t.type, t.ref_type, t.remark, s.net, s.fee, a.name AS account
      FROM ledger_transaction t CROSS JOIN LATERAL (
        SELECT coalesce(sum(e.amount) FILTER (WHERE l.owner_id = 0), 0)::bigint AS net, max(l.owner_id) AS member, min(l.book) AS book,
            coalesce(sum(e.amount) FILTER (WHERE l.kind = 'house' AND t.type = ${sql.lit(ledgerTypes.withdrawalPaid)}), 0)::bigint AS fee
          FROM ledger_entry e JOIN ledger_account l ON l.id = e.account_id WHERE e.transaction_id = t.id) s
        JOIN account a ON a.id = s.member
      WHERE t.id BETWEEN ${first_id}::bigint AND ${last_id}::bigint AND t.type = ANY (${typesOf(column)}::integer[])
        AND t.at >= ${atHour(day, hour)} AND t.at < ${atHour(day, hour + 1)} AND s.book = 'real' AND s.net <> 0
        AND ${before === null ? sql<boolean>`true` : sql<boolean>`t.id < ${before}::bigint`}
        AND ${isOfFigure(sql`figure_part(t.type, t.ref_type, t.ref_id, t.remark)`, of)}
        AND ${column === 'withdrawals' ? sql<boolean>`true` : sql<boolean>`(t.type <> ${sql.lit(ledgerTypes.withdrawalPaid)} OR s.fee <> 0)`}
        AND ${memberOf(of)}
      ORDER BY t.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** What a transaction adds to a figure. */
function amountOf(column: Figure['column'], { type, net, fee }: Found): bigint {
  const sums = { moves: 1n, came: net > 0n ? net : 0n, went: net < 0n ? -net : 0n, fee };
  return figuresOf(new Map([[type, sums]]))[column];
}

/** A page of the rows of a figure, the latest hour first; `next` is where the following one begins, null on the last. */
export async function rowsOf(
  naming: Naming & { station: StationFacts },
  figure: Figure,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ list: LedgerRow[]; next: string | null }> {
  const { db } = naming;
  const place = placeOf(after);
  // As in figure_moves(): each transaction is followed to its entries by their index, however little the planner knows of the tables.
  await sql`SELECT set_config('enable_seqscan', 'off', true)`.execute(db);
  const hours = await hoursOf(db, figure, place);
  const list: LedgerRow[] = [];
  for (const each of hours.slice(0, hoursMost)) {
    const isBegun = place?.day === each.day && place.hour === each.hour;
    const found = await inHour(db, figure, each, isBegun ? place.id : null, limit + 1 - list.length);
    for (const row of found.slice(0, limit - list.length))
      list.push({
        id: row.id,
        at: row.at,
        account: row.account,
        what: nameOfType(row.type, naming, row.ref_type),
        remark: row.remark,
        amount: amountOf(figure.column, row),
      });
    if (list.length < limit) continue;
    const last = list.at(-1)!;
    if (found.length > 0 && found.at(-1)!.id !== last.id)
      return { list, next: writePlace({ ...each, id: last.id }) };
    const following = hours[hours.indexOf(each) + 1];
    return { list, next: following ? writePlace({ ...following, id: null }) : null };
  }
  const rest = hours[hoursMost];
  return { list, next: rest ? writePlace({ ...rest, id: null }) : null };
}
