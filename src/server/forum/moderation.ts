// What happens to posts after they were written: deleting one's own, reports of members, what a moderator decides, and the record of it.
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { ForumDecisionTable, ForumReportTable } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import type { Poster } from './authors.ts';
import { reportHidden, withdrawWords } from './news.ts';
import { announceArticle, announceComment } from './posting.ts';

export type PostKind = 'article' | 'comment';

/** A post by its number among those of its kind. */
export interface NamedPost {
  kind: PostKind;
  id: bigint;
}

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
  await withdrawWords(db, kind, id);
}

/** Reports a visible post once. */
export async function reportPost(
  { db, now }: Pick<StationWork, 'db' | 'now'>,
  poster: Poster,
  { kind, id }: NamedPost,
  reason: ForumReportTable['reason'],
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

/** Who decides: a member of the station who moderates its forum, or the operator on the way that `name` says. */
export interface Moderator {
  accountId: number | null;
  name: string;
}

/** Writes down what was decided, by whom. */
async function record(
  { db, station, now }: StationWork,
  post: NamedPost & { authorId: number },
  decision: ForumDecisionTable['decision'],
  by: Moderator,
): Promise<void> {
  await db
    .insertInto('forum_decision')
    .values({
      station,
      decision,
      ...(post.kind === 'article' ? { article_id: post.id } : { comment_id: post.id }),
      author_id: post.authorId,
      moderator_id: by.accountId,
      decided_by: by.name,
      decided_at: now,
    })
    .execute();
}

/** A post that is not deleted, locked, with the title of its article. */
async function lockPost(db: Db, { kind, id }: NamedPost) {
  if (kind === 'article')
    return db
      .selectFrom('forum_article')
      .select(['status', 'author_id', 'content', 'title'])
      .where('id', '=', id)
      .where('status', '<>', 'deleted')
      .forUpdate()
      .executeTakeFirst();
  return db
    .selectFrom('forum_comment as comment')
    .innerJoin('forum_article as article', 'article.id', 'comment.article_id')
    .select(['comment.status', 'comment.author_id', 'comment.content', 'article.title'])
    .where('comment.id', '=', id)
    .where('comment.status', '<>', 'deleted')
    .forUpdate('comment')
    .executeTakeFirst();
}

/** Shows or hides a post and closes its reports; false where there is none. What was deleted stays deleted. The author of a hidden one reads `reason`. */
export async function decidePost(
  work: StationWork,
  { kind, id }: NamedPost,
  decision: Decision,
  by: Moderator,
  reason = '',
): Promise<boolean> {
  const { db, station, now } = work;
  const post = await lockPost(db, { kind, id });
  if (!post) return false;
  const status = decision === 'show' ? 'visible' : 'hidden';
  await db.updateTable(tableOf[kind]).set({ status }).where('id', '=', id).execute();
  await db
    .updateTable('forum_report')
    .set({ closed_at: now })
    .where(kind === 'article' ? 'article_id' : 'comment_id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
  await record(work, { kind, id, authorId: post.author_id }, decision, by);
  // Nobody was informed of a post while it waited.
  if (post.status === 'pending' && status === 'visible')
    await (kind === 'article' ? announceArticle : announceComment)(work, id);
  if (post.status !== 'hidden' && status === 'hidden') {
    await withdrawWords(db, kind, id);
    const { author_id: authorId, title: articleTitle, content: text } = post;
    await reportHidden(db, { station, authorId, articleTitle, text, reason }, now);
  }
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

/** Who wrote a post that is not deleted. */
export async function authorOf(db: Db, kind: PostKind, id: bigint): Promise<number | undefined> {
  const row = await db
    .selectFrom(tableOf[kind])
    .select('author_id')
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
  return row?.author_id;
}

/** Lets the author of a post only read until then, or write again; false where there is no such post. */
export async function muteAuthor(
  work: StationWork,
  { kind, id }: NamedPost,
  until: Date | null,
  by: Moderator,
): Promise<boolean> {
  const { db, station } = work;
  const authorId = await authorOf(db, kind, id);
  if (authorId === undefined) return false;
  await db
    .insertInto('forum_profile')
    .values({ station, account_id: authorId, muted_until: until })
    .onConflict((clash) => clash.column('account_id').doUpdateSet({ muted_until: until }))
    .execute();
  await record(work, { kind, id, authorId }, until ? 'mute' : 'unmute', by);
  return true;
}

/** Whether a member moderates the station's forum. */
export async function isModerator(db: Db, accountId: number | null): Promise<boolean> {
  if (accountId === null) return false;
  const row = await db
    .selectFrom('forum_profile')
    .select('is_moderator')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.is_moderator ?? false;
}

/** Makes a member a moderator, or takes that back. */
export async function setModerator(
  db: Db,
  station: string,
  accountId: number,
  isOne: boolean,
): Promise<void> {
  await db
    .insertInto('forum_profile')
    .values({ station, account_id: accountId, is_moderator: isOne })
    .onConflict((clash) => clash.column('account_id').doUpdateSet({ is_moderator: isOne }))
    .execute();
}
