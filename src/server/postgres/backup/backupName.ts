// The names of backups: when one was made, and the checksum that shows it is still what it was.

export interface BackupName {
  at: Date;
  /** The first 16 hex digits of the file's SHA-256. */
  checksum: string;
}

const pattern = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9a-f]{16})\.tar\.zst$/;

/** backup-20261123T061500Z-0123456789abcdef.tar.zst: the time is UTC, so that names sort by it. */
export const backupName = (at: Date, sha256: string): string =>
  `backup-${at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}-${sha256.slice(0, 16)}.tar.zst`;

/** undefined for a name that is not ours. */
export function readBackupName(name: string): BackupName | undefined {
  const [, year, month, day, hour, minute, second, checksum] = pattern.exec(name) ?? [];
  if (!checksum) return undefined;
  return { at: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), checksum };
}
