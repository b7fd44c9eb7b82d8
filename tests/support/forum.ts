// Owns what tests of the forum share: members with nicknames, a group, and posts that are far enough apart.
import { newChild, newMain } from '#contract/forum.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { createForumDesk, type ForumDesk } from '#server/forum/desk.ts';
import { loggedIn } from './messages.ts';
import type { Client, RunningServer } from './startServer.ts';
import { alpha } from './testStations.ts';

/** A member of the station who may post; member01 is called 阿明 from then on. */
export async function poster(server: RunningServer, name: string, station = alpha): Promise<Client> {
  await inStation(server.pool, station, (db) =>
    db
      .updateTable('account')
      .set({ nick_name: '阿明' })
      .where('name', '=', name)
      .where('nick_name', '=', '')
      .execute(),
  );
  return loggedIn(server, name, station);
}

export const groupsOf = (server: RunningServer, station = alpha): Promise<{ id: number }[]> =>
  inStation(server.pool, station, (db) =>
    db.selectFrom('forum_group').select('id').orderBy('position').execute(),
  );

export const desk = (server: RunningServer): ForumDesk => createForumDesk(server.pool, () => server.now(), 'test');

/** Posts an article half a minute after whatever was posted before, and returns its number. */
export async function article(
  server: RunningServer,
  client: Client,
  fields: Partial<{ groupId: number; title: string; content: string; pictures: string; share: string }> = {},
): Promise<string> {
  server.passTime(31);
  const groupId = fields.groupId ?? (await groupsOf(server))[0]!.id;
  const { answer } = await client.call(newMain, {
    title: '今晚的走势怎么看',
    content: '连着三期开大，大家怎么看？',
    ...fields,
    groupId,
  });
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.id!;
}

/** The same for a comment. */
export async function comment(
  server: RunningServer,
  client: Client,
  articleId: string,
  fields: Partial<{ replyToId: string; quote: boolean; content: string; pictures: string }> = {},
): Promise<string> {
  server.passTime(31);
  const { answer } = await client.call(newChild, { articleId, content: '同意，控制好注码', ...fields });
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.id!;
}

/** Every counter that differs from the rows it counts; none, if all is well. */
export async function wrongCounters(server: RunningServer, station = alpha): Promise<unknown[]> {
  const client = await server.pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL ROLE house_app; SET LOCAL app.station = '${station}'`);
    const { rows } = await client.query(`
      SELECT 'group' AS what, g.id::bigint, g.article_count AS has, (SELECT count(*) FROM forum_article a WHERE a.group_id = g.id AND a.status = 'visible') AS is
        FROM forum_group g
      UNION ALL SELECT 'author', p.account_id, p.article_count, (SELECT count(*) FROM forum_article a WHERE a.author_id = p.account_id AND a.status = 'visible')
        FROM forum_profile p
      UNION ALL SELECT 'fans', p.account_id, p.fan_count, (SELECT count(*) FROM forum_follow f WHERE f.kind = 'author' AND f.target_id = p.account_id)
        FROM forum_profile p
      UNION ALL SELECT 'comments', a.id, a.comment_count, (SELECT count(*) FROM forum_comment c LEFT JOIN forum_comment f ON f.id = c.parent_id
          WHERE c.article_id = a.id AND c.status = 'visible' AND coalesce(f.status, 'visible') = 'visible') FROM forum_article a
      UNION ALL SELECT 'answers', c.id, c.answer_count, (SELECT count(*) FROM forum_comment b WHERE b.parent_id = c.id AND b.status = 'visible')
        FROM forum_comment c WHERE c.parent_id IS NULL
      UNION ALL SELECT 'likes', a.id, a.like_count, (SELECT count(*) FROM forum_follow f WHERE f.kind = 'likeArticle' AND f.target_id = a.id) FROM forum_article a
      UNION ALL SELECT 'comment likes', c.id, c.like_count, (SELECT count(*) FROM forum_follow f WHERE f.kind = 'likeComment' AND f.target_id = c.id)
        FROM forum_comment c
      UNION ALL SELECT 'voices', a.id, a.voices, (SELECT count(*) FROM forum_voice v WHERE v.article_id = a.id) FROM forum_article a`);
    return rows.filter(({ has, is }: { has: number; is: bigint | string }) => BigInt(has) !== BigInt(is));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}
