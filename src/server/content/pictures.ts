// The pictures of content: drawn again from the files of a set, stored under the hash of their bytes, and read by it.
import { createHash } from 'node:crypto';
import type { ContentKind as KindName } from '#content/content.generated.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { createRedrawing } from '../forum/redrawing.ts';
import { Refusal } from '../refusal.ts';
import { defaultSettings } from '../settings.ts';
import type { Files } from './plan.ts';
import type { File, Json } from './rows.ts';

export interface NewPicture {
  key: string;
  /** Hash of the file it was made from. */
  source: string;
  width: number;
  height: number;
  bytes: Buffer;
}

const inSet = /^pictures\/[A-Za-z0-9._-]+$/;
const stored = /^\/pictures\/([0-9a-f]{64})\.webp$/;
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const addressOf = (key: string): string => `/pictures/${key}.webp`;

/** Every text of a value replaced. */
function replaced(value: Json, change: (text: string) => string): Json {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return (value as readonly Json[]).map((each) => replaced(each, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, change)]));
}

/** The pictures that files name by a path of their set. */
export function picturesNamed(files: Files): string[] {
  const names = new Set<string>();
  for (const file of files.values())
    replaced(file as Json, (text) => {
      if (inSet.test(text)) names.add(text);
      return text;
    });
  return [...names].sort();
}

/** Those of the station that were made from one of these files, or that are one of them. */
async function knownPictures(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_picture')
    .select(['key', 'source'])
    .where((where) => where.or([where('source', 'in', hashes), where('key', 'in', hashes)]))
    .execute();
  return new Map(rows.flatMap(({ key, source }) => [[source, key] as const, [key, key] as const]));
}

/**
 * Files with the addresses of their pictures in place of their paths, and the pictures that the station does not have yet. What is no picture is
 * named in `faults`.
 */
export async function preparePictures(
  db: Db,
  files: Files,
  read: (path: string) => Buffer | undefined,
): Promise<{ files: Files; pictures: NewPicture[]; faults: string[] }> {
  const faults: string[] = [];
  const given = picturesNamed(files).flatMap((path) => {
    const bytes = read(path);
    if (bytes) return [{ path, bytes, hash: hashOf(bytes) }];
    faults.push(`${path} is named, and there is no such file in the set.`);
    return [];
  });
  const known = await knownPictures(
    db,
    given.map(({ hash }) => hash),
  );
  const pictures: NewPicture[] = [];
  const addresses = new Map<string, string>();
  const redrawing = createRedrawing(defaultSettings);
  for (const { path, bytes, hash } of given) {
    let key = known.get(hash);
    if (!key)
      try {
        const picture = await redrawing.redraw(bytes, path);
        key = hashOf(picture.bytes);
        pictures.push({ ...picture, key, source: hash });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        faults.push(`${path} is no sound picture: it has to be a whole JPEG, PNG, WebP or GIF.`);
        continue;
      }
    addresses.set(path, addressOf(key));
  }
  redrawing.close();
  const named = new Map<KindName, File>(
    [...files].map(([kind, file]) => [
      kind,
      replaced(file as Json, (text) => addresses.get(text) ?? text) as File,
    ]),
  );
  return { files: named, pictures, faults };
}

export async function storePictures(
  { db, station, now }: StationWork,
  pictures: readonly NewPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .insertInto('content_picture')
    .values(pictures.map((picture) => ({ ...picture, station, created_at: now })))
    .onConflict((clash) => clash.columns(['station', 'key']).doNothing())
    .execute();
}

/** Stores one picture, and says how an entry names it; null where the file is no sound picture. */
export async function addPicture(
  work: StationWork,
  file: Buffer,
  owner: string,
): Promise<{ address: string; width: number; height: number } | null> {
  const redrawing = createRedrawing(defaultSettings);
  try {
    const picture = await redrawing.redraw(file, owner);
    const key = hashOf(picture.bytes);
    await storePictures(work, [{ ...picture, key, source: hashOf(file) }]);
    return { address: addressOf(key), width: picture.width, height: picture.height };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  } finally {
    redrawing.close();
  }
}

export async function contentPicture(db: Db, key: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('content_picture')
    .select('bytes')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.bytes;
}

/** Files as a set on disk has them, with the pictures that belong beside them, by path. */
export async function exportedPictures(
  db: Db,
  files: Files,
): Promise<{ files: Files; pictures: Map<string, Buffer> }> {
  const keys = new Set<string>();
  const named = new Map<KindName, File>(
    [...files].map(([kind, file]) => [
      kind,
      replaced(file as Json, (text) => {
        const [, key] = stored.exec(text) ?? [];
        if (!key) return text;
        keys.add(key);
        return text.slice(1);
      }) as File,
    ]),
  );
  const pictures = new Map<string, Buffer>();
  for (const key of [...keys].sort()) {
    const bytes = await contentPicture(db, key);
    if (bytes) pictures.set(addressOf(key).slice(1), bytes);
  }
  return { files: named, pictures };
}
