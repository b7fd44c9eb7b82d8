// Which PostgreSQL a server works with: the versions the tests run on, and what is said of the one in use.
import pg from 'pg';

/** The major version of the embedded database, which every test runs on. */
export const testedMajor = 18;

/** The oldest that the tests of money, play and content pass on (TEST_DATABASE_URL), that of Debian 12. An older one is refused. */
export const leastMajor = 15;

const majorOf = (version: string): number => Number.parseInt(version, 10);

/** For whoever starts the server, of what `SHOW server_version` says. */
export function versionSentence(version: string): string {
  const doubt =
    majorOf(version) > testedMajor
      ? ` Versions ${leastMajor} to ${testedMajor} are supported: use one of them for real players.`
      : '';
  return `The database is PostgreSQL ${version}.${doubt}`;
}

/** Why the server does not start on a version; undefined where it does. */
export const refusalOfVersion = (version: string): string | undefined =>
  majorOf(version) < leastMajor
    ? `The database is PostgreSQL ${version}, and ${leastMajor} is the oldest that is supported. Move to versions ${leastMajor} to ${testedMajor}: pg_dump there, pg_restore here.`
    : undefined;

/** Asks the database for its version. Rejects where it cannot be reached. */
export async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]!.server_version;
  } finally {
    await client.end();
  }
}
