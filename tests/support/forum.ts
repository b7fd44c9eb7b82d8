// What tests of the forum share: members with nicknames, a group, and posts that are far enough apart.
import sharp from 'sharp';
import { newChild, newMain, savePicture } from '#contract/forum.generated.ts';
import type { ScreenRow } from '#contract/screens.generated.ts';
import { createOperatorDesk, type OperatorDesk } from '#server/content/forumDesk.ts';
import { inStation } from '#server/db/stationTransaction.ts';
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

export const desk = (server: RunningServer): OperatorDesk =>
  createOperatorDesk(server.pool, () => server.now(), 'test');

/** Posts an article half a minute after whatever was posted before, and returns its number. */
export async function article(
  server: RunningServer,
  client: Client,
  fields: Partial<{ groupId: number; title: string; content: string; pictures: string; share: string }> = {},
): Promise<string> {
  await server.passTime(31);
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
  await server.passTime(31);
  const { answer } = await client.call(newChild, { articleId, content: '同意，控制好注码', ...fields });
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.id!;
}

/** A colourful picture, uploaded; its key. */
async function pictureOf(client: Client, width: number, height: number, background: string): Promise<string> {
  const file = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { answer } = await client.call(savePicture, { data: file.toString('base64url') });
  if (!answer.success) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.key!;
}

/**
 * A forum with something to see: a list with pictures, marks and an own article that waits, and a thread with pictures, a card, floors, an
 * answer that quotes, and an own floor that waits. Returns the addresses of the screens that name a post or a group.
 */
export async function livelyForum(
  server: RunningServer,
  station: string,
): Promise<Partial<Record<ScreenRow['path'], string>>> {
  const [member, agent] = await Promise.all([
    poster(server, 'member01', station),
    poster(server, 'agent01', station),
  ]);
  const { settings } = server.context;
  const { forumPostSeconds } = settings;
  // The clock may be the test's own, which cannot be put forward here.
  Object.assign(settings, { forumPostSeconds: 0 });
  const [group, other] = await groupsOf(server, station);
  const groupId = group!.id;
  const keys = await Promise.all([
    pictureOf(agent, 1200, 900, '#8a5a3c'),
    pictureOf(agent, 900, 1200, '#3c6a8a'),
    pictureOf(agent, 1000, 1000, '#5a8a3c'),
    pictureOf(agent, 1600, 700, '#7a4c8a'),
  ]);
  const plain = { groupId, content: '连着三期开大，我的看法是小注跟一手就好，大家理性一点。' };
  await article(server, agent, { ...plain, title: '下班路上随便聊聊今天的走势' });
  await article(server, member, { ...plain, groupId: other!.id, title: '新手请教：信用和官方有什么区别' });
  const waits = await article(server, member, { ...plain, title: '这一帖还在等版主审核，先放在这里' });
  const articleId = await article(server, agent, {
    groupId,
    title: '今晚分分彩的走势怎么看，附上四张截图',
    content:
      '昨天晚上到今天早上一共看了六十期。\n万位大小交替得比较平均，个位连着开了五期小。\n@阿明 你那边怎么看？',
    pictures: keys.join(','),
  });
  const floor = await comment(server, member, articleId, { content: '随机的东西，看个乐就好，控制好注码。' });
  await comment(server, agent, articleId, { content: '同意，别上头。', replyToId: floor, quote: true });
  await comment(server, agent, articleId, {
    content: '补一张图。',
    pictures: await pictureOf(agent, 800, 500, '#8a8a3c'),
  });
  const own = await comment(server, member, articleId, { content: '我再补充一点，等审核通过大家就能看到。' });
  Object.assign(settings, { forumPostSeconds });
  const card = { kind: 'draw', lotCode: 'FFC', qiHao: '202611220500', haoMa: '1,2,3,4,5' };
  await server.inStation(station, async (db) => {
    await db
      .updateTable('forum_article')
      .set({ status: 'pending' })
      .where('id', '=', BigInt(waits))
      .execute();
    await db.updateTable('forum_comment').set({ status: 'pending' }).where('id', '=', BigInt(own)).execute();
    await db
      .updateTable('forum_article')
      .set({ card: JSON.stringify(card), is_essence: true })
      .where('id', '=', BigInt(articleId))
      .execute();
  });
  return {
    '/forum/article/:id': `/forum/article/${articleId}`,
    '/forum/write/:groupId': `/forum/write/${groupId}`,
    '/forum/comment/:parentArticleId': `/forum/comment/${articleId}?reply=${floor}`,
  };
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
