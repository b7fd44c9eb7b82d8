// Owns which PostgreSQL a server works with: the one the tests run on, and what is said of the one in use.
import pg from 'pg';

/** The major version of the embedded database, which every test runs on. */
export const testedMajor = 18;

/** For whoever starts the server, of what `SHOW server_version` says. */
export function versionSentence(version: string): string {
  const major = Number.parseInt(version, 10);
  const doubt =
    major === testedMajor ? '' : ` Only version ${testedMajor} is tested: use that for real players.`;
  return `The database is PostgreSQL ${version}.${doubt}`;
}

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
