// The programs of Debian that drills run: where they lie, and what to install where one is missing.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** By name, where Debian puts it and the package that has it. */
const known = {
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni python3-etcd'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  pgbackrest: ['/usr/bin/pgbackrest', 'pgbackrest'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
} as const;
export type ProgramName = keyof typeof known;

const isThere = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** What a drill cannot do without, as a sentence. */
export class MissingProgram extends Error {
  override name = 'MissingProgram';
  constructor(file: string, packages: string) {
    super(`This drill needs ${file}. On Debian: apt-get install --no-install-recommends ${packages}`);
  }
}

/** The file of a program; throws MissingProgram. */
export function programOf(name: ProgramName): string {
  const [file, packages] = known[name];
  if (!isThere(file)) throw new MissingProgram(file, packages);
  return file;
}

/** Versions of PostgreSQL that the server supports, newest first. */
const versions = [18, 17, 16, 15];

/** The folder with postgres, initdb, pg_basebackup and pg_rewind of the newest version that is there; throws MissingProgram. */
export function postgresFolder(): string {
  const folder = versions
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((each) => ['postgres', 'pg_rewind'].every((name) => isThere(path.join(each, name))));
  if (!folder) throw new MissingProgram('/usr/lib/postgresql/<15 to 18>/bin/postgres', 'postgresql-15');
  return folder;
}
