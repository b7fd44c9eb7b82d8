// Who claimed a host, code or name first where two station files do: by git, then by age, then by name.
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

/** How many commits ago a file got a text that it still has; -1 where that is not committed. */
function commitsSince(file: string, text: string): number {
  const [folder, name] = [path.dirname(file), path.basename(file)];
  if (!git(folder, 'cat-file', '-p', `HEAD:./${name}`)?.includes(text)) return -1;
  const commit = git(folder, 'log', '-1', '--format=%H', `-S${text}`, '--', name)?.trim();
  return commit ? Number(git(folder, 'rev-list', '--count', `${commit}..HEAD`)) : -1;
}

/** When a file was created or last changed, whichever is earlier: a copy never has the earlier moment. */
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
        return { fileName, commits: commitsSince(file, JSON.stringify(value)), made: madeAt(file) };
      })
      .sort(
        (a, b) =>
          b.commits - a.commits ||
          (a.made === b.made ? 0 : a.made - b.made) ||
          (a.fileName < b.fileName ? -1 : 1),
      );
    const [first, second] = claimants as [(typeof claimants)[0], (typeof claimants)[0]];
    return {
      fileName: first.fileName,
      because:
        first.commits > second.commits
          ? 'had it first in git'
          : first.made < second.made
            ? 'is the older file'
            : 'comes first by name',
    };
  };
