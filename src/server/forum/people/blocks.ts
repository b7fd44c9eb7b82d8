// Whom a member blocks in the forum: nothing of theirs in lists and threads, and no message of what they write.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import type { AuthorRow, Poster, ReaderId } from '../authors.ts';

/** Authors that a member blocks at most: every list leaves each of them out. */
const authorsMost = 300;

/** Whether an author is none that the reader blocks. */
export const isUnblocked = (reader: ReaderId, author: RawBuilder<unknown>): RawBuilder<boolean> =>
  reader === null
    ? sql`true`
    : sql`NOT EXISTS (SELECT FROM forum_block b WHERE b.station = current_station() AND b.account_id = ${reader} AND b.author_id = ${author})`;

/** Blocks an author, who is then not followed either, or ends that; the same again changes nothing. Refuses oneself, and who is not in the forum. */
export async function setBlocked(
  db: Db,
  { station, accountId }: Poster,
  authorId: number,
  isBlocked: boolean,
  now: Date,
): Promise<void> {
  if (authorId === accountId) throw new Refusal('server.forum.blockSelf', { code: 'invalid' });
  if (!isBlocked) {
    await db
      .deleteFrom('forum_block')
      .where('account_id', '=', accountId)
      .where('author_id', '=', authorId)
      .execute();
    return;
  }
  const author = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', authorId)
    .where('role', 'in', ['member', 'agent'])
    .executeTakeFirst();
  if (!author) throw new Refusal('server.forum.gone', { code: 'notFound' });
  const { count } = await db
    .selectFrom('forum_block')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('author_id', '<>', authorId)
    .executeTakeFirstOrThrow();
  if (count >= authorsMost)
    throw new Refusal('server.forum.blockMost', { code: 'throttled', values: { limit: authorsMost } });
  await db
    .insertInto('forum_block')
    .values({ station, account_id: accountId, author_id: authorId, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
  await db
    .deleteFrom('forum_follow')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'author')
    .where('target_id', '=', BigInt(authorId))
    .execute();
}

/** The authors whom a member blocks, the latest first. */
export const blockedBy = (db: Db, accountId: number): Promise<AuthorRow[]> =>
  db
    .selectFrom('forum_block as block')
    .innerJoin('account as author', 'author.id', 'block.author_id')
    .select(['author.id as author_id', 'author.name', 'author.nick_name', 'author.level', 'author.role'])
    .where('block.account_id', '=', accountId)
    .orderBy('block.created_at', 'desc')
    .orderBy('block.author_id', 'desc')
    .execute();

/** Who of these blocks an author. */
export async function blockersOf(db: Db, authorId: number, among: readonly number[]): Promise<number[]> {
  if (among.length === 0) return [];
  const rows = await db
    .selectFrom('forum_block')
    .select('account_id')
    .where('author_id', '=', authorId)
    .where('account_id', 'in', among)
    .execute();
  return rows.map(({ account_id }) => account_id);
}
