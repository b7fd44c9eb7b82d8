// forum/follow: it toggles, counts each member once, and reaches nothing a member cannot see.
import { expect } from 'vitest';
import { follow, getArticleDetail } from '#contract/forum.generated.ts';
import { article, comment, desk, wrongCounters } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

test('a like toggles and is shown; the same intent again changes nothing', async ({
  server,
  member,
  second,
}) => {
  const targetId = await article(server, member);
  const intentId = crypto.randomUUID();
  const like = (id = crypto.randomUUID()) =>
    second.call(follow, { targetType: 'likeArticle', targetId }, { intentId: id });
  expect((await like(intentId)).answer).toMatchObject({ followed: true, count: 1 });
  expect((await like(intentId)).answer).toMatchObject({ followed: true, count: 1 });
  const shown = async (client: Client) =>
    (await client.call(getArticleDetail, { articleId: targetId })).answer.article;
  expect(await shown(second)).toMatchObject({ liked: true, likeCount: 1 });
  expect(await shown(member)).toMatchObject({ liked: false, likeCount: 1 });
  expect((await like()).answer).toMatchObject({ followed: false, count: 0 });
});

test('twenty likes at once of one member are at most one', async ({ server, member, second }) => {
  const articleId = await article(server, member);
  const targetId = await comment(server, member, articleId);
  await Promise.all(
    Array.from({ length: 20 }, () => second.call(follow, { targetType: 'likeComment', targetId })),
  );
  expect(await wrongCounters(server)).toEqual([]);
  const { answer } = await second.call(getArticleDetail, { articleId });
  expect(answer.comments![0]!.comment.likeCount).toBeLessThanOrEqual(1);
});

test('authors and articles are followed; oneself, trial players and what is hidden are not', async ({
  server,
  member,
  second,
}) => {
  const targetId = String(await idOf(server, 'member02'));
  expect((await member.call(follow, { targetType: 'author', targetId })).answer).toMatchObject({
    followed: true,
    count: 1,
  });
  expect((await second.call(follow, { targetType: 'author', targetId })).answer.code).toBe('invalid');
  const trial = String(await idOf(server, 'trial01'));
  const articleId = await article(server, second);
  const commentId = await comment(server, second, articleId);
  await desk(server).decide(alpha, 'article', BigInt(articleId), 'hide');
  for (const request of [
    { targetType: 'author', targetId: trial },
    { targetType: 'author', targetId: '99999999999' },
    { targetType: 'article', targetId: articleId },
    { targetType: 'likeArticle', targetId: articleId },
    { targetType: 'likeComment', targetId: commentId },
  ] as const)
    expect([request, (await member.call(follow, request)).answer.code]).toEqual([request, 'notFound']);
  expect(await wrongCounters(server)).toEqual([]);
});
