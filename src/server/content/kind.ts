// What a kind of content is to the engine: its tables, and the way from rows to a file and back.
import type { ContentKind as KindName } from '#content/content.generated.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { Codec } from './codecs.ts';
import type { Wording } from './differenceText.ts';
import {
  type ContentTable,
  type File,
  type Json,
  liveRows,
  type Row,
  type RowChanges,
  type Rows,
} from './rows.ts';

export type Item = Readonly<Record<string, Json>>;

/** What rows of a file may depend on beside the file. */
export interface Around {
  /** Code of the station. */
  station: string;
  now: Date;
  /** The day in Beijing. */
  today: string;
  /** Rows that the station has, removed ones included. */
  there: Rows;
}

export interface ContentKind {
  readonly kind: KindName;
  /** Parents first: rows are written in this order, and removed in the opposite one. */
  readonly tables: readonly ContentTable[];
  /** Null where the station has nothing of the kind. */
  toFile(rows: Rows): File | null;
  toRows(file: File, around: Around): Rows;
  /** Why rows cannot go or change as they would: a sentence each that says how many open things there are. */
  refusals?(db: Db, changes: ReadonlyMap<string, RowChanges>): Promise<string[]>;
  /** What a change would do at once beside what it says, for whoever plans it: a line in each wording. */
  foreseen?(db: Db, after: File): Promise<readonly ((say: Wording) => string)[]>;
  /** What follows from a change beside its rows. */
  after?(db: Db, station: string, changes: ReadonlyMap<string, RowChanges>, now: Date): Promise<void>;
}

/** Name in the file, name of the column, and how they say the same. */
export type Field = readonly [name: string, column: string, codec: Codec];

export const columnsOf = (fields: readonly Field[]): string[] => fields.map(([, column]) => column);

/** A row as an item of a file; fields in their order. */
export function itemOf(fields: readonly Field[], row: Row): Item {
  const item: Record<string, Json> = {};
  for (const [name, column, codec] of fields) {
    const value = codec.toFile(row[column] ?? null);
    if (value !== undefined) item[name] = value;
  }
  return item;
}

/** An item of a file as a row; a column that is to stay as it is is left out. */
export function rowOf(fields: readonly Field[], item: Item): Row {
  const row: Record<string, Json> = {};
  for (const [name, column, codec] of fields) {
    const value = codec.toRow(item[name]);
    if (value !== undefined) row[column] = value;
  }
  return row;
}

export const itemsOf = (file: File): readonly Item[] => file.items as readonly Item[];

interface ListOptions extends Omit<ContentTable, 'columns' | 'key'> {
  /** The column of `key`; content_key when left out. */
  key?: string;
  fields: readonly Field[];
  /** Columns that a new row gets where its file says nothing. */
  atFirst?: (now: Date) => Row;
}

/** A kind whose file is a list of items and whose table has a row for each. */
export function listKind(
  kind: KindName,
  { key = 'content_key', fields, atFirst, ...given }: ListOptions,
  more: Pick<ContentKind, 'refusals' | 'after'> = {},
): ContentKind {
  const table: ContentTable = { ...given, key: [key], columns: columnsOf(fields) };
  return {
    kind,
    tables: [table],
    toFile: (rows) => {
      const items = rows[table.table]!.map((row) => ({ key: row[key]!, ...itemOf(fields, row) }));
      return items.length === 0 ? null : { items };
    },
    toRows: (file, { now, there }) => {
      const old = new Set(liveRows(table, there[table.table]!).map((row) => row[key]));
      const rows = itemsOf(file).map((item) => ({ [key]: item.key!, ...rowOf(fields, item) }));
      return {
        [table.table]: atFirst
          ? rows.map((row) => (old.has(row[key]!) ? row : { ...atFirst(now), ...row }))
          : rows,
      };
    },
    ...more,
  };
}

/** A kind whose file has settings and whose table has one row. */
export function settingsKind(
  kind: KindName,
  table: ContentTable['table'],
  fields: readonly Field[],
  atFirst?: (now: Date) => Row,
): ContentKind {
  return {
    kind,
    tables: [{ table, key: [], columns: columnsOf(fields) }],
    toFile: (rows) => {
      const [row] = rows[table]!;
      return row ? itemOf(fields, row) : null;
    },
    toRows: (file, { now, there }) => {
      const row = rowOf(fields, file);
      return { [table]: [there[table]!.length === 0 && atFirst ? { ...atFirst(now), ...row } : row] };
    },
  };
}
