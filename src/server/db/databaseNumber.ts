// Owns the number of a database among those of its operator, by which no two of them give the same id.
import pg from 'pg';
import { MigrationError } from './migrationError.ts';

/** How many databases ids are shared among, see ids_keep(). */
export const mostDatabases = 64;

/** What ids_keep() raises where an id of another database's share was given. */
const strayId = 'BE040';

/**
 * Gives a migrated database its number, from 1 to 64, for good; does nothing where it has it. Number 1 fits one that had none and is in service: its ids go on.
 * Throws MigrationError where it has another number, or has given ids that are not of this number's share.
 */
export async function numberDatabase(databaseUrl: string, number: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const given = await numberOf(client);
    if (given === number) return;
    if (given !== undefined) throw new MigrationError(hasAnother(number, given));
    await client.query('BEGIN');
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query('INSERT INTO database_number (number) VALUES ($1) ON CONFLICT DO NOTHING', [number]);
    // Another process may have been quicker.
    const now = await numberOf(client);
    if (now !== number) throw new MigrationError(hasAnother(number, now));
    await client.query('CALL ids_keep()');
    await client.query('COMMIT');
  } catch (error) {
    if ((error as { code?: string }).code !== strayId) throw error;
    throw new MigrationError(
      `A database cannot become number ${number}: ${(error as Error).message}. One that has been in service by itself can become number 1; any other number is for an empty database.`,
    );
  } finally {
    // Whatever was not committed is rolled back.
    await client.end();
  }
}

const hasAnother = (number: number, given: number | undefined): string =>
  `A database that is called number ${number} is number ${given}. Its ids are of that share, so the number stays: correct DATABASES.`;

/** Undefined where the database is the only one. */
async function numberOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ number: number }>('SELECT number FROM database_number');
  return rows[0]?.number;
}
