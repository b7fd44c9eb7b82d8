// The file of a station as the studio meets it where stations are kept, in a folder or in the database: its text, the name of just this text, its logos, and writing them.
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedSchema } from '#station/create/newStation.ts';
import { type Reading, readStation } from '#station/read/readStation.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { type StationPlace, type StationsInService, schemaFrom } from '../../stations.ts';
import { writeFileWhole } from '../../writeFile.ts';
import { uploadedLogo } from './logos.ts';
import { nameOfBytes } from './names.ts';

export interface FileInPlace {
  /** Without its folder. */
  name: string;
  text: string;
  /** Names just these bytes. */
  mark: string;
}

/** A file or logo that is written, by whom and when. */
interface Writing {
  by: string;
  now: Date;
}

/** Where the files of stations are kept. Each throws what its place says. */
interface Place {
  read(code: string): Promise<Buffer | undefined>;
  write(code: string, text: string, writing: Writing): Promise<void>;
  isWritable(): boolean;
  /** Names of logos, in their order. */
  logos(): Promise<string[]>;
  writeLogo(name: string, bytes: Buffer, writing: Writing): Promise<void>;
  /** What a new file says its `$schema` is. */
  schema: string;
}

/** A station that is served has the file of its code: the checker keeps every other one out. */
const nameOf = (code: string): string => `${code}.json`;

function inFolder(folder: string): Place {
  const logos = path.join(folder, 'logo');
  return {
    async read(code) {
      try {
        return readFileSync(path.join(folder, nameOf(code)));
      } catch {
        return undefined;
      }
    },
    async write(code, text) {
      writeFileWhole(path.join(folder, nameOf(code)), text);
    },
    isWritable() {
      try {
        accessSync(folder, constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },
    async logos() {
      return existsSync(logos)
        ? readdirSync(logos)
            .filter((name) => !name.startsWith('.'))
            .sort()
        : [];
    },
    async writeLogo(name, bytes) {
      mkdirSync(logos, { recursive: true });
      writeFileWhole(path.join(logos, name), bytes);
    },
    schema: schemaFrom(folder),
  };
}

function inDatabase(db: Db): Place {
  return {
    async read(code) {
      const row = await db
        .selectFrom('station_source')
        .select('text')
        .where('code', '=', code)
        .executeTakeFirst();
      return row && Buffer.from(row.text);
    },
    async write(code, text, { by, now }) {
      await db
        .insertInto('station_source')
        .values({ code, text, made_by: by, at: now })
        .onConflict((same) => same.column('code').doUpdateSet({ text, made_by: by, at: now }))
        .execute();
    },
    isWritable: () => true,
    async logos() {
      const rows = await db.selectFrom('station_logo').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    },
    async writeLogo(name, bytes, { now }) {
      await db
        .insertInto('station_logo')
        .values({ name, bytes, at: now })
        .onConflict((same) => same.column('name').doNothing())
        .execute();
    },
    schema: shippedSchema,
  };
}

const placeOf = (db: Db, place: StationPlace | undefined): Place => {
  if (place === undefined) throw new Refusal('office-studio.noFiles', { code: 'noFiles' });
  return place.kind === 'folder' ? inFolder(place.folder) : inDatabase(db);
};

/** The file of a station now, whatever the server has read of it; undefined where there is none. */
export async function foundFile(
  db: Db,
  { place }: StationsInService,
  code: string,
): Promise<FileInPlace | undefined> {
  const bytes = await placeOf(db, place).read(code);
  return bytes && { name: nameOf(code), text: bytes.toString('utf8'), mark: nameOfBytes(bytes) };
}

/** The same; refuses where it is gone. */
export async function fileOf(db: Db, stations: StationsInService, code: string): Promise<FileInPlace> {
  const file = await foundFile(db, stations, code);
  if (!file) throw new Refusal('office-studio.noFile', { code: 'noFile', values: { file: nameOf(code) } });
  return file;
}

/** The file of a station that is still to be made. */
export const fileToBe = (code: string): FileInPlace => ({
  name: nameOf(code),
  text: '',
  mark: nameOfBytes(''),
});

/** Whether the server may write the files. */
export const isWritable = (db: Db, { place }: StationsInService): boolean =>
  place !== undefined && placeOf(db, place).isWritable();

/** What a new file says its `$schema` is. */
export const schemaHere = (db: Db, { place }: StationsInService): string => placeOf(db, place).schema;

const addressOf = (name: string): string => `/logo/${name}`;

/** Pictures that a file may name, by their addresses: those in their place, and those that were uploaded for it. */
export async function assetsOf(db: Db, { place }: StationsInService): Promise<string[]> {
  const there = place === undefined ? [] : await placeOf(db, place).logos();
  const uploaded = await db.selectFrom('studio_logo').select('name').execute();
  return [...new Set([...there, ...uploaded.map(({ name }) => name)])].sort().map(addressOf);
}

/** What is to be read of a text, as if it were the file. */
export const readAs = (assets: readonly string[], name: string, text: string): Reading =>
  readStation(text, name, { hasAsset: (asset) => assets.includes(asset) });

/** What the file system says, in words. */
function refuseUnwritten(error: unknown, file: string): never {
  if (error instanceof Refusal || !('syscall' in (error as object))) throw error;
  throw new Refusal('office-studio.notWritable', {
    code: 'notWritable',
    values: { file, said: (error as NodeJS.ErrnoException).code ?? '' },
  });
}

/** Writes the file of a station, to the byte, and before it the logo that it names where that was uploaded. Refuses where the server may not. */
export async function writeFileOf(
  db: Db,
  { place }: StationsInService,
  code: string,
  { text, logo, ...writing }: Writing & { text: string; logo: string },
): Promise<void> {
  const here = placeOf(db, place);
  const name = path.basename(logo);
  const uploaded =
    logo === '' || (await here.logos()).includes(name) ? undefined : await uploadedLogo(db, name);
  try {
    if (uploaded) await here.writeLogo(name, uploaded, writing);
  } catch (error) {
    refuseUnwritten(error, addressOf(name));
  }
  try {
    await here.write(code, text, writing);
  } catch (error) {
    refuseUnwritten(error, nameOf(code));
  }
}
