// Owns what happens to posts after they were written: deleting one's own, reports of members, and what a moderator decides.
import { sql } from 'kysely';
import type { Db } from '../db/stationTransaction.ts';
import type { ForumReportTable } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import { announceArticle, announceComment, type Poster } from './posting.ts';

export type PostKind = 'article' | 'comment';
export type Decision = 'show' | 'hide';

const tableOf = { article: 'forum_article', comment: 'forum_comment' } as const;
const gone = () => new Refusal('server.forum.gone', { code: 'notFound' });

/** Deletes a member's own post; again changes nothing. A post of somebody else, and one a moderator has hidden, is not there. */
export async function deleteOwn(db: Db, poster: Poster, kind: PostKind, id: bigint): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(tableOf[kind])
    .set({ status: 'deleted' })
    .where('id', '=', id)
    .where('author_id', '=', poster.accountId)
    .where('status', '<>', 'hidden')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw gone();
}

/** Reports a visible post once. */
export async function reportPost(
  db: Db,
  poster: Poster,
  kind: PostKind,
  id: bigint,
  reason: ForumReportTable['reason'],
  now: Date,
): Promise<void> {
  const post = await db
    .selectFrom(tableOf[kind])
    .select('author_id')
    .where('id', '=', id)
    .where('status', '=', 'visible')
    .executeTakeFirst();
  if (!post) throw gone();
  if (post.author_id === poster.accountId) throw new Refusal('server.forum.reportOwn', { code: 'invalid' });
  await db
    .insertInto('forum_report')
    .values({
      station: poster.station,
      account_id: poster.accountId,
      ...(kind === 'article' ? { article_id: id } : { comment_id: id }),
      reason,
      created_at: now,
    })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export interface WaitingPost {
  kind: PostKind;
  id: bigint;
  article_id: bigint;
  title: string;
  content: string;
  status: 'pending' | 'visible' | 'hidden' | 'deleted';
  account: string;
  nick_name: string;
  created_at: Date;
  /** Open reports and their reasons. */
  reports: number;
  reasons: string[];
}

/** What a moderator has to look at: posts that wait, and posts with open reports, most reports first. */
export async function waitingPosts(db: Db, limit: number): Promise<WaitingPost[]> {
  const { rows } = await sql<WaitingPost>`
    WITH reported AS (
      SELECT article_id, comment_id, count(*)::int AS reports, array_agg(DISTINCT reason) AS reasons
        FROM forum_report WHERE closed_at IS NULL GROUP BY article_id, comment_id ORDER BY count(*) DESC LIMIT ${limit}
    ), found AS (
      (SELECT 'article' AS kind, id FROM forum_article WHERE status = 'pending' ORDER BY id LIMIT ${limit})
      UNION (SELECT 'comment', id FROM forum_comment WHERE status = 'pending' ORDER BY id LIMIT ${limit})
      UNION SELECT CASE WHEN article_id IS NULL THEN 'comment' ELSE 'article' END, coalesce(article_id, comment_id) FROM reported
    ), posts AS (
      SELECT f.kind, a.id, a.id AS article_id, a.title, a.content, a.status, a.author_id, a.created_at
        FROM found f JOIN forum_article a ON f.kind = 'article' AND a.id = f.id
      UNION ALL SELECT f.kind, c.id, c.article_id, '', c.content, c.status, c.author_id, c.created_at
        FROM found f JOIN forum_comment c ON f.kind = 'comment' AND c.id = f.id
    )
    SELECT p.kind, p.id, p.article_id, p.title, p.content, p.status, p.created_at, account.name AS account, account.nick_name,
        coalesce(r.reports, 0) AS reports, coalesce(r.reasons, '{}') AS reasons
      FROM posts p JOIN account ON account.id = p.author_id
        LEFT JOIN reported r ON (p.kind = 'article' AND r.article_id = p.id) OR (p.kind = 'comment' AND r.comment_id = p.id)
      WHERE p.status <> 'deleted'
      ORDER BY coalesce(r.reports, 0) DESC, p.created_at, p.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Shows or hides a post and closes its reports; false where there is none. What was deleted stays deleted. */
export async function decidePost(
  db: Db,
  station: string,
  kind: PostKind,
  id: bigint,
  decision: Decision,
  now: Date,
): Promise<boolean> {
  const table = tableOf[kind];
  const post = await db
    .selectFrom(table)
    .select('status')
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  if (!post) return false;
  const status = decision === 'show' ? 'visible' : 'hidden';
  await db.updateTable(table).set({ status }).where('id', '=', id).execute();
  await db
    .updateTable('forum_report')
    .set({ closed_at: now })
    .where(kind === 'article' ? 'article_id' : 'comment_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  // Nobody was informed of a post while it waited.
  if (post.status === 'pending' && status === 'visible')
    await (kind === 'article' ? announceArticle : announceComment)(db, station, id, now);
  return true;
}

/** Pins an article above its list, or marks it as worth reading; false where there is none. */
export async function markArticle(
  db: Db,
  id: bigint,
  marks: { is_top?: boolean; is_essence?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('forum_article')
    .set(marks)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Lets a member only read until then. */
export async function muteMember(db: Db, station: string, accountId: number, until: Date): Promise<void> {
  await db
    .insertInto('forum_profile')
    .values({ station, account_id: accountId, muted_until: until })
    .onConflict((clash) => clash.column('account_id').doUpdateSet({ muted_until: until }))
    .execute();
}
