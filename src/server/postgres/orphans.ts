// Ending a PostgreSQL that outlived the process that started it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ClusterError, codeOf } from './clusterError.ts';
import {
  commandOf,
  isListed,
  isRunning,
  onWindows,
  processStart,
  textOf,
  workFolderOf,
} from './processes.ts';
import { program } from './programs.ts';

/** PostgreSQL's `cluster_name` in every cluster of this program, by which its processes are recognised. */
export const clusterName = 'lottery-house';

/** Ends what is left of the data folder's last PostgreSQL. This process holds the lock, so the one that started it is dead. */
export async function endOrphan(data: string, native: string, log: (line: string) => void): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = Number(readPostmasterFile(data)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (onWindows) {
    spawnSync(program(native, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'], { windowsHide: true });
    return;
  }
  const start = processStart(pid);
  if (start === undefined) {
    // Dead, but still a zombie (in a container without init): PostgreSQL would take the number for itself and refuse to start.
    // Its own check of the shared memory still finds workers that are alive.
    if (isListed(pid)) rmSync(file, { force: true });
    return;
  }
  const command = commandOf(pid);
  if (!(command.includes(data) || workFolderOf(pid) === data)) {
    // Another program has the number now. PostgreSQL would take that for itself and refuse to start.
    rmSync(file, { force: true });
    return;
  }
  if (!command.includes(`cluster_name=${clusterName}`)) {
    throw new ClusterError(
      `The data in ${data} is in use by a PostgreSQL that this program did not start (process ${pid}). Stop it first.`,
    );
  }
  log(`Ending the PostgreSQL that a killed process left behind (process ${pid})`);
  const orphan = { pid, start };
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (codeOf(error) === 'ESRCH') return;
      throw new ClusterError(
        `A PostgreSQL left behind (process ${pid}) holds ${data}, and this user may not end it (${codeOf(error)}).`,
      );
    }
    for (const until = Date.now() + patience; Date.now() < until; await pause(10)) {
      if (!isRunning(orphan)) return;
    }
  }
  throw new ClusterError(
    `A PostgreSQL left behind (process ${pid}) holds ${data} and does not end. End it by hand.`,
  );
}

/** The lines of PostgreSQL's own postmaster.pid; undefined when it does not run. */
export function readPostmasterFile(data: string): string[] | undefined {
  return textOf(join(data, 'postmaster.pid'))?.split('\n');
}
