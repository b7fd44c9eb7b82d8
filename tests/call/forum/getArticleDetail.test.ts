// forum/getArticleDetail: views once a session, pages of floors, and that what may not be seen is not there.
import { expect } from 'vitest';
import { deleteOwn, getArticleDetail } from '#contract/forum.generated.ts';
import { article, comment, desk, wrongCounters } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';

test('a view counts once a session: a member again after a new log-in, a guest by the browser', async ({
  server,
  second: member,
}) => {
  const articleId = await article(server, member);
  const open = async (client: Client) =>
    (await client.call(getArticleDetail, { articleId })).answer.article!.viewCount;
  expect(await open(member)).toBe(1);
  expect(await open(member)).toBe(1);
  await Promise.all([open(member), open(member), open(member)]);
  const guest = server.client(alpha);
  await guest.call(getArticleDetail, { articleId });
  expect(await open(guest)).toBe(2);
  expect(await open(server.client(alpha))).toBe(3);
  await member.logIn('member02');
  expect(await open(member)).toBe(4);
});

test('floors come twenty a page; what is gone leaves its floor empty and moves no other', async ({
  server,
  second: member,
}) => {
  const articleId = await article(server, member);
  const ids: string[] = [];
  for (let count = 0; count < 21; count++) ids.push(await comment(server, member, articleId));
  await desk(server).decide(alpha, 'comment', BigInt(ids[2]!), 'hide');
  await member.call(deleteOwn, { targetType: 'comment', targetId: ids[4]! });
  const page = async (number: number) =>
    (await member.call(getArticleDetail, { articleId, page: number })).answer;
  const first = await page(1);
  expect(first.comments).toHaveLength(18);
  expect(first).toMatchObject({ pageCount: 2, article: { commentCount: 19 } });
  expect((await page(2)).comments!.map(({ comment: { floor } }) => floor)).toEqual([21]);
  expect((await page(3)).comments).toEqual([]);
});

test('the floors of the author alone have pages of their own, with the answers of everybody', async ({
  server,
  member,
  second,
}) => {
  const articleId = await article(server, second);
  const own: string[] = [];
  for (let count = 0; count < 21; count++) {
    own.push(await comment(server, second, articleId));
    if (count % 7 === 0) await comment(server, member, articleId);
  }
  const answer = await comment(server, member, articleId, { replyToId: own[0]! });
  const page = async (number: number) =>
    (await member.call(getArticleDetail, { articleId, page: number, authorOnly: true })).answer;
  const first = await page(1);
  expect(first.comments!.map(({ comment: { id } }) => id)).toEqual(own.slice(0, 20));
  expect(first.comments![0]!.answers.map(({ id }) => id)).toEqual([answer]);
  expect(first.pageCount).toBe(2);
  expect((await page(2)).comments!.map(({ comment: { id } }) => id)).toEqual(own.slice(20));
  const silent = await article(server, second);
  await comment(server, member, silent);
  const { answer: none } = await member.call(getArticleDetail, { articleId: silent, authorOnly: true });
  expect([none.comments, none.pageCount]).toEqual([[], 1]);
});

test('a hidden, deleted or foreign article answers exactly as one that never was', async ({
  server,
  second: member,
}) => {
  const hidden = await article(server, member);
  const deleted = await article(server, member);
  const there = await article(server, member);
  await desk(server).decide(alpha, 'article', BigInt(hidden), 'hide');
  await member.call(deleteOwn, { targetType: 'article', targetId: deleted });
  const guest = server.client(alpha);
  const none = (await guest.call(getArticleDetail, { articleId: '999999999' })).answer;
  expect(none).toMatchObject({ success: false, code: 'notFound' });
  for (const articleId of [hidden, deleted]) {
    expect((await guest.call(getArticleDetail, { articleId })).answer).toEqual(none);
    expect((await member.call(getArticleDetail, { articleId })).answer).toEqual(none);
  }
  expect((await server.client(beta).call(getArticleDetail, { articleId: there })).answer).toEqual(none);
  expect(await wrongCounters(server)).toEqual([]);
});

test('who has no nickname is shown by two characters of the account', async ({ server }) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ nick_name: '' }).where('name', '=', 'member02').execute(),
  );
  const { answer } = await server.client(alpha).call(getArticleDetail, { articleId: '1' });
  expect(answer.article!.author.name).toBe('me***');
  expect(JSON.stringify(answer)).not.toContain('member02');
});

test.for([{ articleId: 'x' }, { articleId: '1', page: 0 }, {}])(
  '%o is refused',
  async (request, { second: member }) => {
    expect((await member.call(getArticleDetail, request as never)).answer.code).toBe('invalid');
  },
);
