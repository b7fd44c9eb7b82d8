// src/server/db/tables.ts: what each table looks like to the application, read from the catalogue of a migrated database.
//
// Our own instead of kysely-codegen, which does not read CHECK constraints: every column that holds one of a few values would have to
// be listed a second time, and would drift from its constraint.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export const tablesFile = 'src/server/db/tables.ts';
const columnTypesFile = 'src/server/db/columnTypes.ts';

/** What pool.ts makes of each type. A day is a Date by default, so queries cast it to text. */
const typeOf: Readonly<Record<string, string>> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'bigint',
  text: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'timestamp with time zone': 'Date',
  'integer[]': 'number[]',
  'smallint[]': 'number[]',
  'bigint[]': 'string[]',
  'text[]': 'string[]',
};

interface Column {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_identity: boolean;
  /** The values a CHECK constraint allows, as TypeScript literals; null where none does. */
  values: string[] | null;
}

/** Constraints such as CHECK ((role = ANY (ARRAY['trial'::text, 'member'::text]))), or = 'register'::text for a single value. */
function valuesOf(constraint: string): string[] | null {
  const inside = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)(?: NOT VALID)?$/.exec(
    constraint,
  );
  if (!inside) return null;
  const values = (inside[1] ?? inside[2]!).split(', ').map((value) => value.replace(/::\w+$/, ''));
  return values.every((value) => /^('[\w-]*'|\d+)$/.test(value)) ? values : null;
}

async function columnsOf(databaseUrl: string): Promise<Column[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Omit<Column, 'values'> & { checks: string[] }>(`
      SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, NOT a.attnotnull AS is_nullable,
          a.atthasdef AS has_default, a.attidentity = 'a' AS is_identity,
          ARRAY(SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
            WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]) AS checks
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        -- The application and the office see the tables that their roles may read.
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND EXISTS (SELECT FROM unnest('{house_app,office_staff,office_read}'::text[]) AS r(role) WHERE has_table_privilege(r.role, c.oid, 'SELECT'))
        ORDER BY c.relname COLLATE "C", a.attnum`);
    return rows.map(({ checks, ...column }) => ({
      ...column,
      values: checks.map(valuesOf).find((values) => values !== null) ?? null,
    }));
  } finally {
    await client.end();
  }
}

/** The text of src/server/db/tables.ts. Throws where columnTypes.ts and the database do not match. */
export async function generateTables(root: string, databaseUrl: string): Promise<string> {
  const columns = await columnsOf(databaseUrl);
  const byHand = new Set(
    [...(await readFile(path.join(root, columnTypesFile), 'utf8')).matchAll(/^ {2}'(\w+\.\w+)':/gm)].map(
      ([, name]) => name!,
    ),
  );
  const known = new Set(columns.map(({ table, name }) => `${table}.${name}`));
  for (const name of byHand)
    if (!known.has(name)) throw new Error(`${columnTypesFile} has ${name}, the database has no such column.`);

  const tables = Map.groupBy(columns, ({ table }) => table);
  const nameOf = (table: string) =>
    `${table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`;
  const tsTypeOf = ({ table, name, type, values, ...column }: Column): string => {
    const orNull = (known: string) => (column.is_nullable ? `${known} | null` : known);
    if (byHand.has(`${table}.${name}`)) return orNull(`ColumnTypes['${table}.${name}']`);
    const known = values?.join(' | ') ?? typeOf[type];
    if (!known)
      throw new Error(`${columnTypesFile} must say what ${table}.${name} holds: its type is ${type}.`);
    if (column.is_identity) return `GeneratedAlways<${orNull(known)}>`;
    return column.has_default ? `Generated<${orNull(known)}>` : orNull(known);
  };
  return `${[
    '// Generated from the migrated database by `npm run gen -- --tables`: the form of every table as the application sees it. Do not edit.',
    "import type { Generated, GeneratedAlways } from 'kysely';",
    "import type { ColumnTypes } from './columnTypes.ts';",
    ...[...tables].flatMap(([table, its]) => [
      '',
      `export interface ${nameOf(table)} {`,
      ...its.map((column) => `  ${column.name}: ${tsTypeOf(column)};`),
      '}',
    ]),
    '',
    'export interface Tables {',
    ...[...tables.keys()].map((table) => `  ${table}: ${nameOf(table)};`),
    '}',
  ].join('\n')}\n`;
}
