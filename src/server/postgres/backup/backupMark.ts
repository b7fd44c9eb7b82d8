// The mark of the last backup that was read back and adds up: a small file beside the embedded database, for the figures.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const markFile = (dataDir: string): string => path.join(dataDir, 'last-backup.json');

/** `at`: everything committed before is in the backup. */
export function writeBackupMark(dataDir: string, at: Date): void {
  const draft = `${markFile(dataDir)}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify({ at: at.toISOString() })}\n`, { mode: 0o600 });
  renameSync(draft, markFile(dataDir));
}

/** undefined where none was made, or the mark cannot be read. */
export function readBackupMark(dataDir: string): Date | undefined {
  try {
    const { at } = JSON.parse(readFileSync(markFile(dataDir), 'utf8')) as { at: string };
    const moment = new Date(at);
    return Number.isNaN(moment.getTime()) ? undefined : moment;
  } catch {
    return undefined;
  }
}
