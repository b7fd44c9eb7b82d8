// Owns pictures of posts: decoding what a member uploads and writing a new file of it, and handing one out while its post may be seen.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { lockKey } from '../account/rateLimit.ts';
import { createQueue } from '../boundedQueue.ts';
import type { StoredPicture } from '../db/columnTypes.ts';
import type { Db } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';

/** Pixels that are decoded at most: the largest photo of today's phones is twice scaled down by the browser before it gets here. */
const pixelsMost = 24_000_000;
const edgeMost = 1_600;
/** Longest edge of a file, and how often the short edge may go into it: a strip of millions of rows takes seconds to scale. */
const sourceEdgeMost = 12_000;
const ratioMost = 40;
/** Stored pictures that belong to no post yet, for each member. */
const unusedMost = 30;

/** Decoding takes up to eight seconds of a core: a few at a time, and none that its member no longer waits for. */
export const redrawQueue = createQueue({ atOnce: 2, waiting: 40, waitMs: 6_000 });

/** What the first bytes say a file is; null for anything that is not one of the four formats. */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | 'gif' | null {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)) ? 'gif' : null;
}

/** Whether the file ends where its format says it ends: what lies behind is not part of the picture. */
function endsWithItself(file: Buffer, format: 'jpeg' | 'png' | 'webp' | 'gif'): boolean {
  switch (format) {
    case 'jpeg':
      return file.subarray(-2).equals(Buffer.from([0xff, 0xd9]));
    case 'png':
      return file.toString('latin1', file.length - 8, file.length - 4) === 'IEND';
    case 'webp': {
      const length = file.readUInt32LE(4) + 8;
      return length === file.length || length + 1 === file.length;
    }
    case 'gif':
      return file.at(-1) === 0x3b;
  }
}

/** Whether the edges that the header promises are those of a picture and not of a strip. */
function hasSoundEdges({ width, height }: { width: number; height: number }): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long <= sourceEdgeMost && long <= ratioMost * short;
}

export interface Redrawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/** A new picture made from the pixels of a file, upright, without anything else the file held. Refuses what is no sound picture. */
export async function redraw(file: Buffer): Promise<Redrawn> {
  const refuse = () => new Refusal('server.forum.picture', { code: 'invalid', field: 'data' });
  const format = formatOf(file);
  if (!format || !endsWithItself(file, format)) throw refuse();
  // Loaded by whoever uploads: a server without pictures does not pay for the decoder.
  const { default: sharp } = await import('sharp');
  try {
    // The first frame alone; a header that promises more pixels than allowed is refused before anything is decoded.
    const picture = sharp(file, {
      limitInputPixels: pixelsMost,
      failOn: 'error',
      pages: 1,
      sequentialRead: true,
    });
    const found = await picture.metadata();
    if (found.format !== format || !hasSoundEdges(found)) throw refuse();
    const { data, info } = await picture
      .autoOrient()
      .resize(edgeMost, edgeMost, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: 8 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refuse();
  }
}

/** Stores a redrawn picture that belongs to no post yet. */
export async function storePicture(
  db: Db,
  station: string,
  authorId: number,
  picture: Redrawn,
  now: Date,
): Promise<StoredPicture> {
  await lockKey(db, station, `forum pictures ${authorId}`);
  const { count } = await db
    .selectFrom('forum_picture')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('author_id', '=', authorId)
    .where('article_id', 'is', null)
    .where('comment_id', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= unusedMost)
    throw new Refusal('server.forum.pictureLimit', { code: 'throttled', field: 'data' });
  const { bytes, width, height } = picture;
  const key = randomBytes(16).toString('hex');
  await db
    .insertInto('forum_picture')
    .values({ key, station, author_id: authorId, width, height, bytes, created_at: now })
    .execute();
  return { key, width, height };
}

/** The pictures of a post by their keys, in order. Refuses what is not the member's own, what is used already, and a repeat. */
export async function takePictures(
  db: Db,
  authorId: number,
  keys: string | undefined,
): Promise<StoredPicture[]> {
  if (keys === undefined) return [];
  const wanted = keys.split(',');
  const rows = await db
    .selectFrom('forum_picture')
    .select(['key', 'width', 'height'])
    .where('key', 'in', wanted)
    .where('author_id', '=', authorId)
    .where('article_id', 'is', null)
    .where('comment_id', 'is', null)
    .forUpdate()
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  if (byKey.size !== wanted.length)
    throw new Refusal('server.forum.pictureGone', { code: 'invalid', field: 'pictures' });
  return wanted.map((key) => byKey.get(key)!);
}

/** Gives pictures to the post they were uploaded for. */
export async function attachPictures(
  db: Db,
  pictures: readonly StoredPicture[],
  post: { article_id: bigint } | { comment_id: bigint },
): Promise<void> {
  if (pictures.length === 0) return;
  await db
    .updateTable('forum_picture')
    .set(post)
    .where(
      'key',
      'in',
      pictures.map(({ key }) => key),
    )
    .execute();
}

/** The bytes of a picture whose post everybody may see, or which belongs to none or waits and so is known to its author alone. */
export async function pictureBytes(db: Db, key: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    SELECT p.bytes FROM forum_picture p
      LEFT JOIN forum_comment c ON c.id = p.comment_id
      LEFT JOIN forum_article a ON a.id = coalesce(p.article_id, c.article_id)
      LEFT JOIN forum_comment f ON f.id = c.parent_id
      WHERE p.key = ${key} AND coalesce(c.status, 'visible') IN ('visible', 'pending')
        AND coalesce(a.status, 'visible') IN ('visible', 'pending') AND coalesce(f.status, 'visible') IN ('visible', 'pending')`.execute(
    db,
  );
  return rows[0]?.bytes;
}
