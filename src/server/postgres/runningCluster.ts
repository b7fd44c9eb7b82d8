// Finding the embedded cluster that another process of this machine runs on a data folder, for commands that work beside the server.
import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ClusterError } from './clusterError.ts';
import { readPassword } from './dataFolder.ts';
import { readPostmasterFile } from './orphans.ts';

/** The address of the cluster that runs on a data folder, password included: a secret. Throws ClusterError where none runs. */
export function runningClusterUrl(dataDir: string): string {
  const pointer = join(resolve(dataDir), 'postgres');
  const home = existsSync(pointer) ? realpathSync(pointer) : undefined;
  // The fourth line of PostgreSQL's own file is its port.
  const port = home === undefined ? undefined : readPostmasterFile(join(home, 'pgdata'))?.[3];
  if (home === undefined || !port)
    throw new ClusterError(`No database runs on ${dataDir}: start the server first, or set DATABASE_URL.`);
  return `postgresql://owner:${readPassword(home)}@127.0.0.1:${port}/postgres`;
}
