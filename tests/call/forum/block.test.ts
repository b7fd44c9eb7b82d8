// forum/block: whom a member blocks is in none of the member's lists and threads, sends no message, and is not followed.
import { expect } from 'vitest';
import {
  allLastNew,
  block,
  blocked,
  follow,
  getAnswers,
  getArticleByTypeForPage,
  getArticleDetail,
  getProfile,
  people,
} from '#contract/forum.generated.ts';
import { list as messages } from '#contract/message.generated.ts';
import { article, comment } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';

const inList = async (client: Client, id: string, type: 'latest' | 'followed' | 'hot' = 'latest') =>
  (await client.call(getArticleByTypeForPage, { type })).answer.list!.some((each) => each.id === id);

test('nothing of a blocked author is listed, and all of it is again afterwards; others read on', async ({
  server,
  member,
  second,
  agent,
}) => {
  const accountId = await idOf(server, 'member02');
  const id = await article(server, second, { title: '谁都看得到的帖子' });
  await member.call(follow, { targetType: 'author', targetId: String(accountId) });
  await member.call(follow, { targetType: 'article', targetId: id });
  await comment(server, member, id);
  await comment(server, agent, id);
  expect(
    await Promise.all((['latest', 'followed', 'hot'] as const).map((type) => inList(member, id, type))),
  ).toEqual([true, true, true]);
  expect((await member.call(block, { accountId, blocked: true })).answer).toMatchObject({ blocked: true });
  expect(
    await Promise.all((['latest', 'followed', 'hot'] as const).map((type) => inList(member, id, type))),
  ).toEqual([false, false, false]);
  const newest = async (client: Client) =>
    (await client.call(allLastNew, {})).answer.list!.flatMap(({ articles }) =>
      articles.map((each) => each.id),
    );
  expect(await newest(member)).not.toContain(id);
  expect(await newest(agent)).toContain(id);
  expect(await inList(agent, id)).toBe(true);
  expect(await inList(server.client(alpha), id)).toBe(true);
  const { answer } = await member.call(getProfile, { accountId });
  expect(answer.profile).toMatchObject({ blocked: true, followed: false });
  expect((await member.call(people, {})).answer.list!.map(({ accountId: each }) => each)).not.toContain(
    accountId,
  );
  await member.call(block, { accountId, blocked: false });
  expect(await inList(member, id)).toBe(true);
});

test('floors and answers of a blocked author are left out of a thread, page by page as they were', async ({
  server,
  member,
  second,
  agent,
}) => {
  const accountId = await idOf(server, 'member02');
  const articleId = await article(server, member);
  const own = await comment(server, member, articleId, { content: '第一层是我自己的' });
  const other = await comment(server, second, articleId, { content: '第二层是别人的' });
  await comment(server, second, articleId, { replyToId: own, content: '别人在楼中楼里说' });
  const said = await comment(server, agent, articleId, { replyToId: own, content: '代理在楼中楼里说' });
  await member.call(block, { accountId, blocked: true });
  const { answer } = await member.call(getArticleDetail, { articleId });
  expect(answer.comments!.map(({ comment: { id } }) => id)).toEqual([own]);
  expect(answer.comments![0]!.answers.map(({ id }) => id)).toEqual([said]);
  const { answer: further } = await member.call(getAnswers, { commentId: own });
  expect(further.list!.map(({ id }) => id)).toEqual([said]);
  const { answer: seen } = await agent.call(getArticleDetail, { articleId });
  expect(seen.comments!.map(({ comment: { id } }) => id)).toEqual([own, other]);
  await member.call(block, { accountId, blocked: false });
});

test('what a blocked author writes sends no message, be it an answer or a name', async ({
  server,
  member,
  second,
}) => {
  const accountId = await idOf(server, 'member02');
  const count = async () => (await member.call(messages, {})).answer.list!.length;
  const articleId = await article(server, member);
  await member.call(block, { accountId, blocked: true });
  const before = await count();
  await comment(server, second, articleId, { content: '回复你的帖子' });
  await article(server, second, { content: '叫一声 @阿明 看看这里' });
  expect(await count()).toBe(before);
  await member.call(block, { accountId, blocked: false });
  await comment(server, second, articleId, { content: '再回复你的帖子' });
  expect(await count()).toBe(before + 1);
});

test('following somebody ends the block; the same again changes nothing; oneself and who is not there are refused', async ({
  server,
  member,
}) => {
  const accountId = await idOf(server, 'member02');
  for (let count = 0; count < 2; count++) await member.call(block, { accountId, blocked: true });
  expect((await member.call(blocked, {})).answer.list).toHaveLength(1);
  await member.call(follow, { targetType: 'author', targetId: String(accountId) });
  expect((await member.call(blocked, {})).answer.list).toEqual([]);
  await member.call(follow, { targetType: 'author', targetId: String(accountId) });
  const code = async (id: number) => (await member.call(block, { accountId: id, blocked: true })).answer.code;
  expect(await code(await idOf(server, 'member01'))).toBe('invalid');
  for (const id of [await idOf(server, 'trial01'), await idOf(server, 'member01', beta), 2_000_000_000])
    expect(await code(id)).toBe('notFound');
  const guest = server.client(alpha);
  expect((await guest.call(block, { accountId, blocked: true })).answer.success).toBe(false);
});
