// The proof that a backup can be restored: its checksum, a second cluster started on it, and its books reconciled.
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha256Of } from '#server/postgres/backup/archive.ts';
import { readBackupName } from '#server/postgres/backup/backupName.ts';
import { unpackCluster } from '#server/postgres/backup/unpackCluster.ts';
import { removeCluster, startCluster } from '#server/postgres/cluster.ts';
import { ClusterError } from '#server/postgres/clusterError.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';

/** Throws ClusterError where a file is not what its name says. */
export async function checkName(file: string): Promise<Date> {
  const name = readBackupName(path.basename(file));
  if (!name)
    throw new ClusterError(
      `${file} is no backup of ours: their names are backup-<time>-<checksum>.tar.zst, and the checksum in them is compared.`,
    );
  const sum = await sha256Of(file).catch((error: Error) => {
    throw new ClusterError(`${file} cannot be read: ${error.message}.`);
  });
  if (sum.slice(0, 16) !== name.checksum)
    throw new ClusterError(
      `${file} is damaged or was changed: its checksum is ${sum.slice(0, 16)}, its name says ${name.checksum}. Use another backup.`,
    );
  return name.at;
}

/** Starts a second cluster on a copy of the backup in `beside`, and reads it. The copy is removed. */
export async function verifyBackup(file: string, beside: string): Promise<Reconciliation> {
  await checkName(file);
  const folder = await mkdtemp(path.join(beside, 'verify-'));
  try {
    await unpackCluster(file, folder, () => {});
    return await reconcileFolder(folder, false);
  } finally {
    await removeCluster(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts the cluster of a data folder, reconciles it and stops it. */
export async function reconcileFolder(dataDir: string, isDurable = true): Promise<Reconciliation> {
  const cluster = await startCluster({ dataDir, isDurable, log: () => {} });
  try {
    return await reconcile(cluster.url);
  } finally {
    await cluster.stop();
  }
}

/** What was read, as lines for a person. */
export function reconciliationLines(result: Reconciliation): string[] {
  const { stations, accounts, bets, transactions, rows, lastAt, faults } = result;
  return [
    `${rows} rows read: ${stations} stations, ${accounts} accounts, ${bets} bets, ${transactions} ledger transactions` +
      `${lastAt ? `, the last at ${lastAt.toISOString()}` : ''}.`,
    ...(faults.length === 0
      ? [
          'The ledger reconciles: every book sums to 0, every balance and every day is the sum of its entries.',
        ]
      : [`${faults.length} things do not add up:`, ...faults.map((fault) => `  ${fault}`)]),
  ];
}
