// Migrations that run beside play: indexes that are built and checks that are validated outside a transaction, without a lock that bets wait for.
import type pg from 'pg';
import { MigrationError } from './migrationError.ts';

/** The first line of such a file. */
const mark = /^-- concurrently\b/;

export const isConcurrent = (sql: string): boolean => mark.test(sql);

/** What can be done again after it was interrupted, and lets everybody read and write meanwhile. */
const repeatable = [
  /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (?<index>\w+) ON \w+/i,
  /^DROP INDEX CONCURRENTLY IF EXISTS \w+$/i,
  /^ALTER TABLE \w+ VALIDATE CONSTRAINT \w+$/i,
];

interface Statement {
  sql: string;
  /** The index that it builds. */
  index: string | undefined;
}

/** The statements of a file, each of which has to be sent alone. Throws MigrationError for one that may not stand in such a file. */
export function concurrentStatements(file: string, sql: string): Statement[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '')
    .map((statement) => {
      const found = repeatable.map((pattern) => pattern.exec(statement)).find((match) => match !== null);
      if (!found)
        throw new MigrationError(
          `${file} runs concurrently and holds "${statement.slice(0, 80)}". Such a file may only CREATE INDEX CONCURRENTLY IF NOT EXISTS, DROP INDEX CONCURRENTLY IF EXISTS, and VALIDATE CONSTRAINT.`,
        );
      return { sql: statement, index: found.groups?.index };
    });
}

/** Runs a file; an index that an interrupted run left half built is built again. */
export async function runConcurrent(client: pg.Client, file: string, sql: string): Promise<void> {
  for (const { sql: statement, index } of concurrentStatements(file, sql)) {
    if (index !== undefined && (await isHalfBuilt(client, index)))
      await client.query(`DROP INDEX CONCURRENTLY ${index}`);
    await client.query(statement);
  }
}

async function isHalfBuilt(client: pg.Client, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relname = $1 AND NOT i.indisvalid`,
    [index.toLowerCase()],
  );
  return rowCount === 1;
}
