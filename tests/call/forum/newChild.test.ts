// forum/newChild: floors, answers below them, quoting, mentions, who receives a message about it, and counters under parallel writing.
import { expect } from 'vitest';
import { deleteOwn, getArticleDetail, newChild } from '#contract/forum.generated.ts';
import { readMessage } from '#contract/message.generated.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { reportMention } from '#server/forum/news.ts';
import { article, comment, desk, wrongCounters } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { payloads } from '#support/hostileHtml.ts';
import { idOf, inbox, unreadOf } from '#support/messages.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

test('comments are floors in order; an answer to an answer stays below the same floor and names whom it answers', async ({
  server,
  member,
  second,
  agent,
}) => {
  const articleId = await article(server, member);
  const first = await comment(server, second, articleId, { content: '第一楼的内容' });
  await comment(server, agent, articleId, { content: '第二楼' });
  const answer = await comment(server, agent, articleId, {
    replyToId: first,
    content: '回一楼',
    quote: true,
  });
  await comment(server, member, articleId, { replyToId: answer, content: '回代理' });
  const { answer: shown } = await member.call(getArticleDetail, { articleId });
  expect(shown.comments).toMatchObject([
    {
      comment: { floor: 1, content: '第一楼的内容', parentId: '', answerCount: 2 },
      answers: [
        { floor: 0, parentId: first, replyTo: '', quote: '第一楼的内容', content: '回一楼' },
        { floor: 0, parentId: first, replyTo: '鸿运代理', quote: '', content: '回代理' },
      ],
    },
    { comment: { floor: 2, content: '第二楼', answerCount: 0 }, answers: [] },
  ]);
  expect(shown.article).toMatchObject({ commentCount: 4 });
});

test('answers reach the author as one message whose count rises until it is read; then a new one begins', async ({
  server,
  member,
  second,
  agent,
}) => {
  const articleId = await article(server, member, { title: '求教走势图看法' });
  const before = await unreadOf(member);
  await comment(server, second, articleId, { content: '<b>看图</b>' });
  await comment(server, agent, articleId);
  await comment(server, second, articleId);
  expect(await unreadOf(member)).toBe(before + 1);
  const [message] = await inbox(member);
  expect(message).toMatchObject({ kind: 'forum', title: '有3条新回复', read: false });
  const read = await member.call(readMessage, { id: message!.id });
  expect(read.answer.html).toBe(true);
  expect(read.answer.content).toContain(`<a href="/forum/article/${articleId}?floor=3">`);
  await comment(server, second, articleId, { content: '<img src=x onerror=hit()>' });
  const [next] = await inbox(member);
  expect(next).toMatchObject({ title: '小满回复了您', read: false });
  expect((await member.call(readMessage, { id: next!.id })).answer.content).toContain('&lt;img src=x');
});

test('who is answered and who is named get one message, and nobody of an own comment', async ({
  server,
  member,
  second,
  agent,
}) => {
  const articleId = await article(server, member);
  const floor = await comment(server, second, articleId);
  for (const each of [member, second, agent])
    for (const { id } of await inbox(each)) await each.call(readMessage, { id });
  await comment(server, member, articleId, {
    replyToId: floor,
    content: '@小满 @鸿运代理你们好 @阿明 @无此人',
  });
  expect(await unreadOf(second)).toBe(1);
  expect(await unreadOf(agent)).toBe(1);
  expect(await unreadOf(member)).toBe(0);
  const { answer } = await member.call(getArticleDetail, { articleId });
  expect(answer.comments![0]!.answers[0]!.mentions.map(({ name }) => name)).toEqual([
    '小满',
    '鸿运代理',
    '阿明',
  ]);
});

test('once a post is hidden or deleted, its words go from the letters that repeat them; those of others stay', async ({
  server,
  member,
  second,
  agent,
}) => {
  const articleId = await article(server, member, { title: '看看这一帖' });
  const textOf = async (client: Client, at = 0) => {
    const box = (await inbox(client)).filter(({ kind }) => kind === 'forum');
    return (await client.call(readMessage, { id: box[at]!.id })).answer.content;
  };
  const floor = await comment(server, second, articleId, { content: '加我领计划 @鸿运代理' });
  expect([await textOf(member), await textOf(agent)]).toEqual([
    expect.stringContaining('加我领计划'),
    expect.stringContaining('加我领计划'),
  ]);
  const answer = await comment(server, agent, articleId, { content: '别理他', replyToId: floor });
  expect(await textOf(second)).toContain('别理他');
  await desk(server).decide(alpha, 'comment', BigInt(floor), 'hide');
  const blank = '<p>原内容已被隐藏或删除。</p>';
  // The newest letter of its author says that the comment was hidden; the one before showed the answer below it.
  expect([await textOf(agent), await textOf(second, 1)]).toEqual([blank, blank]);
  expect(await textOf(second)).toContain('加我领计划');
  // Of the article's author the letter showed the answer last, which nobody sees any more either.
  expect(await textOf(member)).toBe(blank);
  await desk(server).decide(alpha, 'comment', BigInt(floor), 'show');

  await comment(server, second, articleId, { content: '我自己删的 @鸿运代理' });
  const mine = await comment(server, second, articleId, { content: '还在的一条' });
  expect(await textOf(member)).toContain('还在的一条');
  const { answer: detail } = await second.call(getArticleDetail, { articleId });
  const gone = detail.comments!.find(({ comment: { content } }) => content.startsWith('我自己删的'))!.comment
    .id;
  await second.call(deleteOwn, { targetType: 'comment', targetId: gone });
  expect([await textOf(agent), await textOf(member)]).toEqual([blank, expect.stringContaining('还在的一条')]);
  await member.call(deleteOwn, { targetType: 'article', targetId: articleId });
  expect(await textOf(member)).toBe(blank);
  expect([answer, mine].every((id) => id !== '')).toBe(true);
});

test('every payload is text in a letter, as name of an article and as what was said', async ({
  server,
  member,
  agent,
}) => {
  const articleId = BigInt(await article(server, member));
  const receiver = await idOf(server, 'agent01');
  const letters = await inStation(server.pool, alpha, async (db) => {
    for (const text of payloads) {
      const mention = { station: alpha, articleId, articleTitle: text, writer: '小满', text, page: 1 };
      await reportMention(db, receiver, mention, server.now());
    }
    const newest = db.selectFrom('message').select('id').where('receiver_id', '=', receiver);
    return newest.orderBy('id', 'desc').limit(payloads.length).execute();
  });
  for (const text of payloads) {
    const { content = '' } = (await agent.call(readMessage, { id: String(letters.pop()!.id) })).answer;
    const tags = content.match(/<[^>]*>/g);
    expect([text, tags]).toEqual([
      text,
      ['<p>', '</p>', '<p>', '</p>', '<p>', `<a href="/forum/article/${articleId}">`, '</a>', '</p>'],
    ]);
  }
});

test('a comment on what is gone, of another article or hidden is refused as not there', async ({
  server,
  member,
  second,
  agent,
}) => {
  const articleId = await article(server, member);
  const other = await article(server, second);
  const floor = await comment(server, agent, other);
  const refused = async (fields: { articleId: string; replyToId?: string }) => {
    server.passTime(31);
    return (await member.call(newChild, { content: '评论', ...fields })).answer.code;
  };
  expect(await refused({ articleId: '999999' })).toBe('notFound');
  expect(await refused({ articleId, replyToId: floor })).toBe('notFound');
  await desk(server).decide(alpha, 'comment', BigInt(floor), 'hide');
  expect(await refused({ articleId: other, replyToId: floor })).toBe('notFound');
  await desk(server).decide(alpha, 'article', BigInt(other), 'hide');
  expect(await refused({ articleId: other })).toBe('notFound');
});

test('links, forbidden words and more than 1000 characters are refused, and two comments within half a minute', async ({
  server,
  member,
  second,
}) => {
  const articleId = await article(server, member);
  server.passTime(31);
  const say = async (content: string) => (await second.call(newChild, { articleId, content })).answer;
  expect(await say('去 http://evil.example 看')).toMatchObject({ code: 'invalid' });
  expect(await say('必-中')).toMatchObject({ code: 'forbidden' });
  expect(await say('长'.repeat(1001))).toMatchObject({ code: 'invalid' });
  expect(await say('好')).toMatchObject({ success: true, floor: 1, page: 1 });
  expect(await say('再来')).toMatchObject({ code: 'throttled' });
});

test('sixty comments at once get sixty floors, and every counter equals its rows', async ({
  server,
  member,
  second,
  agent,
}) => {
  const articleId = await article(server, agent);
  const first = await comment(server, second, articleId);
  await inStation(server.pool, alpha, async (db) => {
    await db.deleteFrom('attempt').where('key', 'like', 'forum post%').execute();
  });
  const quick = await startParallel(server, articleId, first);
  expect(quick.floors.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
  expect(await wrongCounters(server)).toEqual([]);
  const { answer } = await member.call(getArticleDetail, { articleId, page: 3 });
  expect(answer.comments!.map(({ comment: { floor } }) => floor)).toEqual([41]);
  expect(answer).toMatchObject({ page: 3, pageCount: 3, article: { commentCount: 61 } });
});

/** Forty floors and twenty answers by many members at the same time, while a moderator marks the article; then the first floor is hidden and shown again. */
async function startParallel(
  server: RunningServer,
  articleId: string,
  first: string,
): Promise<{ floors: number[] }> {
  const { postComment } = await import('#server/forum/posting.ts');
  const agentId = await idOf(server, 'agent01');
  const authors = await inStation(server.pool, alpha, (db) =>
    db
      .insertInto('account')
      .values(
        Array.from({ length: 60 }, (_, at) => ({
          station: alpha,
          name: `crowd${at}`,
          name_key: `crowd${at}`,
          role: 'member' as const,
          nick_name: `人群${at}`,
          parent_id: agentId,
          created_at: server.now(),
        })),
      )
      .returning('id')
      .execute(),
  );
  const write = (accountId: number, replyToId?: bigint) =>
    inStation(server.pool, alpha, (db) =>
      postComment(
        db,
        { station: alpha, accountId },
        { articleId: BigInt(articleId), replyToId, quote: false, content: '同时发言' },
        server.now(),
        server.context.settings,
      ),
    );
  const [posts] = await Promise.all([
    Promise.all(authors.map(({ id }, at) => write(id, at < 40 ? undefined : BigInt(first)))),
    (async () => {
      for (const mark of ['top', 'essence', 'top', 'essence'] as const)
        await desk(server).toggleMark(alpha, BigInt(articleId), mark);
    })(),
  ]);
  await desk(server).decide(alpha, 'comment', BigInt(first), 'hide');
  expect(await wrongCounters(server)).toEqual([]);
  await desk(server).decide(alpha, 'comment', BigInt(first), 'show');
  return { floors: posts.map(({ floor }) => floor).filter((floor) => floor > 0) };
}
