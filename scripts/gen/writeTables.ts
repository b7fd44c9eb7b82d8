// Writing src/server/db/tables.ts: starts an empty PostgreSQL server, migrates a database and describes its tables.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import { createDatabase } from '#server/postgres/databases.ts';
import { generateTables, tablesFile } from './tables.ts';

export async function writeTables(root: string): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'lottery-house-tables-'));
  // As root, PostgreSQL runs as another account, which has to pass through this folder; the data itself stays closed.
  chmodSync(dataDir, 0o755);
  const cluster = await startCluster({ dataDir, isDurable: false });
  try {
    const databaseUrl = await createDatabase(cluster.url, 'tables');
    await migrate(databaseUrl);
    await writeFile(path.join(root, tablesFile), await generateTables(root, databaseUrl));
  } finally {
    await cluster.stop();
    await removeCluster(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
