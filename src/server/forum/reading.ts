// What a reader sees of the forum: groups, lists of articles, an article with its floors, answers, profiles. Every list is read from where the page before ended.

import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import { startOfDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import type { StoredCard, StoredMention, StoredPicture } from '../db/columnTypes.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { ForumGroupTable } from '../db/tables.ts';
import { Refusal } from '../refusal.ts';
import type { AuthorRow, ReaderId } from './authors.ts';
import { isUnblocked } from './people/blocks.ts';
import { floorsPerPage } from './posting.ts';
import { searchedText, searchedWords } from './searched.ts';

export type PostStatus = 'pending' | 'visible' | 'hidden';

export interface ArticleRow extends AuthorRow {
  id: bigint;
  group_id: number;
  title: string;
  content: string;
  pictures: StoredPicture[];
  card: StoredCard | null;
  mentions: StoredMention[];
  created_at: Date;
  status: PostStatus;
  is_top: boolean;
  is_essence: boolean;
  view_count: number;
  comment_count: number;
  like_count: number;
  hot: bigint;
  floors: number;
  is_liked: boolean;
  is_followed: boolean;
}

export interface CommentRow extends AuthorRow {
  id: bigint;
  article_id: bigint;
  parent_id: bigint | null;
  floor: number;
  content: string;
  pictures: StoredPicture[];
  mentions: StoredMention[];
  created_at: Date;
  status: PostStatus;
  like_count: number;
  answer_count: number;
  is_liked: boolean;
  /** What it answers, where that is another answer of the same floor. */
  answered_name: string | null;
  answered_nick_name: string | null;
  /** First words of what it quotes; null where it quotes nothing, or what is gone. */
  quoted: string | null;
}

const authorColumns = sql`author.name, author.nick_name, author.level, author.role`;

const isMarked = (reader: ReaderId, kind: string, target: RawBuilder<unknown>): RawBuilder<boolean> =>
  reader === null
    ? sql`false`
    : sql`EXISTS (SELECT FROM forum_follow WHERE station = current_station() AND account_id = ${reader} AND kind = ${kind} AND target_id = ${target})`;

const articleColumns = (reader: ReaderId) => sql`
  a.id, a.group_id, a.author_id, a.title, a.content, a.pictures, a.card, a.mentions, a.created_at, a.status, a.is_top, a.is_essence,
  a.view_count, a.comment_count, a.like_count, a.hot, a.floors, ${authorColumns},
  ${isMarked(reader, 'likeArticle', sql`a.id`)} AS is_liked, ${isMarked(reader, 'article', sql`a.id`)} AS is_followed`;

/** The groups in their order, with what was written in each today. */
export async function groupsOf(
  db: Db,
  now: Date,
): Promise<(Selectable<ForumGroupTable> & { today_count: number })[]> {
  return db
    .selectFrom('forum_group as g')
    .selectAll('g')
    .select(
      sql<number>`(SELECT count(*)::int FROM forum_article a WHERE a.station = g.station AND a.group_id = g.id AND a.status = 'visible'
        AND a.created_at >= ${startOfDay(dayOf(now))})`.as('today_count'),
    )
    .orderBy('g.position')
    .execute();
}

export interface ListQuery {
  type: 'latest' | 'hot' | 'essence' | 'followed' | 'mine';
  groupId?: number | undefined;
  authorId?: number | undefined;
  /** What the title, the text or the author's nickname holds; with the latest alone. */
  words?: string | undefined;
  cursor?: string | undefined;
  size: number;
}

/** A cursor is the place of the last article on the hot list, and its number. */
function cursorOf(text: string | undefined): { id: bigint; hot: bigint } | null {
  if (text === undefined) return null;
  const [hot = '', id = ''] = text.split('_');
  return { hot: BigInt(hot), id: BigInt(id) };
}

const inThisStation = sql`a.station = current_station()`;
const isVisible = sql`a.status = 'visible'`;

/** Articles that a search looks through, the newest. */
const searchedMost = 5_000;

/** Numbers of the articles on a page, by the one index that holds them in order. */
function idsOf(
  { type, groupId, authorId, words, cursor, size }: ListQuery,
  reader: ReaderId,
): RawBuilder<{ id: bigint }> {
  const before = cursorOf(cursor);
  const inGroup = groupId === undefined ? sql`true` : sql`a.group_id = ${groupId}`;
  const older = before === null ? sql`true` : sql`a.id < ${before.id}`;
  const unblocked = isUnblocked(reader, sql`a.author_id`);
  switch (type) {
    case 'latest':
      if (authorId !== undefined) {
        // The author's own list shows what waits for a moderator as well.
        const shown = reader === authorId ? sql`a.status IN ('visible', 'pending')` : isVisible;
        return sql`SELECT a.id FROM forum_article a WHERE ${inThisStation} AND a.author_id = ${authorId} AND ${shown} AND ${inGroup} AND ${older}
          ORDER BY a.id DESC LIMIT ${size}`;
      }
      if (words !== undefined) {
        const said = searchedWords(words);
        return sql`SELECT a.id FROM (
            SELECT a.id, a.title, a.content, a.searched, a.author_id FROM forum_article a WHERE ${inThisStation} AND ${isVisible} AND ${inGroup} AND ${unblocked}
              ORDER BY a.id DESC LIMIT ${searchedMost}
          ) a JOIN account author ON author.id = a.author_id
          WHERE ${older} AND (strpos(coalesce(a.searched, ${searchedText(sql`a.title`, sql`a.content`)}), ${said}) > 0
            OR strpos(${searchedText(sql`author.nick_name`)}, ${said}) > 0)
          ORDER BY a.id DESC LIMIT ${size}`;
      }
      return sql`SELECT a.id FROM forum_article a WHERE ${inThisStation} AND ${isVisible} AND ${inGroup} AND ${unblocked} AND ${older} ORDER BY a.id DESC LIMIT ${size}`;
    case 'mine':
      return sql`SELECT a.id FROM forum_article a WHERE ${inThisStation} AND a.author_id = ${reader} AND a.status IN ('visible', 'pending') AND ${inGroup} AND ${older}
        ORDER BY a.id DESC LIMIT ${size}`;
    case 'essence':
      return sql`SELECT a.id FROM forum_article a WHERE ${inThisStation} AND ${isVisible} AND a.is_essence AND ${inGroup} AND ${unblocked} AND ${older}
        ORDER BY a.id DESC LIMIT ${size}`;
    case 'hot': {
      const colder = before === null ? sql`true` : sql`(a.hot, a.id) < (${before.hot}, ${before.id})`;
      return sql`SELECT a.id FROM forum_article a WHERE ${inThisStation} AND ${isVisible} AND a.voices >= 2 AND ${inGroup} AND ${unblocked} AND ${colder}
        ORDER BY a.hot DESC, a.id DESC LIMIT ${size}`;
    }
    case 'followed':
      return sql`
        (SELECT newest.id FROM forum_follow f CROSS JOIN LATERAL (
            SELECT a.id FROM forum_article a WHERE a.station = f.station AND a.author_id = f.target_id::integer AND ${isVisible} AND ${inGroup} AND ${older}
              ORDER BY a.id DESC LIMIT ${size}
          ) newest WHERE f.station = current_station() AND f.account_id = ${reader} AND f.kind = 'author')
        UNION
        (SELECT a.id FROM forum_follow f JOIN forum_article a ON a.id = f.target_id
          WHERE f.station = current_station() AND f.account_id = ${reader} AND f.kind = 'article' AND ${isVisible} AND ${inGroup} AND ${unblocked} AND ${older}
          ORDER BY f.target_id DESC LIMIT ${size})
        ORDER BY id DESC LIMIT ${size}`;
  }
}

/** Pinned articles that lead the first page of the latest, at most. */
const topMost = 5;

/** A page of a list. */
export async function articlePage(
  db: Db,
  query: ListQuery,
  reader: ReaderId,
): Promise<{ list: ArticleRow[]; hasMore: boolean }> {
  if ((query.type === 'followed' || query.type === 'mine') && reader === null)
    return { list: [], hasMore: false };
  const { type, size } = query;
  const { rows } = await sql<ArticleRow>`
    SELECT ${articleColumns(reader)} FROM (${idsOf({ ...query, size: size + 1 }, reader)}) page
      JOIN forum_article a ON a.id = page.id JOIN account author ON author.id = a.author_id
      ORDER BY ${type === 'hot' ? sql`a.hot DESC, a.id DESC` : sql`a.id DESC`}`.execute(db);
  const list = rows.slice(0, size);
  const isFirst =
    type === 'latest' &&
    query.authorId === undefined &&
    query.words === undefined &&
    query.cursor === undefined;
  const top = isFirst ? await pinned(db, query.groupId, reader) : [];
  const pinnedIds = new Set(top.map(({ id }) => id));
  return { list: [...top, ...list.filter(({ id }) => !pinnedIds.has(id))], hasMore: rows.length > size };
}

async function pinned(db: Db, groupId: number | undefined, reader: ReaderId): Promise<ArticleRow[]> {
  const inGroup = groupId === undefined ? sql`true` : sql`a.group_id = ${groupId}`;
  const { rows } = await sql<ArticleRow>`
    SELECT ${articleColumns(reader)} FROM forum_article a JOIN account author ON author.id = a.author_id
      WHERE ${inThisStation} AND ${isVisible} AND a.is_top AND ${inGroup} ORDER BY a.id DESC LIMIT ${topMost}`.execute(
    db,
  );
  return rows;
}

/** The newest articles of every group. */
export async function newestOfGroups(db: Db, each: number, reader: ReaderId): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    SELECT ${articleColumns(reader)} FROM forum_group g
      CROSS JOIN LATERAL (SELECT a.id FROM forum_article a WHERE a.station = g.station AND a.group_id = g.id AND ${isVisible} AND ${isUnblocked(reader, sql`a.author_id`)} ORDER BY a.id DESC LIMIT ${each}) newest
      JOIN forum_article a ON a.id = newest.id JOIN account author ON author.id = a.author_id
      ORDER BY g.position, a.id DESC`.execute(db);
  return rows;
}

/** An article that the reader may see: a visible one, or an own one that waits; a moderator also sees what others wait for and what is hidden. Others are not there. */
export async function articleOf(
  db: Db,
  id: bigint,
  reader: ReaderId,
  isModerator = false,
): Promise<ArticleRow> {
  const shown = isModerator
    ? sql`a.status <> 'deleted'`
    : sql`(${isVisible} OR (a.status = 'pending' AND a.author_id = ${reader ?? 0}))`;
  const { rows } = await sql<ArticleRow>`
    SELECT ${articleColumns(reader)} FROM forum_article a JOIN account author ON author.id = a.author_id
      WHERE a.id = ${id} AND ${shown}`.execute(db);
  if (!rows[0]) throw new Refusal('server.forum.gone', { code: 'notFound' });
  return rows[0];
}

/** Counts a view once for each viewer; true where it was the first. */
export async function countView(
  { db, station, now }: StationWork,
  articleId: bigint,
  viewer: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('forum_view')
    .values({ station, article_id: articleId, viewer, seen_at: now })
    .onConflict((clash) => clash.columns(['article_id', 'viewer']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .updateTable('forum_article')
    .set((set) => ({ view_count: set('view_count', '+', 1) }))
    .where('id', '=', articleId)
    .execute();
  return true;
}

/** What a reader sees of comments: visible ones but of those they block, and own ones that wait; a moderator all that are not deleted. */
function isShown(reader: ReaderId, isModerator: boolean): RawBuilder<boolean> {
  if (isModerator) return sql`c.status <> 'deleted'`;
  if (reader === null) return sql`c.status = 'visible'`;
  return sql`((c.status = 'visible' AND ${isUnblocked(reader, sql`c.author_id`)}) OR (c.status = 'pending' AND c.author_id = ${reader}))`;
}

const commentColumns = (reader: ReaderId) => sql`
  c.id, c.article_id, c.parent_id, c.floor, c.author_id, c.content, c.pictures, c.mentions, c.created_at, c.status, c.like_count, c.answer_count,
  ${authorColumns}, ${isMarked(reader, 'likeComment', sql`c.id`)} AS is_liked,
  CASE WHEN answered.parent_id IS NOT NULL THEN answerer.name END AS answered_name,
  CASE WHEN answered.parent_id IS NOT NULL THEN answerer.nick_name END AS answered_nick_name,
  CASE WHEN c.is_quoting AND answered.status = 'visible' THEN left(answered.content, 81) END AS quoted`;
const commentJoins = sql`JOIN account author ON author.id = c.author_id
  LEFT JOIN forum_comment answered ON answered.id = c.reply_to_id LEFT JOIN account answerer ON answerer.id = answered.author_id`;

/** Answers that an article shows below each floor at once, and a page of further ones. */
const firstAnswers = 3;
const answersPerPage = 20;

/** Which floors of an article are read. */
export interface FloorQuery {
  articleId: bigint;
  page: number;
  /** The floors of this author alone. */
  by?: number | undefined;
}

/**
 * A page of floors with their first answers. Floors are numbered without gaps as they are written, so a page is a range of them, however far down;
 * those of one author are counted off.
 */
export async function floorPage(
  db: Db,
  { articleId, page, by }: FloorQuery,
  reader: ReaderId,
  isModerator = false,
): Promise<{ floor: CommentRow; answers: CommentRow[] }[]> {
  const from = (page - 1) * floorsPerPage;
  const onPage =
    by === undefined
      ? sql`c.floor > ${from} AND c.floor <= ${from + floorsPerPage}`
      : sql`c.id IN (SELECT c.id FROM forum_comment c WHERE c.article_id = ${articleId} AND c.parent_id IS NULL AND c.author_id = ${by} AND ${isShown(reader, isModerator)}
          ORDER BY c.floor OFFSET ${from} LIMIT ${floorsPerPage})`;
  const { rows: floors } = await sql<CommentRow>`
    SELECT ${commentColumns(reader)} FROM forum_comment c ${commentJoins}
      WHERE c.article_id = ${articleId} AND c.parent_id IS NULL AND ${onPage} AND ${isShown(reader, isModerator)}
      ORDER BY c.floor`.execute(db);
  const ids = floors.map(({ id }) => id);
  const { rows: answers } =
    ids.length === 0
      ? { rows: [] }
      : await sql<CommentRow>`
    SELECT ${commentColumns(reader)} FROM unnest(${ids}::bigint[]) AS above (id)
      CROSS JOIN LATERAL (SELECT c.id FROM forum_comment c WHERE c.parent_id = above.id AND ${isShown(reader, isModerator)} ORDER BY c.id LIMIT ${firstAnswers}) first
      JOIN forum_comment c ON c.id = first.id ${commentJoins} ORDER BY c.id`.execute(db);
  return floors.map((floor) => ({
    floor,
    answers: answers.filter(({ parent_id }) => parent_id === floor.id),
  }));
}

/** How many floors of an article one author has. */
export async function floorsBy(
  db: Db,
  articleId: bigint,
  by: number,
  reader: ReaderId,
  isModerator = false,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM forum_comment c
      WHERE c.article_id = ${articleId} AND c.parent_id IS NULL AND c.author_id = ${by} AND ${isShown(reader, isModerator)}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** A page of the answers below a visible floor. */
export async function answerPage(
  db: Db,
  floorId: bigint,
  after: bigint | undefined,
  reader: ReaderId,
  isModerator = false,
): Promise<{ list: CommentRow[]; hasMore: boolean }> {
  const above = await db
    .selectFrom('forum_comment as c')
    .select('c.article_id')
    .where('c.id', '=', floorId)
    .where('c.parent_id', 'is', null)
    .where('c.status', 'in', isModerator ? ['visible', 'pending', 'hidden'] : ['visible'])
    .executeTakeFirst();
  if (!above) throw new Refusal('server.forum.gone', { code: 'notFound' });
  await articleOf(db, above.article_id, reader, isModerator);
  const { rows } = await sql<CommentRow>`
    SELECT ${commentColumns(reader)} FROM forum_comment c ${commentJoins}
      WHERE c.parent_id = ${floorId} AND c.id > ${after ?? 0n} AND ${isShown(reader, isModerator)} ORDER BY c.id LIMIT ${answersPerPage + 1}`.execute(
    db,
  );
  return { list: rows.slice(0, answersPerPage), hasMore: rows.length > answersPerPage };
}

export interface ProfileRow extends AuthorRow {
  article_count: number;
  fan_count: number;
  is_followed: boolean;
  is_blocked: boolean;
  is_muted: boolean;
}

/** A member as the forum shows one; trial accounts are not there. */
export async function profileOf(db: Db, accountId: number, reader: ReaderId, now: Date): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    SELECT author.id AS author_id, ${authorColumns}, coalesce(p.article_count, 0) AS article_count, coalesce(p.fan_count, 0) AS fan_count,
        ${isMarked(reader, 'author', sql`author.id`)} AS is_followed, NOT ${isUnblocked(reader, sql`author.id`)} AS is_blocked, coalesce(p.muted_until > ${now}, false) AS is_muted
      FROM account author LEFT JOIN forum_profile p ON p.account_id = author.id
      WHERE author.id = ${accountId} AND author.role IN ('member', 'agent')`.execute(db);
  if (!rows[0]) throw new Refusal('server.forum.gone', { code: 'notFound' });
  return rows[0];
}

/** Floors and articles looked through for people, and people offered, at most. */
const lateFloors = 60;
const lateArticles = 100;
const peopleMost = 60;

/** Whom a member can mention: those who wrote in the article, then followed authors, then authors of late. Only who has a nickname can be mentioned. */
export async function peopleFor(
  db: Db,
  accountId: number,
  articleId: bigint | undefined,
): Promise<AuthorRow[]> {
  const here =
    articleId === undefined
      ? sql`SELECT NULL::integer, 0, 0::bigint WHERE false`
      : sql`
        SELECT a.author_id, 0, 9223372036854775807 FROM forum_article a WHERE a.id = ${articleId} AND ${isVisible}
        UNION ALL SELECT said.author_id, 0, said.id FROM (
            SELECT c.id FROM forum_comment c WHERE c.article_id = ${articleId} AND c.parent_id IS NULL ORDER BY c.floor DESC LIMIT ${lateFloors}
          ) late JOIN forum_comment f ON f.id = late.id AND f.status = 'visible'
          CROSS JOIN LATERAL (
            SELECT f.author_id, f.id
            UNION ALL (SELECT c.author_id, c.id FROM forum_comment c WHERE c.parent_id = f.id AND c.status = 'visible' ORDER BY c.id DESC LIMIT ${answersPerPage})
          ) said`;
  const { rows } = await sql<AuthorRow>`
    SELECT author.id AS author_id, ${authorColumns} FROM (
        SELECT id, min(rank) AS rank, max(place) FILTER (WHERE rank = nearest) AS place FROM (
          SELECT *, min(rank) OVER (PARTITION BY id) AS nearest FROM (
            ${here}
            UNION ALL (SELECT f.target_id::integer, 1, coalesce(p.article_count, 0)::bigint FROM forum_follow f
              LEFT JOIN forum_profile p ON p.account_id = f.target_id::integer
              WHERE f.station = current_station() AND f.account_id = ${accountId} AND f.kind = 'author')
            UNION ALL (SELECT a.author_id, 2, a.id FROM forum_article a WHERE ${inThisStation} AND ${isVisible} ORDER BY a.id DESC LIMIT ${lateArticles})
          ) found (id, rank, place)
        ) ranked GROUP BY id
      ) person JOIN account author ON author.id = person.id
      WHERE author.nick_name <> '' AND author.role IN ('member', 'agent') AND author.id <> ${accountId} AND ${isUnblocked(accountId, sql`author.id`)}
      ORDER BY person.rank, person.place DESC, author.id LIMIT ${peopleMost}`.execute(db);
  return rows;
}
