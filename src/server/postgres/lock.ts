// Which process may hold a data folder: a lock file with process number and start time, taken over when its process is dead.
import { randomBytes } from 'node:crypto';
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClusterError, codeOf } from './clusterError.ts';
import { isRunning, type ProcessIdentity, processStart, textOf } from './processes.ts';

/** Takes the folder for this process, or throws a ClusterError that names its holder. Returns the function that releases it. */
export function takeLock(home: string, dataDir: string): () => void {
  const file = join(home, 'lock');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const mine = JSON.stringify({ pid: process.pid, start: processStart(process.pid) ?? 'unknown' });
  writeFileSync(draft, mine, { mode: 0o644, flag: 'wx' });
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        // A link appears with its whole content or not at all, and never replaces another.
        linkSync(draft, file);
        return () => {
          if (textOf(file) === mine) rmSync(file, { force: true });
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const found = textOf(file);
      if (found === undefined) continue;
      const holder = parseHolder(found);
      if (holder && isRunning(holder)) {
        throw new ClusterError(
          `The data folder ${dataDir} is in use by process ${holder.pid}. ` +
            'Stop that process first, or choose another folder (DATA_DIR).',
        );
      }
      const stale = `${draft}.stale`;
      try {
        renameSync(file, stale);
        // Another process may have put a valid lock there in the meantime: put it back.
        if (textOf(stale) !== found) linkSync(stale, file);
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
      }
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new ClusterError(
    `The lock ${file} cannot be taken: it keeps changing. Is something restarting in a loop?`,
  );
}

function parseHolder(text: string): ProcessIdentity | undefined {
  try {
    const { pid, start } = JSON.parse(text);
    return Number.isInteger(pid) && pid > 0 ? { pid, start: String(start) } : undefined;
  } catch {
    return undefined;
  }
}
