// The stored pictures of posts: keeping what a member uploaded, and handing it out while its post may be seen.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { lockKey } from '../account/rateLimit.ts';
import type { StoredPicture } from '../db/columnTypes.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { Refusal } from '../refusal.ts';
import type { Redrawn } from './redraw.ts';

/** Stored pictures that belong to no post yet, for each member. */
const unusedMost = 30;

/** Stores a redrawn picture that belongs to no post yet. */
export async function storePicture(
  { db, station, now }: StationWork,
  authorId: number,
  picture: Redrawn,
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
