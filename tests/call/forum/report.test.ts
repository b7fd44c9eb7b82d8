// forum/report: a moderator sees what members report, each member once, until it is decided.
import { expect } from 'vitest';
import { report } from '#contract/forum.generated.ts';
import { article, comment, desk, poster } from '#support/forum.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test("reports are counted by member, and end with the moderator's decision", async ({ server }) => {
  const [member, second, agent] = await Promise.all([
    poster(server, 'member01'),
    poster(server, 'member02'),
    poster(server, 'agent01'),
  ]);
  const articleId = await article(server, member);
  const commentId = await comment(server, member, articleId);
  const send = async (client = second, targetType: 'article' | 'comment' = 'article', targetId = articleId) =>
    (await client.call(report, { targetType, targetId, reason: 'fraud' })).answer;
  for (let count = 0; count < 3; count++) expect((await send()).success).toBe(true);
  await send(agent);
  await send(agent, 'comment', commentId);
  expect((await send(member)).code).toBe('invalid');
  const waiting = async () => (await desk(server).view(alpha, 'zh-CN')).posts;
  expect(await waiting()).toMatchObject([
    { kind: 'article', id: BigInt(articleId), reports: 2, reasons: ['fraud'], status: 'visible' },
    { kind: 'comment', id: BigInt(commentId), reports: 1, article_id: BigInt(articleId) },
  ]);
  await desk(server).decide(alpha, 'article', BigInt(articleId), 'hide');
  await desk(server).decide(alpha, 'comment', BigInt(commentId), 'show');
  expect(await waiting()).toEqual([]);
  expect((await send()).code).toBe('notFound');
});

test('a reason is one of the list', async ({ server }) => {
  const member = await poster(server, 'member02');
  const request = { targetType: 'article', targetId: '1', reason: 'dislike' as never } as const;
  expect((await member.call(report, request)).answer.code).toBe('invalid');
});
