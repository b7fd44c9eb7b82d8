// Rows of content as both sides compare them: read from the database, made of a file, and written, with serial numbers replaced by keys.
import { sql } from 'kysely';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { Tables } from '../db/tables.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A file with every default filled in. */
export type File = Readonly<Record<string, Json>>;

/** A row: integers of 64 bits as text, moments as ISO text. A column that is left out stays as it is. */
export type Row = Readonly<Record<string, Json>>;

/** Rows of a kind, by table. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

export interface ContentTable {
  table: keyof Tables;
  /** Columns that find a row again, beside the station. */
  key: readonly string[];
  /** The other columns that content owns. */
  columns: readonly string[];
  /** Columns that hold the number of a row of another table; a row has its content_key there. */
  parents?: Readonly<Record<string, keyof Tables>>;
  /** Columns of the type date. */
  days?: readonly string[];
  /** Items of a file stand in their order; `within` are columns by whose values it starts again. */
  position?: { within: readonly string[]; isUnique?: boolean };
  /** A number inside a JSON column that is a row's of another table: a row of content has that one's content_key, under a name of its own. */
  reference?: { column: string; number: string; name: string; parent: keyof Tables };
  /** A column that has the moment of the row's last change. */
  touched?: string;
  /** What a row that history refers to gets when it is removed; without it rows are deleted. */
  retired?: (now: Date) => Row;
  /** Rows are removed once everything else is written: retired rows refer to them until then. */
  isRemovedLast?: boolean;
  /** Rows that players no longer see and files do not have, beside retired ones. */
  isGone?: (row: Row, all: readonly Row[]) => boolean;
}

/** As `SELECT` gives it to what is compared. */
function plain(value: unknown): Json {
  if (typeof value === 'bigint') return String(value);
  // Files write seconds.
  if (value instanceof Date) return `${value.toISOString().slice(0, 19)}.000Z`;
  return value as Json;
}

/** A parent's number is replaced by its key under this alias. */
const parentAlias = (column: string) => `parent_${column}`;

/** The rows that the station has, in the order of its files. */
export async function readRows(db: Db, table: ContentTable): Promise<Row[]> {
  const parents = table.parents ?? {};
  const columns = [
    ...table.key,
    ...table.columns,
    ...(table.position ? ['position'] : []),
    ...(table.retired ? ['retired_at'] : []),
  ];
  const selected = columns.map((column) => {
    if (parents[column]) return sql`${sql.ref(`${parentAlias(column)}.content_key`)} AS ${sql.id(column)}`;
    const own = sql.ref(`t.${column}`);
    return table.days?.includes(column) ? sql`${own}::text AS ${sql.id(column)}` : own;
  });
  const joins = Object.entries(parents).map(
    ([column, parent]) =>
      sql`LEFT JOIN ${sql.table(parent)} AS ${sql.id(parentAlias(column))} ON ${sql.ref(`${parentAlias(column)}.id`)} = ${sql.ref(`t.${column}`)}`,
  );
  const order = [...(table.position ? ['position'] : []), ...table.key].map((column) =>
    parents[column] ? sql.ref(`${parentAlias(column)}.content_key`) : sql.ref(`t.${column}`),
  );
  const { rows } = await sql<Record<string, unknown>>`SELECT ${sql.join(selected)} FROM ${sql.table(
    table.table,
  )} AS t ${sql.join(joins, sql` `)} ORDER BY ${order.length > 0 ? sql.join(order) : sql`1`}`.execute(db);
  const all = rows.map(
    (row): Row => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value)])),
  );
  const { reference } = table;
  if (!reference || all.length === 0) return all;
  const keys = new Map([...(await keysOf(db, reference.parent))].map(([key, id]) => [id, key]));
  return all.map((row) =>
    renamed(row, reference.column, reference.number, reference.name, (id) => keys.get(Number(id)) ?? null),
  );
}

/** A row whose JSON column has a member under another name, with another value. */
function renamed(row: Row, column: string, from: string, to: string, change: (value: Json) => Json): Row {
  const value = row[column];
  if (value === null || typeof value !== 'object' || !(from in value)) return row;
  const { [from]: old, ...rest } = value as Record<string, Json>;
  return { ...row, [column]: { [to]: change(old!), ...rest } };
}

/** Numbers of a table's rows by their keys. */
async function keysOf(db: Db, table: keyof Tables): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; content_key: string }>`SELECT id, content_key FROM ${sql.table(
    table,
  )}`.execute(db);
  return new Map(rows.map(({ id, content_key }) => [content_key, id]));
}

export const isRetired = (row: Row): boolean => (row.retired_at ?? null) !== null;

/** Those of the rows that files have. */
export const liveRows = (table: ContentTable, all: readonly Row[]): Row[] =>
  all.filter((row) => !isRetired(row) && !table.isGone?.(row, all));

/** Same text for same content, whatever the order of the names. */
export function textOf(value: Json | undefined): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(textOf).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}:${textOf(each)}`).join(',')}}`;
}

/** Whether two values say the same, whatever the order of the names. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return (one ?? null) === (other ?? null);
  return textOf(one) === textOf(other);
}

export const keyOf = (table: ContentTable, row: Row): string =>
  table.key.map((column) => String(row[column])).join('\u0000');

/** What becomes of a table's rows. */
export interface RowChanges {
  insert: readonly Row[];
  /** The whole row as it will be, beside what it was. */
  update: readonly { before: Row; after: Row }[];
  remove: readonly Row[];
}

export const isNothing = ({ insert, update, remove }: RowChanges): boolean =>
  insert.length + update.length + remove.length === 0;

/** Positions count from 0 in the order of the rows, from 0 again within the columns that say so. */
function withPositions(table: ContentTable, rows: readonly Row[]): Row[] {
  if (!table.position) return [...rows];
  const next = new Map<string, number>();
  return rows.map((row) => {
    const group = table.position!.within.map((column) => String(row[column])).join('\u0000');
    const position = next.get(group) ?? 0;
    next.set(group, position + 1);
    return { ...row, position };
  });
}

/** What has to be written so that the table holds the wanted rows. Gaps between positions are no difference by themselves. */
export function changesOf(table: ContentTable, there: readonly Row[], wanted: readonly Row[]): RowChanges {
  const live = liveRows(table, there);
  const after = withPositions(table, wanted);
  const first = compare(table, withPositions(table, live), there, after);
  // Once anything moves, the places are written as they count now.
  return isNothing(first) || !table.position ? first : compare(table, live, there, after);
}

function compare(
  table: ContentTable,
  live: readonly Row[],
  there: readonly Row[],
  wanted: readonly Row[],
): RowChanges {
  const before = new Map(there.map((row) => [keyOf(table, row), row]));
  for (const row of live) before.set(keyOf(table, row), row);
  const kept = new Set<string>();
  const insert: Row[] = [];
  const update: { before: Row; after: Row }[] = [];
  for (const row of wanted) {
    const key = keyOf(table, row);
    const old = before.get(key);
    kept.add(key);
    if (!old) {
      insert.push(row);
      continue;
    }
    const whole: Row = { ...old, ...row, ...(table.retired && { retired_at: null }) };
    if (Object.keys(whole).some((column) => !isSame(whole[column], old[column])))
      update.push({ before: old, after: whole });
  }
  return { insert, update, remove: live.filter((row) => !kept.has(keyOf(table, row))) };
}

const asJson = (rows: readonly Row[]): string => JSON.stringify(rows);

/** Rows as the database has them: keys of other rows replaced by their numbers. */
async function numbered(db: Db, table: ContentTable, rows: readonly Row[]): Promise<Row[]> {
  let all = [...rows];
  for (const [column, parent] of Object.entries(table.parents ?? {})) {
    const ids = await keysOf(db, parent);
    all = all.map((row) =>
      column in row ? { ...row, [column]: ids.get(String(row[column])) ?? null } : row,
    );
  }
  const { reference } = table;
  if (!reference) return all;
  const ids = await keysOf(db, reference.parent);
  return all.map((row) =>
    renamed(row, reference.column, reference.name, reference.number, (key) => ids.get(String(key)) ?? null),
  );
}

/** The pieces of a statement about rows that are given as JSON, `r`, and those of the table, `t`. */
function statement(table: ContentTable) {
  const name = sql.table(table.table);
  const isSame =
    table.key.length === 0
      ? sql`true`
      : sql.join(
          table.key.map((column) => sql`t.${sql.id(column)} = r.${sql.id(column)}`),
          sql` AND `,
        );
  const given = (rows: readonly Row[]) => sql`json_populate_recordset(NULL::${name}, ${asJson(rows)})`;
  return { name, isSame, given };
}

async function updateColumns(
  db: Db,
  station: string,
  table: ContentTable,
  rows: readonly Row[],
  columns: readonly string[],
): Promise<void> {
  if (rows.length === 0 || columns.length === 0) return;
  const { name, isSame, given } = statement(table);
  const set = sql.join(columns.map((column) => sql`${sql.id(column)} = r.${sql.id(column)}`));
  await sql`UPDATE ${name} AS t SET ${set} FROM ${given(rows)} AS r WHERE t.station = ${station} AND ${isSame}`.execute(
    db,
  );
}

/** Takes rows away: deleted, or retired where the table says so. */
export async function removeRows(
  { db, station, now }: StationWork,
  table: ContentTable,
  remove: readonly Row[],
): Promise<void> {
  if (remove.length === 0) return;
  const rows = await numbered(db, table, remove);
  if (table.retired) {
    const columns = { ...table.retired(now), retired_at: now.toISOString() };
    const retired = rows.map((row) => ({ ...row, ...columns }));
    await updateColumns(db, station, table, retired, Object.keys(columns));
    return;
  }
  const { name, isSame, given } = statement(table);
  await sql`DELETE FROM ${name} AS t USING ${given(rows)} AS r WHERE t.station = ${station} AND ${isSame}`.execute(
    db,
  );
}

/** Writes what changes and what is new, a statement each. */
export async function writeRows(
  { db, station, now }: StationWork,
  table: ContentTable,
  { insert, update }: Pick<RowChanges, 'insert' | 'update'>,
): Promise<void> {
  const { name, given } = statement(table);
  const touch = (row: Row): Row => (table.touched ? { ...row, [table.touched]: now.toISOString() } : row);
  const changed = await numbered(
    db,
    table,
    update.map(({ after }) => touch(after)),
  );
  const columns = Object.keys(changed[0] ?? {}).filter((column) => !table.key.includes(column));
  if (table.position?.isUnique)
    // Rows that change places would stand on each other's for a moment.
    await updateColumns(
      db,
      station,
      table,
      update.map(({ before }) => ({ ...before, position: -1 - Number(before.position) })),
      ['position'],
    );
  await updateColumns(db, station, table, changed, columns);
  if (insert.length === 0) return;
  // Rows that leave different columns to their defaults are inserted apart.
  const byColumns = Map.groupBy(await numbered(db, table, insert.map(touch)), (row) =>
    Object.keys(row).sort().join(' '),
  );
  for (const rows of byColumns.values()) {
    const names = sql.join(Object.keys(rows[0]!).map((column) => sql.id(column)));
    await sql`INSERT INTO ${name} (station, ${names}) SELECT ${station}, ${names} FROM ${given(rows)} AS r`.execute(
      db,
    );
  }
}
