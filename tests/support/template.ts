// The prepared databases that tests copy theirs from: the schema, and the demonstration of some stations as it is at an instant.
import { createHash } from 'node:crypto';
import pg from 'pg';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Hashing } from '#server/account/hashing.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPool } from '#server/db/pool.ts';
import { seedStations } from '#server/demo/seed.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { defaultSettings } from '#server/settings.ts';

/** What is in a prepared database beside the schema. */
export interface Seed {
  stations: readonly StationFacts[];
  /** Every date of the demonstration is so long before it, or after it. */
  at: Date;
  /** Passwords are kept as it hashes them. */
  hashing: Hashing;
}

/** Seals the data of persons, in what is copied as in what is added. */
export const dataKeyOfTests = 'the data key of a test';

/** The lock under which a database is prepared: the first to need it makes it, the rest wait. */
const preparing = 411;

/**
 * The name of a database to copy, made where it is not there yet. Nothing may connect to it but who copies it. `sources` is what the schema and all
 * that seeds are known by: another value, another database.
 */
export async function templateDatabase(serverUrl: string, sources: string, seed?: Seed): Promise<string> {
  const schemaName = nameOf([sources, dataKeyOfTests]);
  const name = seed ? nameOf([sources, dataKeyOfTests, seed.at, seed.stations]) : schemaName;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const isThere = async (wanted: string) =>
    (await client.query('SELECT FROM pg_database WHERE datname = $1', [wanted])).rowCount === 1;
  /** Under another name until it is whole: whoever is killed meanwhile leaves nothing that looks ready. */
  const make = async (wanted: string, from: string | undefined, fill: (url: string) => Promise<unknown>) => {
    if (await isThere(wanted)) return;
    const draft = `${wanted}_draft`;
    await dropDatabase(serverUrl, draft);
    await fill(await createDatabase(serverUrl, draft, from));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${wanted}`);
  };
  try {
    if (await isThere(name)) return name;
    await client.query('SELECT pg_advisory_lock($1)', [preparing]);
    await make(schemaName, undefined, (url) => migrate(url));
    if (seed) await make(name, schemaName, (url) => fillWith(url, seed));
  } finally {
    await client.end();
  }
  return name;
}

async function fillWith(databaseUrl: string, { stations, at, hashing }: Seed): Promise<void> {
  const pool = openPool(databaseUrl, undefined, { ...defaultSettings, dataKey: dataKeyOfTests });
  try {
    await seedStations(pool, stations, at, hashing);
    // A copy has the counts of its rows for the planner from the start.
    await pool.query('ANALYZE');
  } finally {
    await pool.end();
  }
}

const nameOf = (contents: unknown): string =>
  `template_${createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16)}`;
