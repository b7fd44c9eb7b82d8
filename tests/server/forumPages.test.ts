// The forum's pages on the server: a picture's address, and the moderators' page with its forms.
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setNickName } from '#contract/account.generated.ts';
import { getArticleDetail, newMain, report, savePicture } from '#contract/forum.generated.ts';
import { readHistory } from '#server/content/history.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { pictureBytes } from '#server/forum/pictures.ts';
import { forbiddenWords } from '#server/forum/words.ts';
import { registerForumPage } from '#server/web/forum/forumPage.ts';
import { registerForumPictures } from '#server/web/pictures/forumPictures.ts';
import { article, comment, desk, groupsOf, poster } from '#support/forum.ts';
import { payloads } from '#support/hostileHtml.ts';
import { idOf, loggedIn } from '#support/messages.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { escapeHtml } from '#texts/html.ts';

let server: RunningServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  app = fastify();
  await app.register(formbody);
  const { stations } = server.context;
  const deps = {
    stations,
    stationOf: () => stations.byCode(alpha),
    forumPicture: (station: string, key: string) =>
      inStation(server.pool, station, (db) => pictureBytes(db, key)),
    forumDesk: desk(server),
  };
  registerForumPictures(app, deps);
  registerForumPage(app, deps as never);
});
afterAll(async () => {
  await app.close();
  await server.stop();
});

const page = async () => (await app.inject(`/operator/forum?station=${alpha}`)).body;
const submit = (
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
) =>
  app.inject({
    method: 'POST',
    url: '/operator/forum',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ station: alpha, ...fields }).toString(),
  });

test('a picture is served as the WebP it is, and not once its post is hidden', async () => {
  const member = await poster(server, 'member02');
  const file = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { answer } = await member.call(savePicture, { data: file.toString('base64url') });
  const id = await article(server, member, { pictures: answer.key! });
  const sent = await app.inject(answer.picture!.url);
  expect(sent.headers).toMatchObject({ 'content-type': 'image/webp' });
  expect(await sharp(sent.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
  await desk(server).decide(alpha, 'article', BigInt(id), 'hide');
  expect((await app.inject(answer.picture!.url)).statusCode).toBe(404);
  for (const url of [
    '/forum-picture/x.webp',
    `/forum-picture/${'0'.repeat(32)}.webp`,
    '/forum-picture/..%2f..%2fetc.webp',
  ])
    expect((await app.inject(url)).statusCode).toBe(404);
});

test('the page shows what waits as text, and its buttons decide', async () => {
  const groups = await groupsOf(server);
  expect((await submit({ group: String(groups[1]!.id), moderated: '1' })).statusCode).toBe(303);
  const member = await poster(server, 'member02');
  const id = await article(server, member, { groupId: groups[1]!.id, content: '<img src=x onerror=hit()>' });
  expect(await page()).toContain('&lt;img src=x onerror=hit()&gt;');
  const guest = server.client(alpha);
  const shown = async () => (await guest.call(getArticleDetail, { articleId: id })).answer.success;
  await submit({ kind: 'article', id, act: 'show' });
  expect(await shown()).toBe(true);
  // It no longer waits; among what was decided it can be judged again.
  const [waiting, rest] = (await page()).split('<h2>查找帖子</h2>');
  expect(waiting).not.toContain('onerror');
  expect(rest).toContain('&lt;img src=x onerror=hit()&gt;');
  await submit({ kind: 'article', id, act: 'hide' });
  expect(await shown()).toBe(false);
});

test('a comment is shown whole, with its place, its pictures and the card of its article, and a decision is found and taken back', async () => {
  const member = await poster(server, 'member02');
  const reporter = await poster(server, 'agent01');
  const file = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const picture = async () =>
    (await member.call(savePicture, { data: file.toString('base64url') })).answer.key!;
  const [first, second] = [await picture(), await picture()];
  const id = await article(server, member, { title: '带图的帖子' });
  const floor = await comment(server, member, id, { content: '看图', pictures: `${first},${second}` });
  await reporter.call(report, { targetType: 'comment', targetId: floor, reason: 'advert' });
  const waiting = await page();
  expect(waiting).toContain('带图的帖子');
  expect(waiting).toContain(`/forum/article/${id}?floor=1`);
  for (const key of [first, second]) expect(waiting).toContain(`/operator/forum/picture/${alpha}/${key}`);

  await submit({ kind: 'comment', id: floor, act: 'hide' });
  // On the site it is gone; at the desk it can still be judged.
  expect((await app.inject(`/forum-picture/${first}.webp`)).statusCode).toBe(404);
  const kept = await app.inject(`/operator/forum/picture/${alpha}/${first}`);
  expect(kept.headers['content-type']).toBe('image/webp');
  expect((await app.inject(`/operator/forum/picture/${beta}/${first}`)).statusCode).toBe(404);
  const decided = (await page()).split('<h2>最近处理</h2>')[1]!;
  expect(decided).toContain('隐藏：test');
  expect(decided).toContain('恢复显示');
  await submit({ kind: 'comment', id: floor, act: 'mute' });
  expect(await page()).toContain('作者禁言中');
  await submit({ kind: 'comment', id: floor, act: 'unmute' });
  await submit({ kind: 'comment', id: floor, act: 'show' });

  const found = async (find: string, at = '') => {
    const query = new URLSearchParams({ station: alpha, find, floor: at });
    const { body } = await app.inject(`/operator/forum?${query}`);
    return body.split('<h2>查找帖子</h2>')[1]!.split('<h2>最近处理</h2>')[0]!;
  };
  expect(await found(`https://one.example/forum/article/${id}?floor=1`)).toContain('<p>看图</p>');
  expect(await found(id, '1')).toContain('<p>看图</p>');
  expect(await found(id)).not.toContain('<p>看图</p>');
  expect(await found(id)).toContain('带图的帖子');
  for (const none of ['999999', 'x', '"><script>hit()</script>']) {
    expect(await found(none)).toContain('没有找到这个帖子');
    expect(await found(none)).not.toContain('<script>hit');
  }
});

test('the desk shows every payload as text, in articles, comments and what is looked for', async () => {
  const member = await poster(server, 'member02');
  const group_id = (await groupsOf(server))[1]!.id;
  const author_id = await idOf(server, 'member02');
  const article_id = BigInt(await article(server, member));
  for (let from = 0; from < payloads.length; from += 40) {
    const texts = payloads.slice(from, from + 40);
    const row = { station: alpha, author_id, created_at: server.now(), pictures: '[]', mentions: '[]' };
    await inStation(server.pool, alpha, async (db) => {
      for (const table of ['forum_article', 'forum_comment'] as const)
        await db.updateTable(table).set({ status: 'hidden' }).where('status', '=', 'pending').execute();
      await db
        .insertInto('forum_article')
        .values(texts.map((text) => ({ ...row, status: 'pending', group_id, title: text, content: text })))
        .execute();
      await db
        .insertInto('forum_comment')
        .values(
          texts.map((text, at) => ({
            ...row,
            status: 'pending',
            article_id,
            floor: from + at + 1,
            content: text,
          })),
        )
        .execute();
    });
    const markup = await page();
    // Beside its own tags the page holds no markup: whatever a member wrote is escaped.
    const foreign =
      /<(?!\/?(?:!doctype|html|head|meta|title|link|body|header|h1|h2|p|nav|a|main|ul|li|form|input|b|small|time|strong|code|img|button|label|textarea|footer)[\s>])[^>]{0,40}/gi;
    expect(markup.match(foreign)).toBeNull();
    expect(markup.match(/<[a-z][^>]*\s(?:on[a-z]+|style|srcdoc)\s*=[^>]*/gi)).toBeNull();
    for (const text of texts) expect(markup.split(escapeHtml(text)).length - 1).toBeGreaterThanOrEqual(3);
  }
});

test('words that an operator saves bind posts and nicknames from then on', async () => {
  await submit({ words: '暗 号词\n\n，Ｓcam' });
  expect(await inStation(server.pool, alpha, forbiddenWords)).toEqual(['scam', '暗号词']);
  // It stands in the history of content, so that whoever applies files sees that they are older.
  const [change] = await inStation(server.pool, alpha, (db) => readHistory(db, 1));
  expect(change).toMatchObject({ by: 'test, forum' });
  expect(JSON.stringify(change!.differences)).toContain('暗号词');
  const member = await poster(server, 'member02');
  server.passTime(31);
  const [group] = await groupsOf(server);
  const send = async (content: string) =>
    (await member.call(newMain, { groupId: group!.id, title: '一个普通标题', content })).answer.code;
  expect(await send('这里有个暗*号*词')).toBe('forbidden');
  expect(await send('a S C A M here')).toBe('forbidden');
  expect(await send('以前不许说的必中')).toBeUndefined();
  const other = await loggedIn(server, 'member01');
  expect((await other.call(setNickName, { nickName: '暗号词一号' })).answer.code).toBe('forbidden');
});

test('a form of another site, or of none, changes nothing', async () => {
  const before = await inStation(server.pool, alpha, forbiddenWords);
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    {},
  ])
    expect((await submit({ words: 'x' }, headers as Record<string, string>)).statusCode).toBe(404);
  expect((await submit({ station: 'nowhere', words: 'x' })).statusCode).toBe(404);
  expect(await inStation(server.pool, alpha, forbiddenWords)).toEqual(before);
});
