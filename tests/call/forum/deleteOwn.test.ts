// forum/deleteOwn: own posts alone, and what a moderator has hidden stays as it is.
import { expect } from 'vitest';
import { deleteOwn, getArticleDetail } from '#contract/forum.generated.ts';
import { article, comment, desk, poster, wrongCounters } from '#support/forum.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test("an own comment and an own article go, with their counts; again changes nothing; no one else's does", async ({
  server,
}) => {
  const [member, second] = await Promise.all([poster(server, 'member01'), poster(server, 'member02')]);
  const articleId = await article(server, member);
  const floor = await comment(server, second, articleId);
  await comment(server, member, articleId, { replyToId: floor });
  const remove = async (client: typeof member, targetType: 'article' | 'comment', targetId: string) =>
    (await client.call(deleteOwn, { targetType, targetId })).answer;
  expect((await remove(member, 'comment', floor)).code).toBe('notFound');
  expect((await remove(second, 'article', articleId)).code).toBe('notFound');
  expect(await remove(second, 'comment', floor)).toMatchObject({ success: true, msg: '已删除' });
  expect((await remove(second, 'comment', floor)).success).toBe(true);
  const { answer } = await member.call(getArticleDetail, { articleId });
  expect(answer).toMatchObject({ article: { commentCount: 0 }, comments: [] });
  expect((await remove(member, 'article', articleId)).success).toBe(true);
  expect((await member.call(getArticleDetail, { articleId })).answer.code).toBe('notFound');
  expect(await wrongCounters(server)).toEqual([]);
  // A moderator brings back nothing that its author deleted.
  expect(await desk(server).decide(alpha, 'article', BigInt(articleId), 'show')).toBe(false);
});

test('a hidden post is not there for its author either', async ({ server }) => {
  const member = await poster(server, 'member02');
  const targetId = await article(server, member);
  await desk(server).decide(alpha, 'article', BigInt(targetId), 'hide');
  const request = { targetType: 'article', targetId } as const;
  expect((await member.call(deleteOwn, request)).answer.code).toBe('notFound');
});
