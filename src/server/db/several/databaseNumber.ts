// The number of a database among those of its operator, by which no two of them give the same id.
import pg from 'pg';
import { MigrationError } from '../migrationError.ts';

/** How many databases ids are shared among, see ids_keep(). */
export const mostDatabases = 64;

/** What ids_keep() raises where an id of another database's share was given. */
const strayId = 'BE040';

/**
 * Gives a migrated database its number, from 1 to 64, for good, and whether it draws for all; does nothing where it has both. Number 1 fits one that had none and is
 * in service: its ids go on. Throws MigrationError where it has another number, draws for all where another one is to, or has given ids of another share.
 */
export async function numberDatabase(
  databaseUrl: string,
  number: number,
  drawsForAll = number === 1,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const before = await numberOf(client);
    if (before) return refuseOther(before, number, drawsForAll);
    await client.query('BEGIN');
    await client.query("SET LOCAL lock_timeout = '10s'");
    await client.query(
      'INSERT INTO database_number (number, draws_for_all) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [number, drawsForAll],
    );
    // Another process may have been quicker.
    refuseOther((await numberOf(client))!, number, drawsForAll);
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

interface Numbered {
  number: number;
  draws_for_all: boolean;
}

function refuseOther(given: Numbered, number: number, drawsForAll: boolean): void {
  if (given.number !== number)
    throw new MigrationError(
      `A database that is called number ${number} is number ${given.number}. Its ids are of that share, so the number stays: correct DATABASES.`,
    );
  if (given.draws_for_all !== drawsForAll)
    throw new MigrationError(
      given.draws_for_all
        ? `Database ${number} draws for all databases, and has committed to draws: name it first in DATABASES.`
        : `Database ${number} copies the draws of another one: name that one first in DATABASES.`,
    );
}

/** Undefined where the database is the only one. */
async function numberOf(client: pg.Client): Promise<Numbered | undefined> {
  const { rows } = await client.query<Numbered>('SELECT number, draws_for_all FROM database_number');
  return rows[0];
}
