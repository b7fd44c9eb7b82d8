// Writing in the forum: who may, how often, what a post holds, where a comment belongs, and who gets a message about it.
import { sql } from 'kysely';
import { newChildLimits, newMainLimits } from '#contract/forum.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { consumeQuota } from '../account/rateLimit.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import { cleanText } from '../messages/playerMessage.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Poster } from './authors.ts';
import { cardOf } from './cards.ts';
import { reportAnswer, reportMention } from './news.ts';
import { displayName, mentionsIn } from './people/authors.ts';
import { blockersOf } from './people/blocks.ts';
import { attachPictures, takePictures } from './pictures.ts';
import { searchedText } from './searched.ts';
import { refuseForbiddenWords } from './words.ts';

/** Floors on a page of an article. */
export const floorsPerPage = 20;

export interface NewArticle {
  groupId: number;
  title: string;
  content: string;
  pictures?: string | undefined;
  share?: string | undefined;
}

export interface NewComment {
  articleId: bigint;
  replyToId?: bigint | undefined;
  quote: boolean;
  content: string;
  pictures?: string | undefined;
}

type Status = 'pending' | 'visible';

/** What a poster must be, checked before anything is read: named, not muted, and 30 seconds after the last post. */
async function admit(db: Db, poster: Poster, now: Date, settings: Settings) {
  const account = await db
    .selectFrom('account')
    .leftJoin('forum_profile', 'forum_profile.account_id', 'account.id')
    .select([
      'account.id',
      'account.name',
      'account.nick_name',
      'account.role',
      'account.state',
      'forum_profile.muted_until',
    ])
    .where('account.id', '=', poster.accountId)
    .executeTakeFirstOrThrow();
  if (account.state !== 'enabled') throw new Refusal('server.forum.muted', { code: 'muted' });
  if (account.nick_name === '') throw new Refusal('server.forum.nickName', { code: 'nickNameMissing' });
  if (account.muted_until && account.muted_until > now)
    throw new Refusal('server.forum.mutedUntil', {
      code: 'muted',
      values: { time: formatMoment(account.muted_until).slice(0, 16) },
    });
  const key = `forum post ${poster.accountId}`;
  if (!(await consumeQuota({ db, station: poster.station, now }, key, 1, settings.forumPostSeconds)))
    throw new Refusal('server.forum.tooFast', {
      code: 'throttled',
      field: 'content',
      values: { seconds: settings.forumPostSeconds },
    });
  return account;
}

/** The same text as of any other message, without a forbidden word. */
async function cleanPost(
  db: Db,
  text: string,
  field: 'title' | 'content',
  limit: { least: number },
): Promise<string> {
  const clean = cleanText(text, field, limit);
  await refuseForbiddenWords(db, clean, field);
  return clean;
}

/** Posts an article. */
export async function postArticle(
  db: Db,
  poster: Poster,
  article: NewArticle,
  now: Date,
  settings: Settings,
): Promise<{ id: bigint; status: Status }> {
  const author = await admit(db, poster, now, settings);
  const group = await db
    .selectFrom('forum_group')
    .select(['post_permission', 'is_moderated'])
    .where('id', '=', article.groupId)
    .executeTakeFirst();
  if (!group) throw new Refusal('server.forum.gone', { code: 'notFound' });
  const mayPost =
    group.post_permission === 'member' || (group.post_permission === 'agent' && author.role === 'agent');
  if (!mayPost) throw new Refusal('server.forum.groupClosed', { code: 'groupClosed', field: 'groupId' });
  const title = await cleanPost(db, article.title, 'title', newMainLimits.title);
  const content = await cleanPost(db, article.content, 'content', newMainLimits.content);
  // A word is not hidden by its first half being in the title.
  await refuseForbiddenWords(db, `${title}${content}`, 'content');
  const pictures = await takePictures(db, poster.accountId, article.pictures);
  const card = await cardOf(db, poster.accountId, article.share);
  const mentions = await mentionsIn(db, content);
  const status: Status = group.is_moderated ? 'pending' : 'visible';
  const { id } = await db
    .insertInto('forum_article')
    .values({
      station: poster.station,
      group_id: article.groupId,
      author_id: poster.accountId,
      title,
      content,
      pictures: JSON.stringify(pictures),
      searched: searchedText(sql`${title}::text`, sql`${content}::text`),
      card: card && JSON.stringify(card),
      mentions: JSON.stringify(mentions),
      created_at: now,
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachPictures(db, pictures, { article_id: id });
  if (status === 'visible') await announceArticle({ db, station: poster.station, now }, id);
  return { id, status };
}

/** Posts a comment on a visible article, as a floor of its own or as an answer below the floor of what it answers. */
export async function postComment(
  db: Db,
  poster: Poster,
  comment: NewComment,
  now: Date,
  settings: Settings,
): Promise<{ id: bigint; floor: number; page: number; status: Status }> {
  await admit(db, poster, now, settings);
  const gone = () => new Refusal('server.forum.gone', { code: 'notFound' });
  const article = await db
    .selectFrom('forum_article')
    .innerJoin('forum_group', 'forum_group.id', 'forum_article.group_id')
    .select(['forum_article.author_id', 'forum_group.is_moderated'])
    .where('forum_article.id', '=', comment.articleId)
    .where('forum_article.status', '=', 'visible')
    .executeTakeFirst();
  if (!article) throw gone();
  const answered = comment.replyToId === undefined ? null : await answeredBy(db, comment);
  if (answered === undefined) throw gone();
  const content = await cleanPost(db, comment.content, 'content', newChildLimits.content);
  const pictures = await takePictures(db, poster.accountId, comment.pictures);
  const mentions = await mentionsIn(db, content);
  const status: Status = article.is_moderated ? 'pending' : 'visible';
  let floor = 0;
  if (!answered) {
    // The article's row is locked from here on: floors are numbered one after the other.
    const next = await db
      .updateTable('forum_article')
      .set((set) => ({ floors: set('floors', '+', 1) }))
      .where('id', '=', comment.articleId)
      .where('status', '=', 'visible')
      .returning('floors')
      .executeTakeFirst();
    if (!next) throw gone();
    floor = next.floors;
  }
  const { id } = await db
    .insertInto('forum_comment')
    .values({
      station: poster.station,
      article_id: comment.articleId,
      parent_id: answered?.floorId ?? null,
      reply_to_id: answered?.id ?? null,
      author_id: poster.accountId,
      floor,
      content,
      pictures: JSON.stringify(pictures),
      mentions: JSON.stringify(mentions),
      is_quoting: answered !== null && comment.quote,
      created_at: now,
      status,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachPictures(db, pictures, { comment_id: id });
  if (status === 'visible') await announceComment({ db, station: poster.station, now }, id);
  return { id, floor, page: pageOfFloor(floor || answered!.floor), status };
}

/** The page of an article that shows a floor. */
export const pageOfFloor = (floor: number): number => Math.max(1, Math.ceil(floor / floorsPerPage));

/** The visible comment that another answers, with the floor it belongs to; undefined where it cannot be answered. */
async function answeredBy(db: Db, { articleId, replyToId }: NewComment) {
  const row = await db
    .selectFrom('forum_comment as comment')
    .leftJoin('forum_comment as above', 'above.id', 'comment.parent_id')
    .select([
      'comment.id',
      'comment.floor',
      'above.id as above_id',
      'above.floor as above_floor',
      'above.status as above_status',
    ])
    .where('comment.id', '=', replyToId!)
    .where('comment.article_id', '=', articleId)
    .where('comment.status', '=', 'visible')
    .executeTakeFirst();
  if (!row || (row.above_id !== null && row.above_status !== 'visible')) return undefined;
  return { id: row.id, floorId: row.above_id ?? row.id, floor: row.above_floor ?? row.floor };
}

/** Counts a member as a voice for an article of somebody else, once. */
export async function addVoice(db: Db, station: string, articleId: bigint, accountId: number): Promise<void> {
  await db
    .insertInto('forum_voice')
    .columns(['station', 'article_id', 'account_id'])
    .expression((where) =>
      where
        .selectFrom('forum_article')
        .select(['station', 'id', where.val(accountId).as('account_id')])
        .where('id', '=', articleId)
        .where('station', '=', station)
        .where('author_id', '<>', accountId),
    )
    .onConflict((clash) => clash.columns(['article_id', 'account_id']).doNothing())
    .execute();
}

/** Sends a message to those whom an article names, once others can see it. */
export async function announceArticle({ db, station, now }: StationWork, id: bigint): Promise<void> {
  const row = await db
    .selectFrom('forum_article')
    .innerJoin('account', 'account.id', 'forum_article.author_id')
    .select(['author_id', 'title', 'content', 'mentions', 'account.name', 'account.nick_name'])
    .where('forum_article.id', '=', id)
    .executeTakeFirstOrThrow();
  const news = {
    station,
    articleId: id,
    articleTitle: row.title,
    writer: displayName(row),
    text: row.content,
    page: 1,
  };
  const named = row.mentions.map((one) => one.id);
  const silent = new Set([row.author_id, ...(await blockersOf(db, row.author_id, named))]);
  for (const receiver of named) if (!silent.has(receiver)) await reportMention(db, receiver, news, now);
}

/** Counts a comment's voice and sends a message to whom it answers and whom it names, once others can see it; nobody gets two about one comment. */
export async function announceComment({ db, station, now }: StationWork, id: bigint): Promise<void> {
  const row = await db
    .selectFrom('forum_comment as comment')
    .innerJoin('forum_article as article', 'article.id', 'comment.article_id')
    .innerJoin('account', 'account.id', 'comment.author_id')
    .leftJoin('forum_comment as answered', 'answered.id', 'comment.reply_to_id')
    .leftJoin('forum_comment as above', 'above.id', 'comment.parent_id')
    .select([
      'comment.author_id',
      'comment.article_id',
      'comment.content',
      'comment.mentions',
      'comment.floor',
      'article.title',
      'article.author_id as article_author',
      'answered.author_id as answered_author',
      'above.floor as above_floor',
      'account.name',
      'account.nick_name',
    ])
    .where('comment.id', '=', id)
    .executeTakeFirstOrThrow();
  await addVoice(db, station, row.article_id, row.author_id);
  const floor = row.floor || (row.above_floor ?? 1);
  const news = {
    station,
    articleId: row.article_id,
    commentId: id,
    articleTitle: row.title,
    writer: displayName(row),
    text: row.content,
    page: pageOfFloor(floor),
    floor,
  };
  // Who blocks the writer gets none.
  const answered = [row.answered_author, row.article_author].filter((one) => one !== null);
  const named = row.mentions.map((one) => one.id);
  const informed = new Set([
    row.author_id,
    ...(await blockersOf(db, row.author_id, [...answered, ...named])),
  ]);
  for (const receiver of answered)
    if (!informed.has(receiver)) {
      informed.add(receiver);
      await reportAnswer(db, receiver, news, now);
    }
  for (const receiver of named)
    if (!informed.has(receiver)) {
      informed.add(receiver);
      await reportMention(db, receiver, news, now);
    }
}
