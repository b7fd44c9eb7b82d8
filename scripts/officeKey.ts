// Owns the key that seals what the office keeps of its people's second factors: of OFFICE_KEY, or of a file in the data folder.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key; makes the file where there is neither. Several servers of one database share OFFICE_KEY. */
export function officeKeyOf(dataDir: string): string {
  if (process.env.OFFICE_KEY) return process.env.OFFICE_KEY;
  const file = path.join(dataDir, 'office.key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Two that start at once: the first one's stays.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
