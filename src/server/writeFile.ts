// Writing a file whole: no reader ever sees half of it.
import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes beside the file and renames over it; keeps its mode. Throws what the file system says, with nothing left behind. */
export function writeFileWhole(file: string, content: string | Buffer): void {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`);
  try {
    const before = statSync(file, { throwIfNoEntry: false });
    writeFileSync(beside, content, { flag: 'wx' });
    if (before) chmodSync(beside, before.mode);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
