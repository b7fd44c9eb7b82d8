// Following authors and articles, and liking articles and comments: one row each, so that nobody counts twice.
import type { Db } from '../../db/stationTransaction.ts';
import type { ForumFollowTable } from '../../db/tables.ts';
import { Refusal } from '../../refusal.ts';
import type { Poster } from '../authors.ts';
import { addVoice } from '../posting.ts';
import { setBlocked } from './blocks.ts';

export type FollowKind = ForumFollowTable['kind'];

/** Authors that a member follows at most: the list of followed articles reads each of them. */
const authorsMost = 300;

const gone = () => new Refusal('server.forum.gone', { code: 'notFound' });

/** What is followed or liked, locked until the count is written; refuses what the member cannot see. Returns its author. */
async function lockTarget(db: Db, kind: FollowKind, target: bigint): Promise<number> {
  if (kind === 'author') {
    if (target > 2_147_483_647n) throw gone();
    const author = await db
      .selectFrom('account')
      .select('id')
      .where('id', '=', Number(target))
      .where('role', 'in', ['member', 'agent'])
      .executeTakeFirst();
    if (!author) throw gone();
    return author.id;
  }
  if (kind === 'likeComment') {
    const comment = await db
      .selectFrom('forum_comment as comment')
      .innerJoin('forum_article as article', 'article.id', 'comment.article_id')
      .leftJoin('forum_comment as above', 'above.id', 'comment.parent_id')
      .select(['comment.author_id', 'above.id as above_id', 'above.status as above_status'])
      .where('comment.id', '=', target)
      .where('comment.status', '=', 'visible')
      .where('article.status', '=', 'visible')
      .executeTakeFirst();
    if (!comment || (comment.above_id !== null && comment.above_status !== 'visible')) throw gone();
    return comment.author_id;
  }
  const article = await db
    .selectFrom('forum_article')
    .select('author_id')
    .where('id', '=', target)
    .where('status', '=', 'visible')
    .executeTakeFirst();
  if (!article) throw gone();
  return article.author_id;
}

/** Follows or likes, or takes it back where it was so. */
export async function toggleFollow(
  db: Db,
  { station, accountId }: Poster,
  kind: FollowKind,
  target: bigint,
  now: Date,
): Promise<{ followed: boolean; count: number }> {
  const author = await lockTarget(db, kind, target);
  if (kind === 'author' && author === accountId)
    throw new Refusal('server.forum.followSelf', { code: 'invalid' });
  const { numDeletedRows } = await db
    .deleteFrom('forum_follow')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', target)
    .executeTakeFirstOrThrow();
  const followed = numDeletedRows === 0n;
  if (followed) {
    if (kind === 'author') {
      await refuseTooMany(db, accountId);
      // Who is followed is read again.
      await setBlocked(db, { station, accountId }, author, false, now);
    }
    await db
      .insertInto('forum_follow')
      .values({ station, account_id: accountId, kind, target_id: target, created_at: now })
      // Two at once, each under an intent of its own: both end followed, and it counts once.
      .onConflict((clash) => clash.doNothing())
      .execute();
    if (kind === 'likeArticle') await addVoice(db, station, target, accountId);
  }
  return { followed, count: await countOf(db, kind, target) };
}

async function refuseTooMany(db: Db, accountId: number): Promise<void> {
  const { count } = await db
    .selectFrom('forum_follow')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('account_id', '=', accountId)
    .where('kind', '=', 'author')
    .executeTakeFirstOrThrow();
  if (count >= authorsMost)
    throw new Refusal('server.forum.followMost', { code: 'throttled', values: { limit: authorsMost } });
}

async function countOf(db: Db, kind: FollowKind, target: bigint): Promise<number> {
  if (kind === 'article') return 0;
  if (kind === 'author') {
    const row = await db
      .selectFrom('forum_profile')
      .select('fan_count')
      .where('account_id', '=', Number(target))
      .executeTakeFirst();
    return row?.fan_count ?? 0;
  }
  const { like_count } = await db
    .selectFrom(kind === 'likeArticle' ? 'forum_article' : 'forum_comment')
    .select('like_count')
    .where('id', '=', target)
    .executeTakeFirstOrThrow();
  return like_count;
}
