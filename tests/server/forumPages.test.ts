// Owns the tests of the forum's pages on the server: a picture's address, and the moderators' page with its forms.
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setNickName } from '#contract/account.generated.ts';
import { getArticleDetail, newMain, savePicture } from '#contract/forum.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { pictureBytes } from '#server/forum/pictures.ts';
import { forbiddenWords } from '#server/forum/words.ts';
import { registerForumPage } from '#server/web/forum/forumPage.ts';
import { registerForumPictures } from '#server/web/pictures/forumPictures.ts';
import { article, desk, groupsOf, poster } from '#support/forum.ts';
import { loggedIn } from '#support/messages.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

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
  expect(await page()).not.toContain('onerror');
  await submit({ kind: 'article', id, act: 'hide' });
  expect(await shown()).toBe(false);
});

test('words that an operator saves bind posts and nicknames from then on', async () => {
  await submit({ words: '暗 号词\n\n，Ｓcam' });
  expect(await inStation(server.pool, alpha, forbiddenWords)).toEqual(['scam', '暗号词']);
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
