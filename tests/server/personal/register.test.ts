// Each column of text or JSON is known to identify a person, and then sealed, or not to: a new one fails until somebody has decided.
import { expect } from 'vitest';
import { personalTables } from '#server/db/personal/fields.ts';
import { test } from '#support/world.ts';
import { openColumns } from './openColumns.ts';

test('each column of text or JSON is listed as sealed or as open, and none as both', async ({ server }) => {
  const { rows } = await server.pool.query<{ name: string }>(
    `SELECT c.table_name || '.' || c.column_name AS name FROM information_schema.columns c
      JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND (c.data_type IN ('text', 'json', 'jsonb', 'character varying') OR c.udt_name = '_text')
      ORDER BY 1`,
  );
  const there = rows.map(({ name }) => name);
  const sealed = Object.entries(personalTables).flatMap(([table, row]) =>
    [
      ...row.sealed,
      ...('tagged' in row ? Object.keys(row.tagged) : []),
      ...('facts' in row ? row.facts : []),
    ].map((column) => `${table}.${column}`),
  );
  const open = Object.entries(openColumns).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => `${table}.${column}`),
  );
  expect(sealed.length).toBeGreaterThan(18);
  expect(sealed.filter((name) => open.includes(name))).toEqual([]);
  expect([...sealed, ...open].toSorted()).toEqual(there.toSorted());
});
