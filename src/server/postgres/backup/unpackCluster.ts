// Putting a backup into a data folder that holds nothing yet.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ClusterError, explainFileErrors } from '../clusterError.ts';
import { findHome } from '../dataFolder.ts';
import { takeLock } from '../lock.ts';
import { giveTo, unprivilegedAccount } from '../runAs.ts';
import { readArchive } from './archive.ts';

/** What an archive of ours may hold; a name from elsewhere must not lead out of the folder. */
const isOurs = (name: string): boolean =>
  /^(?:password|pgdata(?:\/[\w.-]+)*)$/.test(name) && !name.split('/').includes('..');

/** Unpacks an archive as the cluster of a data folder. Throws ClusterError where the folder is in use or holds a database already. */
export async function unpackCluster(
  file: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<void> {
  const place = resolve(dataDir);
  await explainFileErrors(place, async () => {
    const account = unprivilegedAccount();
    const home = findHome(place, account, log);
    const release = takeLock(home, place);
    try {
      const data = join(home, 'pgdata');
      if (existsSync(data))
        throw new ClusterError(
          `${place} holds a database already, and a restore would destroy it. Move the folder away first (mv ${place} ${place}.before) or name another with DATA_DIR.`,
        );
      // Unpacked beside its place and renamed at the end, so that half a restore is never started.
      const draft = join(home, 'restore.new');
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { mode: 0o700 });
      for await (const { name, isFolder, pieces } of readArchive(file)) {
        if (!isOurs(name)) throw new ClusterError(`${file} holds "${name}", which no backup of ours does.`);
        const path = join(draft, name);
        if (isFolder) {
          mkdirSync(path, { mode: 0o700 });
          continue;
        }
        const handle = await open(path, 'wx', 0o600);
        try {
          for await (const piece of pieces()) await handle.write(piece);
          await handle.sync();
        } finally {
          await handle.close();
        }
      }
      for (const part of ['password', 'pgdata/PG_VERSION', 'pgdata/global/pg_control', 'pgdata/backup_label'])
        if (!existsSync(join(draft, part)))
          throw new ClusterError(`${file} is incomplete: it lacks ${part}.`);
      if (account) giveTo(account, join(draft, 'pgdata'));
      renameSync(join(draft, 'password'), join(home, 'password'));
      renameSync(join(draft, 'pgdata'), data);
      rmSync(draft, { recursive: true, force: true });
    } finally {
      release();
    }
  });
}
