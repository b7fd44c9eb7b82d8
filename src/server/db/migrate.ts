// Owns bringing a database to the newest shape: numbered SQL files, each run once, in order.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

const folder = path.join(import.meta.dirname, 'migrations');
/** Any number that nothing else here locks by. */
const migrationLock = 7_204_118;

/** A refusal whose message is a sentence for the person at the keyboard. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Runs the migrations that a database has not seen, each in a transaction of its own; a second process waits for the
 * first. Gives the names of those it ran. Throws MigrationError when the database is newer than this program, or when
 * its user may not create roles.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, at timestamptz NOT NULL)',
    );
    const seen = new Set(
      (await client.query<{ name: string }>('SELECT name FROM schema_migration')).rows.map((row) => row.name),
    );
    const files = (await readdir(folder)).filter((file) => /^\d{4}_\w+\.sql$/.test(file)).sort();
    for (const name of seen) {
      if (!files.includes(name))
        throw new MigrationError(
          `The database knows ${name}, this program does not: it is older than its data.`,
        );
    }
    const ran: string[] = [];
    for (const file of files.filter((name) => !seen.has(name))) {
      await run(client, file);
      ran.push(file);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function run(client: pg.Client, file: string): Promise<void> {
  const sql = await readFile(path.join(folder, file), 'utf8');
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO schema_migration (name, at) VALUES ($1, clock_timestamp())', [file]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    const insufficientPrivilege = '42501';
    if ((error as { code?: string }).code === insufficientPrivilege)
      throw new MigrationError(
        `The user of DATABASE_URL may not do what ${file} needs (${(error as Error).message}). ` +
          'Give it CREATEROLE, or create the role house_app (NOLOGIN) beforehand and grant it to that user.',
      );
    throw error;
  }
}
