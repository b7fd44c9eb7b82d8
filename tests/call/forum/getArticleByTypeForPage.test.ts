// forum/getArticleByTypeForPage: what each list holds, its order, its pages, and what one member alone cannot push.
import { expect } from 'vitest';
import { follow, getArticleByTypeForPage } from '#contract/forum.generated.ts';
import { article, comment, desk, groupsOf } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';
import { type Client, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

type Type = 'latest' | 'hot' | 'essence' | 'followed' | 'mine';
const idsOf = async (client: Client, type: Type, fields: { groupId?: number; authorId?: number } = {}) =>
  (await client.call(getArticleByTypeForPage, { type, ...fields })).answer.list!.map(({ id }) => id);

test('pages of the latest follow one another without gap or repeat, though articles arrive in between', async ({
  server,
  member,
  second,
}) => {
  const written: string[] = [];
  for (let count = 0; count < 7; count++) written.unshift(await article(server, member));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { answer } = await member.call(getArticleByTypeForPage, {
      type: 'latest',
      pageSize: 3,
      ...(cursor && { cursor }),
    });
    seen.push(...answer.list!.map(({ id }) => id));
    cursor = answer.hasMore ? answer.list!.at(-1)!.cursor : undefined;
    await article(server, second);
  } while (cursor);
  expect(seen).toEqual(written);
});

test('pinned articles lead the first page once, and essence lists what the station chose', async ({
  server,
  member,
}) => {
  const all = await idsOf(member, 'latest');
  const id = all[2]!;
  await desk(server).toggleMark(alpha, BigInt(id), 'top');
  await desk(server).toggleMark(alpha, BigInt(id), 'essence');
  expect(await idsOf(member, 'latest')).toEqual([id, ...all.filter((each) => each !== id)]);
  expect(await idsOf(member, 'essence')).toEqual([id]);
  await desk(server).toggleMark(alpha, BigInt(id), 'top');
  expect(await idsOf(member, 'latest')).toEqual(all);
});

test('one member alone, and the author, push nothing onto the hot list; two others do, and each counts once', async ({
  server,
  member,
  second,
  agent,
}) => {
  const quiet = await article(server, member, { title: '没有人理的帖子' });
  const pushed = await article(server, member, { title: '一个人顶的帖子' });
  const hot = await article(server, member, { title: '两个人回的帖子' });
  for (let count = 0; count < 5; count++) {
    await comment(server, second, pushed);
    await comment(server, member, pushed);
  }
  await second.call(follow, { targetType: 'likeArticle', targetId: pushed });
  expect(await idsOf(member, 'hot')).toEqual([]);
  await comment(server, second, hot);
  await agent.call(follow, { targetType: 'likeArticle', targetId: hot });
  expect(await idsOf(member, 'hot')).toEqual([hot]);
  await comment(server, agent, pushed);
  // As many voices, but older: five comments of one member weigh no more than one.
  expect(await idsOf(member, 'hot')).toEqual([hot, pushed]);
  expect(await idsOf(member, 'hot')).not.toContain(quiet);
});

test('the hot list has pages too', async ({ member }) => {
  const one = await member.call(getArticleByTypeForPage, { type: 'hot', pageSize: 1 });
  const two = await member.call(getArticleByTypeForPage, {
    type: 'hot',
    pageSize: 1,
    cursor: one.answer.list!.at(-1)!.cursor,
  });
  expect([...one.answer.list!, ...two.answer.list!].map(({ id }) => id)).toEqual(await idsOf(member, 'hot'));
  expect(two.answer.hasMore).toBe(false);
});

test('followed lists articles and authors that the reader follows, each article once; guests follow nothing', async ({
  server,
  member,
  second,
  agent,
}) => {
  const id = await article(server, agent);
  const other = await article(server, agent);
  const own = await article(server, member);
  await second.call(follow, { targetType: 'article', targetId: id });
  expect(await idsOf(second, 'followed')).toEqual([id]);
  await second.call(follow, { targetType: 'author', targetId: String(await idOf(server, 'agent01')) });
  expect(await idsOf(second, 'followed')).toEqual([other, id]);
  await second.call(follow, { targetType: 'article', targetId: own });
  expect(await idsOf(second, 'followed')).toEqual([own, other, id]);
  expect(await idsOf(server.client(alpha), 'followed')).toEqual([]);
});

test('a group and an author narrow the list; hidden articles are in none; another station sees none of it', async ({
  server,
  member,
  agent,
}) => {
  const groups = await groupsOf(server);
  const id = await article(server, agent, { groupId: groups[1]!.id });
  expect(await idsOf(member, 'latest', { groupId: groups[1]!.id })).toEqual([id]);
  const agentId = await idOf(server, 'agent01');
  expect((await idsOf(member, 'latest', { authorId: agentId }))[0]).toBe(id);
  await desk(server).decide(alpha, 'article', BigInt(id), 'hide');
  expect(await idsOf(member, 'latest', { groupId: groups[1]!.id })).toEqual([]);
  expect(await idsOf(agent, 'latest', { authorId: agentId })).not.toContain(id);
  expect(await idsOf(server.client(beta), 'latest')).toEqual([]);
});

test("mine are the reader's own articles, also those that wait, and nobody else's; guests have none", async ({
  server,
  second,
  agent,
}) => {
  const id = await article(server, second);
  const waiting = await article(server, second);
  const hidden = await article(server, second);
  await server.inStation(alpha, (db) =>
    db.updateTable('forum_article').set({ status: 'pending' }).where('id', '=', BigInt(waiting)).execute(),
  );
  await desk(server).decide(alpha, 'article', BigInt(hidden), 'hide');
  const mine = await idsOf(second, 'mine');
  expect(mine.slice(0, 2)).toEqual([waiting, id]);
  expect(mine).not.toContain(hidden);
  expect(await idsOf(agent, 'mine')).not.toContain(id);
  expect(await idsOf(server.client(alpha), 'mine')).toEqual([]);
});

test('a type that is none is refused', async ({ member }) => {
  const { answer } = await member.call(getArticleByTypeForPage, { type: 'oldest' as never });
  expect(answer).toMatchObject({ success: false, code: 'invalid' });
});

test('a search finds words of a title, a text or an author’s nickname, in any case, page by page, in a group or all', async ({
  server,
  member,
  second,
}) => {
  const groups = await groupsOf(server);
  const inTitle = await article(server, member, { title: '说说 PK10 的冷热' });
  const inText = await article(server, second, { content: '昨晚的ｐｋ10连开三把大' });
  const elsewhere = await article(server, second, { groupId: groups[1]!.id, content: 'pk10 在这个版块' });
  const find = async (words: string, fields: { groupId?: number; pageSize?: number; cursor?: string } = {}) =>
    (await member.call(getArticleByTypeForPage, { type: 'latest', words, ...fields })).answer;
  const ids = async (...args: Parameters<typeof find>) => (await find(...args)).list!.map(({ id }) => id);
  expect(await ids('Pk10')).toEqual([elsewhere, inText, inTitle]);
  expect(await ids('连开三把')).toEqual([inText]);
  expect(await ids('pk10', { groupId: groups[1]!.id })).toEqual([elsewhere]);
  expect((await ids('小满')).slice(0, 2)).toEqual([elsewhere, inText]);
  // Signs of patterns are signs.
  expect(await ids('%')).toEqual([]);
  const first = await find('pk10', { pageSize: 1 });
  expect(first.hasMore).toBe(true);
  const next = await find('pk10', { pageSize: 1, cursor: first.list![0]!.cursor });
  expect([next.list!.map(({ id }) => id), next.hasMore]).toEqual([[inText], true]);
  await desk(server).decide(alpha, 'article', BigInt(inTitle), 'hide');
  expect(await ids('pk10')).toEqual([elsewhere, inText]);
  expect((await find('   ')).code).toBe('invalid');
});

test('searches of an address end for a while, of whoever it is; lists go on', async () => {
  const eager = await startServer({ stations: testStations, settings: { searchesPerAddress: 2 } });
  try {
    const client = eager.client(alpha);
    const search = async (by = client) =>
      (await by.call(getArticleByTypeForPage, { type: 'latest', words: '手气' })).answer;
    for (let count = 0; count < 2; count++) expect((await search()).success).toBe(true);
    const over = { success: false, code: 'throttled' };
    expect(await search()).toMatchObject(over);
    expect(await search(eager.client(alpha))).toMatchObject(over);
    expect((await client.call(getArticleByTypeForPage, { type: 'latest' })).answer.success).toBe(true);
    await eager.passTime(601);
    expect((await search()).success).toBe(true);
  } finally {
    await eager.stop();
  }
});
