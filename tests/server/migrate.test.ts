// How function and trigger files reach a database: applied when they change, dropped when they are gone, all or nothing.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { generateTables } from '#scripts/gen/tables.ts';
import { migrate, readSchema, type Schema } from '#server/db/migrate.ts';
import { MigrationError } from '#server/db/migrationError.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';

const name = `objects_${randomBytes(4).toString('hex')}`;
let url: string;
let client: pg.Client;
let shipped: Schema;

beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'), name);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  shipped = readSchema();
});
beforeEach(() => migrate(url));
afterAll(async () => {
  await client.end();
  await dropDatabase(inject('databaseUrl'), name);
});

/** The shipped schema with other files; null takes one away. */
function withFiles(files: Record<string, string | null>, migrations: Record<string, string> = {}): Schema {
  const objects = new Map(shipped.objects);
  for (const [file, sql] of Object.entries(files))
    if (sql === null) objects.delete(file);
    else objects.set(file, sql);
  return { migrations: new Map([...shipped.migrations, ...Object.entries(migrations)]), objects };
}

/** The file's text with something replaced, which has to be there. */
function edited(file: string, from: string, to: string): Record<string, string> {
  const sql = shipped.objects.get(file)!;
  expect(sql).toContain(from);
  return { [file]: sql.replace(from, to) };
}

const signatures = async (of: string): Promise<string[]> =>
  (
    await client.query(
      'SELECT pg_get_function_identity_arguments(oid) AS it FROM pg_proc WHERE proname = $1 ORDER BY 1',
      [of],
    )
  ).rows.map(({ it }) => it);
const triggers = async (table: string): Promise<string[]> =>
  (
    await client.query(
      'SELECT tgname FROM pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal ORDER BY 1',
      [table],
    )
  ).rows.map(({ tgname }) => tgname);
/** The versions of everything that migrate() writes. */
const everything = async () =>
  (
    await client.query(`SELECT 'function' AS kind, oid::regprocedure::text AS name, xmin::text FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT 'trigger', tgname || ' ' || tgrelid::regclass, xmin::text FROM pg_trigger
      UNION ALL SELECT 'record', name || hash, xmin::text FROM schema_object ORDER BY 1, 2`)
  ).rows;

test('a database that is up to date costs one query, and nothing is run', async () => {
  const before = await everything();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect(await migrate(url)).toEqual([]);
    expect(query).toHaveBeenCalledTimes(1);
  } finally {
    query.mockRestore();
  }
  expect(await everything()).toEqual(before);
});

test('a function whose file changed is applied again, and no other', async () => {
  const file = 'functions/beijing_day.sql';
  const changed = withFiles(edited(file, '8 hours', '9 hours'));
  const dayOf = async () =>
    (await client.query(`SELECT beijing_day('2026-01-01T15:30:00Z')::text AS day`)).rows[0].day;
  expect(await dayOf()).toBe('2026-01-01');
  expect(await migrate(url, changed)).toEqual([file]);
  expect(await dayOf()).toBe('2026-01-02');
  expect(await migrate(url, changed)).toEqual([]);
  expect(await migrate(url)).toEqual([file]);
  expect(await dayOf()).toBe('2026-01-01');
});

test('a function whose arguments or result changed leaves no earlier signature behind', async () => {
  const file = 'functions/lottery_period_key.sql';
  expect(await signatures('lottery_period_key')).toEqual(['lot text, qi text']);
  await migrate(
    url,
    withFiles(
      edited(file, '(lot text, qi text) RETURNS bigint', '(lot text, qi text, more integer) RETURNS bigint'),
    ),
  );
  expect(await signatures('lottery_period_key')).toEqual(['lot text, qi text, more integer']);
  await migrate(url, withFiles(edited(file, 'RETURNS bigint', 'RETURNS numeric')));
  expect(await signatures('lottery_period_key')).toEqual(['lot text, qi text']);
});

test('two signatures in one file stay, each once', async () => {
  await migrate(url, withFiles(edited('functions/charge_of.sql', 'SELECT', 'SELECT ')));
  expect(await signatures('charge_of')).toHaveLength(2);
});

test('what the application may call is decided by the file alone', async () => {
  const mayCall = async () =>
    (
      await client.query(
        `SELECT has_function_privilege('house_app', oid, 'EXECUTE') AS may FROM pg_proc WHERE proname = 'chase_stop'`,
      )
    ).rows[0].may;
  const file = 'functions/chase_stop.sql';
  expect(await mayCall()).toBe(true);
  await migrate(url, withFiles(edited(file, 'GRANT EXECUTE ON FUNCTION chase_stop TO house_app;', '')));
  expect(await mayCall()).toBe(false);
});

test('a function that triggers and policies use is replaced under them', async () => {
  const before = [await triggers('ledger_account'), await triggers('ledger_entry')];
  await migrate(url, withFiles(edited('functions/ledger_refuse_change.sql', 'append only', 'never changed')));
  await migrate(url, withFiles(edited('functions/current_station.sql', 'nullif', 'NULLIF')));
  expect([await triggers('ledger_account'), await triggers('ledger_entry')]).toEqual(before);
  const policies = await client.query(`SELECT FROM pg_policy WHERE polname = 'station_rows'`);
  expect(policies.rowCount).toBeGreaterThan(40);
});

/** As triggers/withdrawal.sql has them, by name. */
const ofWithdrawals = [
  'counts_for_teams',
  'ends_once',
  'office_hint',
  'office_hint_new',
  'refused_while_blocked',
  'update_charge_day',
];

test('a table has the triggers its file has today', async () => {
  const file = 'triggers/withdrawal.sql';
  expect(await triggers('withdrawal')).toEqual(ofWithdrawals);
  expect(await migrate(url, withFiles(edited(file, 'TRIGGER ends_once', 'TRIGGER ends_just_once')))).toEqual([
    file,
  ]);
  expect(await triggers('withdrawal')).toEqual(
    ofWithdrawals.map((name) => (name === 'ends_once' ? 'ends_just_once' : name)),
  );
  expect(await migrate(url, withFiles({ [file]: null }))).toEqual([file]);
  expect(await triggers('withdrawal')).toEqual([]);
  await migrate(url);
  expect(await triggers('withdrawal')).toEqual(ofWithdrawals);
});

test('a function whose file is gone is dropped', async () => {
  const file = 'functions/extra.sql';
  const sql = 'CREATE FUNCTION extra() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;';
  expect(await migrate(url, withFiles({ [file]: sql }))).toEqual([file]);
  expect(await signatures('extra')).toHaveLength(1);
  expect(await migrate(url)).toEqual([file]);
  expect(await signatures('extra')).toEqual([]);
  expect(await migrate(url)).toEqual([]);
});

test('a function that a trigger still uses cannot be dropped with its file', async () => {
  const before = await everything();
  await expect(migrate(url, withFiles({ 'functions/withdrawal_guard.sql': null }))).rejects.toThrow(
    /other objects depend on it/,
  );
  expect(await everything()).toEqual(before);
});

test('a function may call one that is created after it, but not one that does not exist', async () => {
  const calls = (other: string) =>
    `CREATE FUNCTION aa() RETURNS integer LANGUAGE sql AS $$ SELECT ${other}() $$;`;
  const last = { 'functions/zz.sql': 'CREATE FUNCTION zz() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;' };
  await migrate(url, withFiles({ 'functions/aa.sql': calls('zz'), ...last }));
  expect((await client.query('SELECT aa()')).rows[0].aa).toBe(1);
  await migrate(url);
  const before = await everything();
  await expect(migrate(url, withFiles({ 'functions/aa.sql': calls('nobody') }))).rejects.toThrow('nobody');
  await expect(
    migrate(url, withFiles({ 'functions/aa.sql': 'CREATE FUNCTION aa( nonsense', ...last })),
  ).rejects.toThrow('functions/aa.sql');
  expect(await everything()).toEqual(before);
});

test('a new migration comes with its functions in one transaction, and everything is applied after it', async () => {
  const column = async () =>
    (await client.query(`SELECT FROM pg_attribute WHERE attrelid = 'seeded'::regclass AND attname = 'extra'`))
      .rowCount;
  const migration = { '0002_extra.sql': 'ALTER TABLE seeded ADD COLUMN extra integer;' };
  await expect(migrate(url, withFiles({ 'functions/aa.sql': 'nonsense' }, migration))).rejects.toThrow(
    'aa.sql',
  );
  expect(await column()).toBe(0);
  // A migration that replaces a table takes its triggers away.
  const again = {
    '0002_extra.sql': 'ALTER TABLE seeded ADD COLUMN extra integer; DROP TRIGGER ends_once ON withdrawal;',
  };
  const schema = withFiles({}, again);
  expect(await migrate(url, schema)).toEqual(['0002_extra.sql', ...shipped.objects.keys()]);
  expect(await column()).toBe(1);
  expect(await triggers('withdrawal')).toEqual(ofWithdrawals);
  // An older program does not start on it.
  await expect(migrate(url)).rejects.toThrow(MigrationError);
  await client.query(
    `DELETE FROM schema_migration WHERE name = '0002_extra.sql'; ALTER TABLE seeded DROP COLUMN extra`,
  );
});

describe('a migration that runs concurrently', () => {
  const file = '9990_index.sql';
  const build = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS growing_number ON growing (number)';
  const schema = (sql = `${build};\n`) => withFiles({}, { [file]: `-- concurrently: an index\n${sql}` });
  const index = async () =>
    (
      await client.query(
        `SELECT c.oid::integer, i.indisvalid AS is_valid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE c.relname = 'growing_number'`,
      )
    ).rows;
  const isRecorded = async () =>
    (await client.query('SELECT FROM schema_migration WHERE name = $1', [file])).rowCount === 1;
  beforeEach(() => client.query('CREATE TABLE growing (number integer); INSERT INTO growing VALUES (1)'));
  afterEach(() => client.query(`DROP TABLE growing; DELETE FROM schema_migration WHERE name = '${file}'`));

  test('builds its index while others write, once, and applies nothing else', async () => {
    const before = await everything();
    expect(await migrate(url, schema())).toEqual([file]);
    expect([await index(), await isRecorded()]).toEqual([
      [expect.objectContaining({ is_valid: true })],
      true,
    ]);
    expect(await everything()).toEqual(before);
    expect(await migrate(url, schema())).toEqual([]);
  });

  test('lets others write to the table while it waits for an older transaction, and processes that start beside it wait', async () => {
    const old = new pg.Client({ connectionString: url });
    await old.connect();
    await old.query('BEGIN; INSERT INTO growing VALUES (2)');
    const both = Promise.all([migrate(url, schema()), migrate(url, schema())]);
    await expect.poll(async () => (await index()).length).toBe(1);
    // A plain CREATE INDEX would let nobody write before it has ended.
    await client.query(`SET lock_timeout = '2s'; INSERT INTO growing VALUES (3)`);
    await old.query('COMMIT');
    await old.end();
    expect((await both).flat()).toEqual([file]);
    expect(await index()).toMatchObject([{ is_valid: true }]);
  });

  test('is done again where it was interrupted, and what it left half built is built again', async () => {
    await client.query('INSERT INTO growing VALUES (1)');
    await expect(migrate(url, schema())).rejects.toThrow('could not create unique index');
    const [half] = await index();
    expect([half.is_valid, await isRecorded()]).toEqual([false, false]);
    await client.query('DELETE FROM growing WHERE ctid = (SELECT max(ctid) FROM growing)');
    expect(await migrate(url, schema())).toEqual([file]);
    const [whole] = await index();
    expect([whole.is_valid, whole.oid === half.oid]).toEqual([true, false]);
    // One that ended and was not recorded is not built a second time.
    await client.query('DELETE FROM schema_migration WHERE name = $1', [file]);
    expect(await migrate(url, schema())).toEqual([file]);
    expect((await index())[0].oid).toBe(whole.oid);
  });

  test('validates a check that was added without looking, and may do nothing else', async () => {
    await client.query('ALTER TABLE growing ADD CONSTRAINT above CHECK (number > 0) NOT VALID');
    await migrate(url, schema('ALTER TABLE growing VALIDATE CONSTRAINT above;'));
    const { rows } = await client.query(
      `SELECT convalidated AS is FROM pg_constraint WHERE conname = 'above'`,
    );
    expect(rows).toEqual([{ is: true }]);
    await client.query('DELETE FROM schema_migration WHERE name = $1', [file]);
    await expect(migrate(url, schema('UPDATE growing SET number = 2;'))).rejects.toThrow(MigrationError);
  });
});

test('a migration that cannot have a table lets players pass and tries again', async () => {
  const old = new pg.Client({ connectionString: url });
  await old.connect();
  await old.query('BEGIN; LOCK TABLE seeded IN ACCESS SHARE MODE');
  const adding = migrate(
    url,
    withFiles({}, { '0002_extra.sql': 'ALTER TABLE seeded ADD COLUMN extra integer;' }),
  );
  const isWaited = async () =>
    (await client.query(`SELECT FROM pg_locks WHERE relation = 'seeded'::regclass AND NOT granted`)).rowCount;
  await expect.poll(isWaited).toBe(1);
  // Whoever comes later waits behind it for two seconds, not for the transaction before it.
  await client.query(`SET lock_timeout = '6s'; SELECT count(*) FROM seeded`);
  await old.query('COMMIT');
  await old.end();
  expect((await adding)[0]).toBe('0002_extra.sql');
  await client.query(
    `DELETE FROM schema_migration WHERE name = '0002_extra.sql'; ALTER TABLE seeded DROP COLUMN extra`,
  );
});

test('several processes that start at once with a changed function apply it once', async () => {
  const changed = withFiles(edited('functions/chase_stop.sql', '  rest record;', '  rest  record;'));
  const ran = await Promise.all([migrate(url, changed), migrate(url, changed), migrate(url, changed)]);
  expect(ran.flat()).toEqual(['functions/chase_stop.sql']);
});

test('tables.ts is what the migrated database looks like (npm run gen -- --tables writes it)', async () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const committed = await readFile(path.join(root, 'src/server/db/tables.ts'), 'utf8');
  expect(committed).toBe(await generateTables(root, url));
  // A column that only the database has makes a difference.
  await client.query('ALTER TABLE seeded ADD COLUMN extra integer');
  expect(await generateTables(root, url)).not.toBe(committed);
  await client.query('ALTER TABLE seeded DROP COLUMN extra');
});
