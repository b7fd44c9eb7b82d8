// Owns the keys that seal what lies in the database: of the environment, or of files in the data folder.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key of a variable; makes the file (`office.key`, `draw.key`) where there is neither. Several servers of one database share the variable. */
function keyOf(variable: 'OFFICE_KEY' | 'DRAW_KEY', dataDir: string): string {
  const given = process.env[variable];
  if (given) return given;
  const file = path.join(dataDir, `${variable.replace('_KEY', '').toLowerCase()}.key`);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    // Two that start at once: the first one's stays.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}

/** Seals what the office keeps of its people's second factors. */
export const officeKeyOf = (dataDir: string): string => keyOf('OFFICE_KEY', dataDir);

/** Seals the seeds of draws to come. */
export const drawKeyOf = (dataDir: string): string => keyOf('DRAW_KEY', dataDir);
