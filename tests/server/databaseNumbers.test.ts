// Databases of one operator never give the same id: a station takes its rows along when it moves.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createHashing } from '#server/account/hashing.ts';
import { migrate, readSchema } from '#server/db/migrate.ts';
import { openPool } from '#server/db/pool.ts';
import { mostDatabases, numberDatabase } from '#server/db/several/databaseNumber.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { seedStations } from '#server/demo/seed.ts';
import { newOrderNo } from '#server/money/deposits/open.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { defaultSettings } from '#server/settings.ts';
import { resolveStation } from '#station/station.ts';
import { testTime } from '#support/clock.ts';
import { templateDatabase } from '#support/template.ts';
import { alpha, testStations } from '#support/testStations.ts';

/** A migrated, empty database; it has the number that is given. */
async function database(number?: number): Promise<{ url: string; pool: pg.Pool }> {
  const server = inject('databaseUrl');
  const name = `numbered_${randomBytes(4).toString('hex')}`;
  const url = await createDatabase(server, name, await templateDatabase(server, inject('sources')));
  if (number !== undefined) await numberDatabase(url, number);
  const pool = openPool(url);
  onTestFinished(async () => {
    await pool.end();
    await dropDatabase(server, name);
  });
  return { url, pool };
}

const hashing = createHashing({
  ...defaultSettings,
  argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
});
const seed = (pool: pg.Pool) =>
  seedStations(pool, testStations.map(resolveStation), new Date(testTime), hashing);

interface Sequence {
  name: string;
  lowest: bigint;
  highest: bigint;
  step: bigint;
  isCycling: boolean;
}

const sequencesOf = async (pool: pg.Pool): Promise<Sequence[]> =>
  (
    await pool.query<Sequence>(
      `SELECT sequencename AS name, min_value AS lowest, max_value AS highest, increment_by AS step, cycle AS "isCycling"
        FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
    )
  ).rows;

/** Every column that numbers its rows by itself, with the ids that are there. */
async function idsOf(pool: pg.Pool): Promise<Map<string, Set<string>>> {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `SELECT c.relname AS table, a.attname AS column FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT a.attisdropped
        AND pg_get_serial_sequence(c.relname, a.attname) IS NOT NULL`,
  );
  const ids = new Map<string, Set<string>>();
  for (const { table, column } of rows) {
    const { rows: there } = await pool.query<{ id: string }>(
      `SELECT ${pg.escapeIdentifier(column)}::text AS id FROM ${pg.escapeIdentifier(table)}`,
    );
    ids.set(table, new Set(there.map(({ id }) => id)));
  }
  return ids;
}

test('two databases have no id in common, whatever writes a row', async () => {
  const [one, two] = await Promise.all([database(1), database(2)]);
  await Promise.all([seed(one.pool), seed(two.pool)]);
  const [ofOne, ofTwo] = [await idsOf(one.pool), await idsOf(two.pool)];
  expect(ofOne.size).toBeGreaterThan(70);
  expect([...ofTwo.keys()]).toEqual([...ofOne.keys()]);
  for (const [table, ids] of ofOne)
    expect(
      [...ofTwo.get(table)!].filter((id) => ids.has(id)),
      table,
    ).toEqual([]);
  // The seeds wrote the tables whose ids come along most often.
  for (const table of ['account', 'ledger_account', 'ledger_transaction', 'message', 'pay_method'])
    expect(
      [ofOne.get(table)!.size, ofTwo.get(table)!.size].every((size) => size > 0),
      table,
    ).toBe(true);
});

test('the shares of all 64 databases lie beside each other, in every table there is', async () => {
  const first = await sequencesOf((await database(1)).pool);
  const last = await sequencesOf((await database(mostDatabases)).pool);
  expect(last.map(({ name }) => name)).toEqual(first.map(({ name }) => name));
  for (const [at, { name, lowest, highest, step, isCycling }] of first.entries()) {
    expect({ lowest, step, isCycling }, name).toEqual({ lowest: 1n, step: 1n, isCycling: false });
    // Of the same width each, and all of them below what a page of the site can count to.
    expect(last[at], name).toMatchObject({ lowest: highest * 63n + 1n, highest: highest * 64n });
    expect(Number.isSafeInteger(Number(last[at]!.highest)), name).toBe(true);
  }
});

test('nothing but a sequence and chance makes ids', async () => {
  const { pool } = await database();
  const { rows } = await pool.query<{ column: string; made: string }>(
    `SELECT c.relname || '.' || a.attname AS column, pg_get_expr(d.adbin, d.adrelid) AS made FROM pg_attrdef d
      JOIN pg_class c ON c.oid = d.adrelid JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
      WHERE c.relnamespace = 'public'::regnamespace AND a.attgenerated = '' AND pg_get_expr(d.adbin, d.adrelid) LIKE '%(%'`,
  );
  const chanceOrClock = /gen_random_uuid\(\)|now\(\)|clock_timestamp\(\)|^'/;
  expect(rows.filter(({ made }) => !chanceOrClock.test(made))).toEqual([]);
  // Their share is by their type: one that counts in smallint could not be shared.
  const { rows: small } = await pool.query(
    `SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND data_type NOT IN ('integer'::regtype, 'bigint'::regtype)`,
  );
  expect(small).toEqual([]);
});

test('the only database counts as ever, and goes on as number 1', async () => {
  const { url, pool } = await database();
  await seed(pool);
  const before = await sequencesOf(pool);
  expect(before.find(({ name }) => name === 'account_id_seq')!.highest).toBe(2_147_483_647n);
  const newest = async () =>
    (await pool.query<{ id: number }>('SELECT max(id) AS id FROM account')).rows[0]!.id;
  const last = await newest();
  await numberDatabase(url, 1);
  await pool.query(
    "INSERT INTO account (station, name, name_key, role, created_at) SELECT station, 'next1', 'next1', role, created_at FROM account LIMIT 1",
  );
  expect(await newest()).toBe(last + 1);
});

test('a database that has given ids by itself becomes no other than number 1, and keeps its number', async () => {
  const { url, pool } = await database();
  await seed(pool);
  await expect(numberDatabase(url, 2)).rejects.toThrow(/cannot become number 2.*empty database/s);
  expect((await pool.query('SELECT FROM database_number')).rowCount).toBe(0);
  await numberDatabase(url, 1);
  await expect(numberDatabase(url, 2)).rejects.toThrow(/called number 2 is number 1/);
  await numberDatabase(url, 1);
});

test('several processes that number a database at once number it once', async () => {
  const { url, pool } = await database();
  const ends = await Promise.allSettled([
    numberDatabase(url, 3),
    numberDatabase(url, 4),
    numberDatabase(url, 3),
  ]);
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  const { rows } = await pool.query<{ number: number }>('SELECT number FROM database_number');
  expect(rows).toHaveLength(1);
  const account = (await sequencesOf(pool)).find(({ name }) => name === 'account_id_seq')!;
  expect(account.lowest).toBe(BigInt(rows[0]!.number - 1) * 15_000_000n + 1n);
});

test('a table of a later release has the share of its database', async () => {
  const { url, pool } = await database(5);
  const { migrations, objects } = readSchema();
  const later = 'CREATE TABLE later (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY);';
  const filled =
    'CREATE TABLE filled (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY); CALL ids_keep(); INSERT INTO filled DEFAULT VALUES;';
  await migrate(url, {
    migrations: new Map([...migrations, ['9998_later.sql', later], ['9999_filled.sql', filled]]),
    objects,
  });
  const { rows } = await pool.query('INSERT INTO later DEFAULT VALUES RETURNING id');
  expect(rows).toEqual([{ id: 40_000_000_000_001n }]);
  expect((await pool.query('SELECT id FROM filled')).rows).toEqual([{ id: 60_000_001 }]);
});

test('a share that is used up is an error, and never the id of another database', async () => {
  const { pool } = await database(1);
  await pool.query("SELECT setval('account_id_seq', 15000000)");
  await expect(pool.query("SELECT nextval('account_id_seq')")).rejects.toThrow(/reached maximum value/);
});

test('numbers of deposits are of the share of their database, and keep their form', async () => {
  const at = new Date(testTime);
  const digitsOf = async (pool: pg.Pool) =>
    inStation(pool, alpha, async (db) => {
      const no = await newOrderNo(db, at);
      expect(no).toMatch(/^D[0-9]{18}$/);
      return Number(no.slice(-6));
    });
  for (const number of [1, 7, 64]) {
    const { pool } = await database(number);
    for (let count = 0; count < 20; count += 1) expect((await digitsOf(pool)) % 64).toBe(number - 1);
  }
  const { pool } = await database();
  const left = new Set<number>();
  for (let count = 0; count < 200; count += 1) left.add((await digitsOf(pool)) % 64);
  expect(left.size).toBeGreaterThan(30);
});
