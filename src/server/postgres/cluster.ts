// Starting the embedded PostgreSQL cluster on a data folder, and removing it.
import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ClusterError, explainFileErrors } from './clusterError.ts';
import { checkVersion, findHome, makeData } from './dataFolder.ts';
import { takeLock } from './lock.ts';
import { endOrphan } from './orphans.ts';
import { type Cluster, startPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { giveTo, ownerOf, unprivilegedAccount } from './runAs.ts';

export interface ClusterOptions {
  /** The folder that holds the data; made when missing. */
  dataDir: string;
  /** Receives what takes time or was repaired, one line at a time. */
  log?: (line: string) => void;
  /** The port on 127.0.0.1; a free one when left out. */
  port?: number;
  /** `false` trades safety at power loss for speed (fsync off). For tests only; true when left out. */
  isDurable?: boolean;
  /** Settings of PostgreSQL that go before ours. For tests only. */
  settings?: Readonly<Record<string, string>>;
  /** `false` throws ClusterError where the folder has no cluster yet; true when left out. */
  isMadeNew?: boolean;
}

/**
 * Starts PostgreSQL on a data folder; the first start makes the folder (about 1 s; later about 0.1 s).
 * Ends what a killed process left behind; throws ClusterError when a running one holds the folder.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = resolve(options.dataDir);
  const log = options.log ?? (() => {});
  if (options.isMadeNew === false && !existsSync(join(dataDir, 'postgres', 'pgdata')))
    throw new ClusterError(`${dataDir} holds no database.`);
  return await explainFileErrors(dataDir, async () => {
    const usual = unprivilegedAccount();
    const home = findHome(dataDir, usual, log);
    const release = takeLock(home, dataDir);
    try {
      const data = join(home, 'pgdata');
      const account = usual && (ownerOf(data) ?? usual);
      const native = findPrograms(account, log);
      await endOrphan(data, native, log);
      const isDurable = options.isDurable ?? true;
      if (!existsSync(data)) await makeData(home, native, account, isDurable, log);
      checkVersion(data, dataDir);
      if (account && ownerOf(data) === undefined) giveTo(account, data);
      const { port, settings } = options;
      return await startPostmaster({ home, native, account, release, log, isDurable, port, settings });
    } catch (error) {
      release();
      throw error;
    }
  });
}

/** Deletes the cluster of a data folder, ending what a killed process left behind; refuses while a process holds it. */
export async function removeCluster(dataDir: string): Promise<void> {
  const place = resolve(dataDir);
  const pointer = join(place, 'postgres');
  if (!existsSync(pointer)) return;
  await explainFileErrors(place, async () => {
    const home = realpathSync(pointer);
    const release = takeLock(home, place);
    try {
      if (existsSync(join(home, 'pgdata'))) {
        await endOrphan(
          join(home, 'pgdata'),
          findPrograms(unprivilegedAccount(), () => {}),
          () => {},
        );
      }
      rmSync(home, { recursive: true, force: true });
      rmSync(pointer, { recursive: true, force: true });
    } finally {
      release();
    }
  });
}
