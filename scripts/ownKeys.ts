// The keys that seal what lies in the database: of the environment, or of files in the data folder.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultSettings, type Settings } from '#server/settings.ts';

type Variable = 'OFFICE_KEY' | 'DRAW_KEY' | 'DATA_KEY';

const fileOf = (variable: Variable, dataDir: string): string =>
  path.join(dataDir, `${variable.replace('_KEY', '').toLowerCase()}.key`);

/** The key of a variable; makes the file (`office.key`, `draw.key`, `data.key`) where there is neither. Several servers of one database share the variable. */
function keyOf(variable: Variable, dataDir: string): string {
  const given = process.env[variable];
  if (given) return given;
  const file = fileOf(variable, dataDir);
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

/** Seals the data of persons. */
export const dataKeyOf = (dataDir: string): string => keyOf('DATA_KEY', dataDir);

/** The settings with which a command opens the database of a server: the key of its data, where there is one by now. A command makes none, which no server would have. */
export function settingsOfCommand(dataDir: string): Settings {
  const file = fileOf('DATA_KEY', dataDir);
  const dataKey = process.env.DATA_KEY || (existsSync(file) ? dataKeyOf(dataDir) : '');
  return { ...defaultSettings, dataKey };
}
