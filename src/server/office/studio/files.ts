// Owns the file of a station as the studio meets it on disk: its text, the name of just this text, and whether it may be written.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Reading, readStation } from '#station/read/readStation.ts';
import { Refusal } from '../../refusal.ts';
import type { StationsInService } from '../../stations.ts';
import { writeFileWhole } from '../../writeFile.ts';

/** Sixteen signs that differ where bytes do. */
export const nameOfBytes = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  // The length in front, so that no two lists of parts are the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part);
  return hash.digest('hex').slice(0, 16);
};

export interface FileOnDisk {
  /** Without its folder. */
  name: string;
  text: string;
  /** Names just these bytes. */
  mark: string;
}

/** A station that is served has the file of its code: the checker keeps every other one out. */
const nameOf = (code: string): string => `${code}.json`;

const folderOf = ({ folder }: StationsInService): string => {
  if (folder === undefined) throw new Refusal('office-studio.noFiles', { code: 'noFiles' });
  return folder;
};

/** The file of a station now, whatever the server has read of it. Refuses where it is gone. */
export function fileOf(stations: StationsInService, code: string): FileOnDisk {
  const name = nameOf(code);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(folderOf(stations), name));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('office-studio.noFile', { code: 'noFile', values: { file: name } });
  }
  return { name, text: bytes.toString('utf8'), mark: nameOfBytes(bytes) };
}

/** Whether the server may write the files. */
export function isWritable({ folder }: StationsInService): boolean {
  if (folder === undefined) return false;
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Pictures that a file may name, by their addresses. */
export function assetsOf({ folder }: StationsInService): string[] {
  const logos = folder === undefined ? '' : path.join(folder, 'logo');
  if (!existsSync(logos)) return [];
  return readdirSync(logos)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => `/logo/${name}`);
}

/** What is to be read of a text, as if it were the file. */
export const readAs = (stations: StationsInService, name: string, text: string): Reading =>
  readStation(text, name, {
    hasAsset: (asset) => stations.folder !== undefined && existsSync(path.join(stations.folder, asset)),
  });

/** Writes the file of a station, to the byte. Refuses where the server may not. */
export function writeFileOf(stations: StationsInService, code: string, text: string): void {
  try {
    writeFileWhole(path.join(folderOf(stations), nameOf(code)), text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('office-studio.notWritable', {
      code: 'notWritable',
      values: { file: nameOf(code), said: (error as NodeJS.ErrnoException).code ?? '' },
    });
  }
}
