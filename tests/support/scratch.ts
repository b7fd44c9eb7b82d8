// Where tests write many small files: in memory where the machine has such a place, since making and deleting thousands takes a busy disk half a minute.
import { existsSync, mkdtempSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
/** A container's may be of 64 MB, which is not enough for all that runs at once. */
const enough = 512;

function hasRoom(folder: string, megabytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > megabytes * 1024 * 1024;
  } catch {
    return false;
  }
}

/** Where scratchFolder() may have made one. */
export const scratchPlaces = (): string[] => [inMemory, tmpdir()].filter(existsSync);

/** A new folder, whose name begins so; on disk where there is no room for so many megabytes in memory. Whoever makes it removes it. */
export const scratchFolder = (name: string, megabytes = enough): string =>
  realpathSync(mkdtempSync(path.join(hasRoom(inMemory, megabytes) ? inMemory : tmpdir(), name)));
