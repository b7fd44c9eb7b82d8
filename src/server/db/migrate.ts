// Bringing a database to its current version: numbered migrations run once each, in order; functions and triggers are applied again when their file changes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isConcurrent, runConcurrent } from './concurrentMigrations.ts';
import { MigrationError } from './migrationError.ts';

/** The key of an advisory lock that nothing else uses. */
const migrationLock = 7_204_118;
/** How often another process that migrates is looked after. */
const lockPollMs = 100;

/** Bets wait behind a statement that waits for a table. It gives up after this, and lets them pass before it tries again. */
const lockTimeoutMs = 2_000;
const lockTries = 30;
const lockPauseMs = 1_000;
const lockTimeout = '55P03';
const deadlock = '40P01';

/** Functions that tables and their policies need: created before the migrations run; all others after them. */
const neededByTables = new Set([
  'functions/current_station.sql',
  'functions/enable_station_rls.sql',
  'functions/ids_keep.sql',
]);

/** What the SQL files of this program require. */
export interface Schema {
  /** Numbered files by name, in their order: tables, indexes, constraints, policies and grants. */
  migrations: ReadonlyMap<string, string>;
  /** `functions/<name>.sql` and `triggers/<table>.sql` by path: a function, and the triggers of a table, as they are today. */
  objects: ReadonlyMap<string, string>;
}

/** Reads a folder with `migrations`, `functions` and `triggers`; the server's own when left out. */
export function readSchema(folder = import.meta.dirname): Schema {
  // At once: a start needs them all, and asking for each by itself takes eight times the processor.
  const read = (below: string, pattern: RegExp): [string, string][] =>
    readdirSync(path.join(folder, below))
      .filter((file) => pattern.test(file))
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, below, file), 'utf8')]);
  const objects = (below: string) =>
    read(below, /^\w+\.sql$/).map(([file, sql]): [string, string] => [`${below}/${file}`, sql]);
  return {
    migrations: new Map(read('migrations', /^\d{4}_\w+\.sql$/)),
    objects: new Map([...objects('functions'), ...objects('triggers')]),
  };
}

/**
 * Runs the migrations a database has not had, then applies every function and trigger file that is new, changed or gone; all of it in one
 * transaction, so that the database is either as before or as this program needs it. Files that begin with `-- concurrently` follow after the
 * commit, beside play. A second process waits for the first. Where nothing is to do this costs one query. Returns the files it ran, removed
 * ones included.
 *
 * Throws MigrationError when the database has had a migration this program does not have, or when its user may not create roles. Which of two
 * versions of a function is the newer one cannot be seen: a change that an older program must not undo comes with a migration.
 */
export async function migrate(databaseUrl: string, schema?: Schema): Promise<string[]> {
  const wanted = schema ?? readSchema();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (filesOf(planOf(wanted, await stateOf(client))).length === 0) return [];
    await lockMigrations(client);
    // Another process may have done it while this one waited for the lock.
    const plan = planOf(wanted, await stateOf(client));
    await inTransaction(client, () => execute(client, wanted, plan));
    for (const file of plan.concurrent) {
      await runConcurrent(client, file, wanted.migrations.get(file)!);
      await recordMigration(client, file);
    }
    return filesOf(plan);
  } finally {
    // Whatever was not committed is rolled back when the connection ends, and the lock is free.
    await client.end();
  }
}

/** Looks again and again instead of waiting in a statement: building an index concurrently waits for every statement that runs. */
async function lockMigrations(client: pg.Client): Promise<void> {
  const take = async () =>
    (await client.query<{ is: boolean }>('SELECT pg_try_advisory_lock($1) AS is', [migrationLock])).rows[0]!
      .is;
  while (!(await take())) await pause(lockPollMs);
}

/** Does all or nothing; where it cannot have a table soon, it does it again, so that players wait for seconds at most. */
async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      await work();
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      if (![lockTimeout, deadlock].includes(codeOf(error) ?? '') || tries === lockTries) throw error;
      await pause(lockPauseMs);
    }
  }
}

/** Of the database's own error, which may be the cause of one that names the file. */
const codeOf = (error: unknown): string | undefined =>
  (error as { code?: string }).code ?? (error as { cause?: { code?: string } }).cause?.code;

const recordMigration = (client: pg.Client, file: string) =>
  client.query('INSERT INTO schema_migration (name, at) VALUES ($1, clock_timestamp())', [file]);

/** What a database has had so far. */
interface State {
  migrations: string[];
  /** Hashes by path. */
  objects: Record<string, string>;
}

async function stateOf(client: pg.Client): Promise<State> {
  const undefinedTable = '42P01';
  try {
    const { rows } = await client.query<State>(`SELECT
      (SELECT coalesce(json_agg(name), '[]') FROM schema_migration) AS migrations,
      (SELECT coalesce(json_object_agg(name, hash), '{}') FROM schema_object) AS objects`);
    return rows[0]!;
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
    return { migrations: [], objects: {} };
  }
}

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

interface Plan {
  migrations: string[];
  /** Migrations that follow after the commit. */
  concurrent: string[];
  /** Paths of functions and triggers to apply, and of those whose file is gone. */
  apply: string[];
  remove: string[];
}

const filesOf = ({ migrations, concurrent, apply, remove }: Plan): string[] => [
  ...migrations,
  ...apply,
  ...remove,
  ...concurrent,
];

function planOf(wanted: Schema, state: State): Plan {
  const unknown = state.migrations.find((name) => !wanted.migrations.has(name));
  if (unknown)
    throw new MigrationError(
      `The database has had the migration ${unknown}, which this program does not have: the program is older than its data.`,
    );
  const missing = [...wanted.migrations.keys()].filter((name) => !state.migrations.includes(name));
  const [concurrent, migrations] = [true, false].map((is) =>
    missing.filter((name) => isConcurrent(wanted.migrations.get(name)!) === is),
  ) as [string[], string[]];
  const paths = [...wanted.objects.keys()];
  return {
    migrations,
    concurrent,
    // A migration may have replaced a table together with its triggers: after one everything is applied again.
    apply:
      migrations.length > 0
        ? paths
        : paths.filter((name) => hashOf(wanted.objects.get(name)!) !== state.objects[name]),
    remove: Object.keys(state.objects).filter((name) => !wanted.objects.has(name)),
  };
}

/** The function or table a file is about: functions/bet_place.sql is about bet_place. */
const subjectOf = (file: string): string => path.basename(file, '.sql');

async function execute(
  client: pg.Client,
  wanted: Schema,
  { migrations, apply, remove }: Plan,
): Promise<void> {
  const isFunction = (file: string) => file.startsWith('functions/');
  const functions = apply.filter(isFunction);
  const triggers = apply.filter((file) => !isFunction(file));
  const create = async (file: string) => {
    await dropFunctions(client, subjectOf(file), { spareUsed: true });
    await run(client, file, wanted.objects.get(file)!);
  };

  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, at timestamptz NOT NULL);
    CREATE TABLE IF NOT EXISTS schema_object (name text PRIMARY KEY, hash text NOT NULL, at timestamptz NOT NULL)`);
  // A function may be created before those it calls; checkFunctions() checks them all at the end.
  await client.query('SET LOCAL check_function_bodies = off');
  for (const file of functions.filter((name) => neededByTables.has(name))) await create(file);
  for (const file of migrations) {
    await run(client, file, wanted.migrations.get(file)!);
    await recordMigration(client, file);
  }
  for (const file of [...triggers, ...remove.filter((name) => !isFunction(name))])
    await dropTriggers(client, subjectOf(file));
  for (const file of remove.filter(isFunction))
    await dropFunctions(client, subjectOf(file), { spareUsed: false });
  for (const file of functions.filter((name) => !neededByTables.has(name))) await create(file);
  for (const file of triggers) await run(client, file, wanted.objects.get(file)!);
  await checkFunctions(client, functions.map(subjectOf));
  // A release before had no numbers of databases.
  if (migrations.length > 0 && wanted.objects.has('functions/ids_keep.sql'))
    await client.query('CALL ids_keep()');

  for (const file of apply)
    await client.query(
      `INSERT INTO schema_object (name, hash, at) VALUES ($1, $2, clock_timestamp())
        ON CONFLICT (name) DO UPDATE SET hash = excluded.hash, at = excluded.at`,
      [file, hashOf(wanted.objects.get(file)!)],
    );
  await client.query('DELETE FROM schema_object WHERE name = ANY ($1)', [remove]);
}

/**
 * Drops every signature of a function or procedure, so that none from before stays beside a new one. `spareUsed` leaves those that a
 * trigger, policy or default uses: CREATE OR REPLACE takes their place; without it they are an error.
 */
async function dropFunctions(
  client: pg.Client,
  name: string,
  { spareUsed }: { spareUsed: boolean },
): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT p.oid::regprocedure::text AS signature FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.proname = $1 AND NOT ($2 AND EXISTS (
        SELECT FROM pg_depend d WHERE d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid))`,
    [name, spareUsed],
  );
  for (const { signature } of rows) await client.query(`DROP ROUTINE ${signature}`);
}

async function dropTriggers(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT t.tgname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relname = $1 AND NOT t.tgisinternal`,
    [table],
  );
  for (const { name } of rows)
    await client.query(`DROP TRIGGER ${pg.escapeIdentifier(name)} ON ${pg.escapeIdentifier(table)}`);
}

/** What CREATE FUNCTION does by itself unless check_function_bodies is off. */
async function checkFunctions(client: pg.Client, names: string[]): Promise<void> {
  await client.query('SET LOCAL check_function_bodies = on');
  await client.query(
    `SELECT CASE l.lanname WHEN 'plpgsql' THEN plpgsql_validator(p.oid) WHEN 'sql' THEN fmgr_sql_validator(p.oid) END
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
      WHERE p.pronamespace = 'public'::regnamespace AND p.proname = ANY ($1)`,
    [names],
  );
}

async function run(client: pg.Client, file: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const insufficientPrivilege = '42501';
    if ((error as { code?: string }).code === insufficientPrivilege)
      throw new MigrationError(
        `The user of DATABASE_URL may not do what ${file} needs (${(error as Error).message}). ` +
          'Give it CREATEROLE, or create these roles (NOLOGIN) beforehand and grant them to that user: house_app, job_due, office_staff, office_read, office_support, ' +
          'office_content, office_money; and house_app to office_money.',
      );
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
