// Creating and dropping databases of a cluster.
import pg from 'pg';

/** Creates a database, as a copy of `template` when given, and returns its url. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  // Copying files is the quicker of PostgreSQL's two ways for a template of some megabytes.
  const copy = template ? ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY` : '';
  await execute(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`);
  const made = new URL(url);
  made.pathname = `/${encodeURIComponent(name)}`;
  return made.href;
}

/** Drops a database and ends its connections; does nothing when there is none. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
