// A server behind a pooler leaves nothing at a connection that the next transaction would need: no prepared statement, no setting.
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { addressOf, openPool } from '#server/db/pool.ts';
import { type Db, inStation } from '#server/db/stationTransaction.ts';
import { defaultSettings } from '#server/settings.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const waits = { ...defaultSettings, statementMs: 4_321 };
const often = 5;

/** Statements that stay prepared, and the bounds in force, after a query that is worth preparing. */
async function leftBy(pool: pg.Pool) {
  onTestFinished(() => pool.end());
  const ask = (db: Db) =>
    sql<{
      bound: string;
    }>`SELECT current_setting('statement_timeout') AS bound, 'pooler test' AS name`.execute(db);
  let bound: string | undefined;
  for (let time = 0; time < often; time++) bound = (await inStation(pool, alpha, ask)).rows[0]!.bound;
  const { rows } = await pool.query<{ left: number; after: string }>(
    `SELECT (SELECT count(*)::int FROM pg_prepared_statements WHERE statement LIKE '%pooler test%') AS left,
      current_setting('statement_timeout') AS after`,
  );
  return { bound, ...rows[0]! };
}

test('behind a pooler statements have no name, and a transaction brings its bounds', async ({ server }) => {
  const url = server.databaseUrl;
  // One connection, as a pooler may hand one to everybody in turn.
  const pooled = openPool('postgres://nobody@localhost:1/none', 1, waits, url);
  expect(addressOf(pooled)).toBe('postgres://nobody@localhost:1/none');
  expect(await leftBy(pooled)).toEqual({ bound: '4321ms', left: 0, after: '0' });
  const direct = openPool(url, 1, waits);
  expect(addressOf(direct)).toBe(url);
  expect(await leftBy(direct)).toEqual({ bound: '4321ms', left: 1, after: '4321ms' });
});
