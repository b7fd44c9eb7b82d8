// forum/getAnswers: the answers below a floor, page after page.
import { expect } from 'vitest';
import { getAnswers, getArticleDetail } from '#contract/forum.generated.ts';
import { article, comment, desk, poster } from '#support/forum.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the article shows three, the rest follow; a hidden floor or article has none', async ({ server }) => {
  const member = await poster(server, 'member02');
  const articleId = await article(server, member);
  const floor = await comment(server, member, articleId);
  const ids: string[] = [];
  for (let count = 0; count < 24; count++)
    ids.push(await comment(server, member, articleId, { replyToId: floor }));
  const { answer: shown } = await member.call(getArticleDetail, { articleId });
  expect(shown.comments![0]!.answers.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  const guest = server.client(alpha);
  const next = (await guest.call(getAnswers, { commentId: floor, after: ids[2]! })).answer;
  expect(next.list!.map(({ id }) => id)).toEqual(ids.slice(3, 23));
  expect(next.hasMore).toBe(true);
  const last = (await guest.call(getAnswers, { commentId: floor, after: ids[22]! })).answer;
  expect(last).toMatchObject({ list: [{ id: ids[23] }], hasMore: false });
  const code = async (station = alpha) =>
    (await server.client(station).call(getAnswers, { commentId: floor })).answer.code;
  expect(await code(beta)).toBe('notFound');
  await desk(server).decide(alpha, 'article', BigInt(articleId), 'hide');
  expect(await code()).toBe('notFound');
  await desk(server).decide(alpha, 'article', BigInt(articleId), 'show');
  expect(await code()).toBeUndefined();
  await desk(server).decide(alpha, 'comment', BigInt(floor), 'hide');
  expect(await code()).toBe('notFound');
});
