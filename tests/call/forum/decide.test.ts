// forum/decide: a member made moderator hides, restores and mutes, which is written down and reported.
import { expect } from 'vitest';
import { decide, getAnswers, getArticleDetail } from '#contract/forum.generated.ts';
import { readMessage } from '#contract/message.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import { article, comment, desk, wrongCounters } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf, inbox } from '#support/messages.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

test.beforeEach(({ server }) => set(server, true));

const set = async (server: RunningServer, isOne: boolean): Promise<void> => {
  const id = await idOf(server, 'agent01');
  await server.inStation(alpha, (db) => setModerator(db, alpha, id, isOne));
};
const send = async (
  moderator: Client,
  targetId: string,
  decision: 'show' | 'hide' | 'mute' | 'unmute',
  targetType: 'article' | 'comment' = 'article',
) => (await moderator.call(decide, { targetType, targetId, decision })).answer;
const seenBy = async (client: Client, articleId: string) =>
  (await client.call(getArticleDetail, { articleId })).answer;

test('a moderator hides a post, still sees it, and brings it back; the author hears of it; counters stay right', async ({
  server,
  agent: moderator,
  second: author,
}) => {
  const articleId = await article(server, author, { title: '群里带单', content: '加群领带单计划' });
  const floor = await comment(server, author, articleId, { content: '有兴趣的来' });
  const answerId = await comment(server, author, articleId, { content: '私下说', replyToId: floor });
  const before = (await inbox(author)).length;
  expect(await send(moderator, articleId, 'hide')).toMatchObject({ success: true, msg: '已隐藏' });
  expect((await seenBy(author, articleId)).code).toBe('notFound');
  expect(await seenBy(moderator, articleId)).toMatchObject({ moderates: true, article: { status: 3 } });
  const letters = await inbox(author);
  expect(letters).toHaveLength(before + 1);
  const letter = await author.call(readMessage, { id: letters[0]!.id });
  expect(letter.answer.content).toMatch(/《群里带单》.*加群领带单计划/);
  // Hidden again is reported once.
  await send(moderator, articleId, 'hide');
  expect(await inbox(author)).toHaveLength(before + 1);

  await send(moderator, floor, 'hide', 'comment');
  expect(await send(moderator, articleId, 'show')).toMatchObject({ success: true, msg: '已恢复显示' });
  expect(await seenBy(author, articleId)).toMatchObject({ moderates: false, comments: [] });
  expect((await seenBy(moderator, articleId)).comments).toMatchObject([
    { comment: { id: floor, status: 3 }, answers: [{ id: answerId, status: 2 }] },
  ]);
  expect((await author.call(getAnswers, { commentId: floor })).answer.code).toBe('notFound');
  expect((await moderator.call(getAnswers, { commentId: floor })).answer.list).toHaveLength(1);
  await send(moderator, floor, 'show', 'comment');
  expect((await seenBy(author, articleId)).comments).toHaveLength(1);
  expect(await wrongCounters(server)).toEqual([]);
});

test('a muted author only reads until the mute ends or is taken back, and every decision has its name', async ({
  server,
  agent: moderator,
  second: author,
}) => {
  const articleId = await article(server, author);
  expect(await send(moderator, articleId, 'mute')).toMatchObject({ msg: '已禁言七天' });
  await expect(article(server, author)).rejects.toThrow('muted');
  expect(await send(moderator, articleId, 'unmute')).toMatchObject({ msg: '已解除禁言' });
  await article(server, author);
  await send(moderator, articleId, 'hide');
  const { decided } = await desk(server).view(alpha, 'zh-CN');
  expect(decided[0]).toMatchObject({ id: BigInt(articleId), decision: 'hide', decided_by: 'agent01' });
  const rows = await server.inStation(alpha, (db) =>
    db
      .selectFrom('forum_decision')
      .select(['decision', 'decided_by'])
      .where('article_id', '=', BigInt(articleId))
      .orderBy('id')
      .execute(),
  );
  expect(rows).toEqual(['mute', 'unmute', 'hide'].map((decision) => ({ decision, decided_by: 'agent01' })));
});

test('nobody decides about an own post or without the right, and nothing about what is not there', async ({
  server,
  agent: moderator,
  second: author,
}) => {
  const articleId = await article(server, author);
  const own = await article(server, moderator);
  expect((await send(moderator, own, 'hide')).code).toBe('invalid');
  expect((await send(moderator, '999999', 'hide')).code).toBe('notFound');
  expect((await send(moderator, articleId, 'burn' as never)).code).toBe('invalid');
  await set(server, false);
  expect((await send(moderator, articleId, 'hide')).code).toBe('wrongRole');
  expect((await seenBy(author, articleId)).success).toBe(true);
});
