// `npm run -s backup`: a copy of the embedded database while the server runs, read back before it counts as one.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackupMark } from '#server/postgres/backup/backupMark.ts';
import { backupName, readBackupName } from '#server/postgres/backup/backupName.ts';
import { copyCluster } from '#server/postgres/backup/copyCluster.ts';
import { startCluster } from '#server/postgres/cluster.ts';
import { ClusterError } from '#server/postgres/clusterError.ts';
import { runningClusterUrl } from '#server/postgres/runningCluster.ts';
import { reconcile } from './backup/reconcile.ts';
import { reconciliationLines, verifyBackup } from './backup/verifyBackup.ts';
import { root } from './build/site.ts';
import { allStationFiles, isInDatabase, stationsFolder } from './station/files.ts';

const usage = `Usage: npm run -s backup -- [--to <folder>] [--keep <number>] [--no-verify]
       npm run -s backup -- --check

Copies the embedded database of DATA_DIR (.data when left out), while the server runs or not, into
<folder>/backup-<UTC time>-<checksum>.tar.zst. The folder is <DATA_DIR>/backups when left out; a backup on the same
disk is lost with it. --keep deletes all but the newest so many in the folder, once the new one has been read back.
--check copies nothing: it reads the database of DATABASE_URL, or that of DATA_DIR, and reconciles its ledger, as for a
PostgreSQL of your own that was restored.
The file holds every account and key of the database: whoever can read it has them all.`;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

try {
  await backUp();
} catch (error) {
  if (!(error instanceof ClusterError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

async function backUp(): Promise<void> {
  const { to, keep, isVerifying, isCheck } = readFlags();
  if (isCheck) return checkDatabase();
  if (process.env.DATABASE_URL)
    throw new ClusterError(
      'DATABASE_URL names a PostgreSQL of your own: back it up with pg_basebackup and an archive of its journal (docs/operation.md, "Your own PostgreSQL").',
    );
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const folder = path.resolve(to ?? path.join(dataDir, 'backups'));
  const begunMs = performance.now();
  const { url, stop } = await databaseOf(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).dev === statSync(dataDir).dev)
    say(
      `${folder} is on the disk of what is backed up, and is lost with it: name a folder of another with --to.`,
    );
  const at = new Date();
  const draft = path.join(folder, `.backup-${process.pid}.partial`);
  let file: string;
  try {
    const sha256 = await copyCluster(dataDir, url, draft);
    file = path.join(folder, backupName(at, sha256));
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
    await stop();
  }
  const seconds = ((performance.now() - begunMs) / 1000).toFixed(1);
  say(
    `Copied in ${seconds} s, ${(statSync(file).size / 1e6).toFixed(1)} MB. Everything committed before ${at.toISOString()} is in it.`,
  );
  if (isVerifying) {
    say('Reading it back with a second database ...');
    const result = await verifyBackup(file, folder);
    for (const line of reconciliationLines(result)) say(line);
    // A backup of books that do not add up is still the only one there is of this state: it is kept, and nothing older goes.
    if (result.faults.length > 0) process.exitCode = 1;
    else {
      writeBackupMark(dataDir, at);
      if (keep !== undefined) deleteOlder(folder, keep);
    }
  } else if (keep !== undefined) deleteOlder(folder, keep);
  process.stdout.write(`${file}\n`);
}

/** Reconciles the database as it is; ends with 1 where something does not add up. */
async function checkDatabase(): Promise<void> {
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const own = process.env.DATABASE_URL;
  const { url, stop } = own ? { url: own, stop: async () => {} } : await databaseOf(dataDir);
  try {
    const result = await reconcile(url, stationCodes());
    for (const line of reconciliationLines(result)) say(line);
    if (result.faults.length > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

/** Those with a file; there may be none on the machine where a database is restored, or where the database itself has them. */
function stationCodes(): string[] {
  if (isInDatabase()) return [];
  return existsSync(stationsFolder()) ? allStationFiles().map((file) => path.basename(file, '.json')) : [];
}

function readFlags(): {
  to: string | undefined;
  keep: number | undefined;
  isVerifying: boolean;
  isCheck: boolean;
} {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        'no-verify': { type: 'boolean' },
        check: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    if (values.keep !== undefined && !/^[1-9]\d{0,5}$/.test(values.keep))
      throw new Error(`--keep is a whole number from 1, not "${values.keep}".`);
    return {
      to: values.to,
      keep: values.keep === undefined ? undefined : Number(values.keep),
      isVerifying: !values['no-verify'],
      isCheck: values.check ?? false,
    };
  } catch (error) {
    say(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

/** The database as the server runs it, or started for this alone. */
async function databaseOf(dataDir: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const holder = await startCluster({ dataDir, log: () => {}, isMadeNew: false }).catch(
    (error: Error) => error,
  );
  if (!(holder instanceof Error)) return { url: holder.url, stop: () => holder.stop() };
  if (!/is in use by process/.test(holder.message)) throw holder;
  return { url: runningClusterUrl(dataDir), stop: async () => {} };
}

function deleteOlder(folder: string, keep: number): void {
  const names = readdirSync(folder)
    .filter((name) => readBackupName(name))
    .sort()
    .reverse();
  for (const name of names.slice(keep)) {
    rmSync(path.join(folder, name));
    say(`Deleted ${name}: --keep ${keep}.`);
  }
}
