// Owns where tests write many small files: in memory where the machine has such a place, since making and deleting thousands takes a busy disk half a minute.
import { mkdtempSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const inMemory = '/dev/shm';
/** A container's may be of 64 MB, which is not enough for all that runs at once. */
const enoughBytes = 512 * 1024 * 1024;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > enoughBytes;
  } catch {
    return false;
  }
}

/** A new folder, whose name begins so. Whoever makes it removes it. */
export const scratchFolder = (name: string): string =>
  realpathSync(mkdtempSync(path.join(hasRoom(inMemory) ? inMemory : tmpdir(), name)));
