// Owns who claimed a host, code or name first where two station files do: by git, then by age, then by name.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { ChooseOwner } from '#station/read/crossFileChecks.ts';

function git(folder: string, ...args: string[]): string | undefined {
  // Loaded only here: nearly no check needs it.
  const { execFileSync } = process.getBuiltinModule('node:child_process');
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5_000,
    });
  } catch {
    // No git, no repository, or a file it does not know.
    return undefined;
  }
}

/** Since when a file has held a text in what is committed, in seconds; infinite where it is not committed. */
function committedSince(file: string, text: string): number {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (!git(folder, 'cat-file', '-p', `HEAD:./${name}`)?.includes(text)) return Number.POSITIVE_INFINITY;
  const seconds = git(folder, 'log', '-1', '--format=%ct', `-S${text}`, '--', name)?.trim();
  return seconds ? Number(seconds) : Number.POSITIVE_INFINITY;
}

/** When a file came to be: an editor that writes it anew keeps neither moment, but a copy never has the older one. */
function madeAt(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat
    ? Math.min(stat.birthtimeMs || Number.POSITIVE_INFINITY, stat.mtimeMs)
    : Number.POSITIVE_INFINITY;
}

/**
 * Chooses the file below `folder` that claimed first: the one whose claim was committed first, else the older file,
 * else the first by name. Runs git, but only where two files clash.
 */
export const firstClaim =
  (folder: string): ChooseOwner =>
  ({ value }, fileNames) => {
    const claimants = fileNames
      .map((fileName) => {
        const file = path.resolve(folder, fileName);
        return { fileName, committed: committedSince(file, JSON.stringify(value)), made: madeAt(file) };
      })
      .sort(
        (a, b) =>
          (a.committed === b.committed ? 0 : a.committed - b.committed) ||
          (a.made === b.made ? 0 : a.made - b.made) ||
          (a.fileName < b.fileName ? -1 : 1),
      );
    const [first, second] = claimants as [(typeof claimants)[0], (typeof claimants)[0]];
    return {
      fileName: first.fileName,
      because:
        first.committed < second.committed
          ? 'had it first in git'
          : first.made < second.made
            ? 'is the older file'
            : 'comes first by name',
    };
  };
