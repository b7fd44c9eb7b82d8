// Whether a database can be reached, apart from whether it is the right one.
import pg from 'pg';
import { DatabasesError } from './databasesFile.ts';

/** Resolves with why a database cannot be reached within so long; undefined where it can. */
export async function whyAway(databaseUrl: string, waitMs: number): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: waitMs });
  // One that breaks later has been reached.
  client.on('error', () => {});
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    // A wrong password or name is no absence: it is a mistake in DATABASES.
    if (/^(?:28|3D)/.test(code))
      throw new DatabasesError(`A database of DATABASES lets nobody in as it says: ${message}.`);
    return message || code;
  } finally {
    await client.end().catch(() => {});
  }
}
