// Questions to the operating system about processes: whether one runs, since when, and what it was started with.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from './clusterError.ts';

export const onWindows = process.platform === 'win32';

/** A process that a later one with the same number is not mistaken for. */
export interface ProcessIdentity {
  pid: number;
  start: string;
}

export function isRunning({ pid, start: known }: ProcessIdentity): boolean {
  const start = processStart(pid);
  return start !== undefined && (start === 'unknown' || known === 'unknown' || start === known);
}

/** When a process began, as text that a later process of the same number does not share; undefined when there is none. */
export function processStart(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat !== undefined) {
      // The name in brackets may contain blanks and brackets; the fields are counted from after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      return `${textOf('/proc/sys/kernel/random/boot_id')?.trim()} ${fields[19]}`;
    }
  }
  if (!isListed(pid)) return undefined;
  if (onWindows || process.platform === 'linux') return 'unknown';
  return (
    spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined
  );
}

/** Whether the system knows the number, even as that of a zombie. */
export function isListed(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

export function commandOf(pid: number): string {
  if (process.platform === 'linux') return (textOf(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

export function workFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** The text of a file; undefined when it cannot be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
