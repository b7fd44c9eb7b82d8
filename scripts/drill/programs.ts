// Owns the programs of Debian that a drill runs: where they lie, and what to install where one is missing.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** By name, where Debian puts it. PostgreSQL's own are of the newest version that is there. */
const places = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
} as const;
const packages = 'patroni etcd-server haproxy python3-etcd postgresql-15';

/** Versions of PostgreSQL that the server supports, newest first. */
const versions = [18, 17, 16, 15];

export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  /** The folder with postgres, initdb, pg_basebackup and pg_rewind. */
  postgres: string;
}

const isThere = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The programs, or a sentence that says which is missing and what installs it. */
export function findPrograms(): Programs | string {
  const missing: string[] = Object.values(places).filter((file) => !isThere(file));
  const postgres = versions
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => ['postgres', 'pg_rewind'].every((name) => isThere(path.join(folder, name))));
  if (!postgres) missing.push('/usr/lib/postgresql/<15 to 18>/bin/postgres');
  if (missing.length > 0 || !postgres)
    return `A drill needs ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${packages}`;
  return { ...places, postgres };
}
