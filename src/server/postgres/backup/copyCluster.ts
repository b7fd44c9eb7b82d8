// Copying a running cluster into an archive, consistently: PostgreSQL's low-level backup, with the journal that the copy needs.
import { realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ClusterError } from '../clusterError.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';

/** Folders that belong to the running process: their place is kept, not what is in them. */
const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const leftOut =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map|pg_internal\.init.*|pgsql_tmp.*|\.s\.PGSQL\..*)$/;
/** Copied last: it says how far the journal had been worked off. */
const control = join('global', 'pg_control');

/** Copies the cluster of a data folder, which runs at `url`, into a new file. Everything committed when it begins is in it. Returns its SHA-256. */
export async function copyCluster(dataDir: string, url: string, file: string): Promise<string> {
  const home = realpathSync(join(resolve(dataDir), 'postgres'));
  const data = join(home, 'pgdata');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: level } = await client.query<{ wal_level: string }>('SHOW wal_level');
    if (level[0]!.wal_level === 'minimal')
      throw new ClusterError(
        'The running database was started by an older release, which keeps too little for a backup. Restart the server once.',
      );
    // A slot of this session keeps the journal from being recycled while the copy is made.
    await client.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    const { rows: begun } = await client.query<{ file: string }>(
      `SELECT pg_walfile_name(pg_backup_start('backup', true)) AS file`,
    );
    const archive = writeArchive(file);
    await archive.addFile('password', join(home, 'password'));
    await archive.addFolder('pgdata');
    await addFolder(archive, data, '');
    await archive.addFile(join('pgdata', control), join(data, control));
    const { rows: ended } = await client.query<{ file: string; label: string }>(
      'SELECT pg_walfile_name(lsn) AS file, labelfile AS label FROM pg_backup_stop(false)',
    );
    await archive.addBytes('pgdata/backup_label', Buffer.from(ended[0]!.label));
    for (const name of (await readdir(join(data, 'pg_wal'))).sort())
      if (/^[0-9A-F]{24}$/.test(name) && name >= begun[0]!.file && name <= ended[0]!.file)
        await archive.addFile(join('pgdata', 'pg_wal', name), join(data, 'pg_wal', name));
    return await archive.close();
  } finally {
    // Ends the slot, and the backup where it was not finished.
    await client.end();
  }
}

async function addFolder(archive: ArchiveWriter, data: string, inside: string): Promise<void> {
  const entries = await readdir(join(data, inside), { withFileTypes: true });
  for (const entry of entries) {
    const path = join(inside, entry.name);
    if (leftOut.test(entry.name) || path === control) continue;
    if (entry.isFile()) await archive.addFile(join('pgdata', path), join(data, path));
    if (!entry.isDirectory()) continue;
    await archive.addFolder(join('pgdata', path));
    if (!emptied.has(path)) await addFolder(archive, data, path);
  }
}
