// The posts that a moderator looks at, whole: what waits or was reported, what was decided of late, and what an address names.
import { type RawBuilder, sql } from 'kysely';
import type { StoredCard, StoredPicture } from '../db/columnTypes.ts';
import type { NamedLottery } from '../db/play/lotteries.ts';
import type { Db } from '../db/stationTransaction.ts';
import type { ForumDecisionTable, ForumReportTable } from '../db/tables.ts';
import { lotteriesOfCards } from './cards.ts';
import type { NamedPost, PostKind } from './moderation.ts';

export interface DeskPost {
  kind: PostKind;
  id: bigint;
  article_id: bigint;
  /** Of its article. */
  title: string;
  content: string;
  pictures: StoredPicture[];
  card: StoredCard | null;
  /** That of its card; undefined without one, and for one that nobody knows any more. */
  lottery: NamedLottery | undefined;
  /** Its floor, or the one it is below; null for an article. */
  floor: number | null;
  status: 'pending' | 'visible' | 'hidden' | 'deleted';
  account: string;
  nick_name: string;
  is_muted: boolean;
  created_at: Date;
  /** Open reports and their reasons. */
  reports: number;
  reasons: ForumReportTable['reason'][];
  /** What was decided last, by whom and when; null for nothing. */
  decision: ForumDecisionTable['decision'] | null;
  decided_by: string | null;
  decided_at: Date | null;
}

/** The posts whose kind and id a query finds, whole and in its order. */
async function postsFound(db: Db, found: RawBuilder<unknown>, limit: number, now: Date): Promise<DeskPost[]> {
  const { rows } = await sql<Omit<DeskPost, 'lottery'>>`
    WITH found AS (${found}), posts AS (
      SELECT f.kind, f.place, a.id, a.id AS article_id, a.title, a.content, a.pictures, a.card, NULL::integer AS floor, a.status, a.author_id, a.created_at
        FROM found f JOIN forum_article a ON f.kind = 'article' AND a.id = f.id
      UNION ALL SELECT f.kind, f.place, c.id, c.article_id, a.title, c.content, c.pictures, NULL, coalesce(above.floor, c.floor), c.status, c.author_id, c.created_at
        FROM found f JOIN forum_comment c ON f.kind = 'comment' AND c.id = f.id JOIN forum_article a ON a.id = c.article_id
          LEFT JOIN forum_comment above ON above.id = c.parent_id
    )
    SELECT p.kind, p.id, p.article_id, p.title, p.content, p.pictures, p.card, p.floor, p.status, p.created_at, account.name AS account, account.nick_name,
        coalesce(profile.muted_until > ${now}, false) AS is_muted, r.reports, r.reasons, d.decision, d.decided_by, d.decided_at
      FROM posts p JOIN account ON account.id = p.author_id LEFT JOIN forum_profile profile ON profile.account_id = p.author_id
        CROSS JOIN LATERAL (SELECT count(*)::int AS reports, coalesce(array_agg(DISTINCT reason), '{}') AS reasons FROM forum_report
          WHERE closed_at IS NULL AND CASE p.kind WHEN 'article' THEN article_id = p.id ELSE comment_id = p.id END) r
        LEFT JOIN LATERAL (SELECT decision, decided_by, decided_at FROM forum_decision
          WHERE CASE p.kind WHEN 'article' THEN article_id = p.id ELSE comment_id = p.id END ORDER BY id DESC LIMIT 1) d ON true
      WHERE p.status <> 'deleted'
      ORDER BY p.place, p.created_at, p.id LIMIT ${limit}`.execute(db);
  const cards = rows.flatMap(({ card }) => card ?? []);
  const lotteries = await lotteriesOfCards(db, cards);
  return rows.map((row) => ({ ...row, lottery: row.card ? lotteries.get(row.card.lotCode) : undefined }));
}

const kindOf = sql`CASE WHEN article_id IS NULL THEN 'comment' ELSE 'article' END`;

/** What a moderator has to look at: posts that wait, and posts with open reports, most reports first. */
export const waitingPosts = (db: Db, limit: number, now: Date): Promise<DeskPost[]> =>
  postsFound(
    db,
    sql`SELECT kind, id, min(place) AS place FROM (
        (SELECT 'article' AS kind, id, 0::bigint AS place FROM forum_article WHERE status = 'pending' ORDER BY id LIMIT ${limit})
        UNION ALL (SELECT 'comment', id, 0 FROM forum_comment WHERE status = 'pending' ORDER BY id LIMIT ${limit})
        UNION ALL (SELECT ${kindOf}, coalesce(article_id, comment_id), -count(*) FROM forum_report WHERE closed_at IS NULL
          GROUP BY article_id, comment_id ORDER BY count(*) DESC LIMIT ${limit})
      ) each_of GROUP BY kind, id`,
    limit,
    now,
  );

/** A post and since when it waits. */
export type AgedPost = DeskPost & { since: Date };

/** The last post of a page: the next one begins after it. */
export type AfterPost = Pick<AgedPost, 'since' | 'kind' | 'id'>;

/**
 * What a moderator has to look at, the longest waiting first: after another one, or one alone, where such is named. A reported post waits since its first
 * open report.
 */
export async function postsByAge(
  db: Db,
  limit: number,
  now: Date,
  { after, only }: { after?: AfterPost | undefined; only?: NamedPost | undefined } = {},
): Promise<AgedPost[]> {
  const beyond = (since: RawBuilder<unknown>, kind: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    only
      ? sql`AND ${kind} = ${only.kind}::text AND ${id} = ${only.id}::bigint`
      : after
        ? sql`AND ${since} >= ${after.since}::timestamptz
            AND (${since}, ${kind}, ${id}) > (${after.since}::timestamptz, ${after.kind}::text, ${after.id}::bigint)`
        : sql``;
  const pending = (kind: PostKind) => sql`(SELECT ${sql.lit(kind)} AS kind, p.id, p.created_at AS since
    FROM ${sql.table(`forum_${kind}`)} p WHERE p.status = 'pending' ${beyond(sql`p.created_at`, sql.lit(kind), sql`p.id`)}
    ORDER BY p.created_at, p.id LIMIT ${limit})`;
  const reported = (kind: PostKind) => {
    const post = sql.ref(`r.${kind}_id`);
    return sql`(SELECT ${sql.lit(kind)}, ${post}, r.created_at FROM forum_report r
      JOIN ${sql.table(`forum_${kind}`)} p ON p.id = ${post} AND p.status NOT IN ('pending', 'deleted')
      WHERE r.closed_at IS NULL ${beyond(sql`r.created_at`, sql.lit(kind), post)}
        AND NOT EXISTS (SELECT FROM forum_report o WHERE ${sql.ref(`o.${kind}_id`)} = ${post} AND o.closed_at IS NULL AND o.id < r.id)
      ORDER BY r.created_at, ${post} LIMIT ${limit})`;
  };
  const { rows } = await sql<AfterPost>`
    ${pending('article')} UNION ALL ${pending('comment')} UNION ALL ${reported('article')} UNION ALL ${reported('comment')}
    ORDER BY since, kind, id LIMIT ${limit}`.execute(db);
  if (rows.length === 0) return [];
  const posts = await postsFound(
    db,
    sql`SELECT kind, id, place FROM unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ id }) => String(id))}::bigint[])
      WITH ORDINALITY AS f (kind, id, place)`,
    limit,
    now,
  );
  const sinceOf = new Map(rows.map(({ kind, id, since }) => [`${kind}-${id}`, since]));
  return posts.map((post) => ({ ...post, since: sinceOf.get(`${post.kind}-${post.id}`)! }));
}

const waitingMost = 100;

/** The same for a member who moderates: nobody decides about an own post. */
export const waitingFor = async (db: Db, account: string, now: Date): Promise<DeskPost[]> =>
  (await waitingPosts(db, waitingMost, now)).filter((post) => post.account !== account);

/** Posts that were decided on of late, the last decision first. */
export const decidedPosts = (db: Db, limit: number, now: Date): Promise<DeskPost[]> =>
  postsFound(
    db,
    sql`SELECT kind, id, min(place) AS place FROM (
        SELECT ${kindOf} AS kind, coalesce(article_id, comment_id) AS id, -id AS place FROM forum_decision ORDER BY forum_decision.id DESC LIMIT ${limit}
      ) late GROUP BY kind, id`,
    limit,
    now,
  );

/** The article that an address or a number names, and of a floor its comment with what answers it. Nothing for any other text. */
export async function postsAt(
  db: Db,
  address: string,
  floor: number | undefined,
  limit: number,
  now: Date,
): Promise<DeskPost[]> {
  const [, number] = /(?:^|\/article\/)([0-9]{1,18})(?:[?#].*)?$/.exec(address.trim()) ?? [];
  if (number === undefined) return [];
  const [, named] = /[?&]floor=([0-9]{1,9})(?:&|$)/.exec(address) ?? [];
  const asked = floor ?? (named === undefined ? undefined : Number(named));
  const articleId = BigInt(number);
  return postsFound(
    db,
    asked === undefined
      ? sql`SELECT 'article' AS kind, ${articleId}::bigint AS id, 0 AS place`
      : sql`SELECT 'comment' AS kind, c.id, CASE WHEN c.parent_id IS NULL THEN 0 ELSE 1 END AS place
          FROM forum_comment f JOIN forum_comment c ON c.id = f.id OR c.parent_id = f.id
          WHERE f.article_id = ${articleId} AND f.floor = ${asked} AND f.parent_id IS NULL`,
    limit,
    now,
  );
}
