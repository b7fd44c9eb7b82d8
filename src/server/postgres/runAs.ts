// The account that PostgreSQL runs as. It refuses to run as root; started by root, it runs as `postgres` or `nobody`.
import { type SpawnOptions, spawnSync } from 'node:child_process';
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterError, codeOf } from './clusterError.ts';
import { onWindows, textOf } from './processes.ts';

export interface SystemAccount {
  uid: number;
  gid: number;
  name: string;
}

/** The account that runs PostgreSQL instead of root; undefined when this process is not root. */
export function unprivilegedAccount(): SystemAccount | undefined {
  if (process.geteuid?.() !== 0) return undefined;
  const rows = (textOf('/etc/passwd') ?? '').split('\n').map((row) => row.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find((fields) => fields[0] === name);
    if (row && Number(row[2]) > 0) return { name, uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new ClusterError(
    'PostgreSQL does not run as root, and this machine has neither an account `postgres` nor `nobody`. ' +
      'Start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** The account that a data folder was made for; undefined when there is none yet or it belongs to root. */
export function ownerOf(data: string): SystemAccount | undefined {
  const entry = statSync(data, { throwIfNoEntry: false });
  return entry && entry.uid !== 0 ? { uid: entry.uid, gid: entry.gid, name: `user ${entry.uid}` } : undefined;
}

export function giveTo(account: SystemAccount, path: string): void {
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) giveTo(account, join(path, entry.name));
}

/** Whether an account may enter or read these paths. The system is asked as that account, so that access lists and mounts count as well. */
export function isAllowed(account: SystemAccount, questions: ['-x' | '-r', string][]): boolean {
  const words = questions.flat();
  const script = 'while [ $# -gt 0 ]; do [ "$1" "$2" ] || exit 1; shift 2; done';
  const answer = spawnSync('/bin/sh', ['-c', script, 'sh', ...words], {
    ...asAccount(account),
    stdio: 'ignore',
  });
  if (answer.error) {
    throw new ClusterError(
      `PostgreSQL does not run as root, and this system does not let root start programs as ${account.name} ` +
        `(${codeOf(answer.error)}). Start as another user, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  return answer.status === 0;
}

export function asAccount(account: SystemAccount | undefined): SpawnOptions & { env: NodeJS.ProcessEnv } {
  const env = onWindows ? process.env : { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  // The working folder of this process may be closed to the account, and PostgreSQL must not keep it from being unmounted.
  return {
    cwd: onWindows ? undefined : '/',
    env,
    windowsHide: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}
