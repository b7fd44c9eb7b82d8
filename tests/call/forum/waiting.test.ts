// forum/waiting: a moderator finds what waits and what was reported, in order, until it is decided.
import { expect } from 'vitest';
import { decide, groups, report, waiting } from '#contract/forum.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import { article, comment, desk, groupsOf } from '#support/forum.ts';
import { forumTest } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = forumTest.extend('moderator', { scope: 'file' }, async ({ server, agent }) => {
  const id = await idOf(server, 'agent01');
  await server.inStation(alpha, (db) => setModerator(db, alpha, id, true));
  return agent;
});

const found = async (moderator: Client) => (await moderator.call(waiting, {})).answer.list!;
const counted = async (client: Client) => (await client.call(groups, {})).answer.waitingCount;

test('what members reported comes first, then what waits, each with its place; deciding empties the list', async ({
  server,
  moderator,
  second: author,
  member: reader,
}) => {
  expect(await found(moderator)).toEqual([]);
  expect(await counted(moderator)).toBe(0);
  const articleId = await article(server, author, { title: '今晚的走势', content: '第一行\n第二行' });
  let floor = '';
  for (let at = 0; at < 21; at++)
    floor = await comment(server, author, articleId, { content: `第${at + 1}层` });
  const answer = await comment(server, author, articleId, { content: '加群领计划', replyToId: floor });
  for (const client of [reader, moderator])
    await client.call(report, { targetType: 'comment', targetId: answer, reason: 'fraud' });
  await reader.call(report, { targetType: 'article', targetId: articleId, reason: 'advert' });
  const [group] = await groupsOf(server);
  await desk(server).setModerated(alpha, group!.id, true);
  const pending = await article(server, author, { title: '等人来看', content: '新来的第一帖' });
  // An own post waits for somebody else.
  await article(server, moderator, { title: '版主的帖', content: '自己不能审自己' });

  expect(await found(moderator)).toMatchObject([
    {
      targetType: 'comment',
      targetId: answer,
      articleId,
      title: '今晚的走势',
      preview: '加群领计划',
      floor: 21,
      page: 2,
      status: 2,
      reports: 2,
      reasons: ['fraud'],
    },
    {
      targetType: 'article',
      targetId: articleId,
      preview: '第一行 第二行',
      floor: 0,
      page: 1,
      reports: 1,
      reasons: ['advert'],
    },
    { targetType: 'article', targetId: pending, status: 1, reports: 0, reasons: [] },
  ]);
  expect(await counted(moderator)).toBe(3);
  expect(await counted(author)).toBeUndefined();

  const judge = (targetType: 'article' | 'comment', targetId: string, decision: 'show' | 'hide') =>
    moderator.call(decide, { targetType, targetId, decision });
  await judge('comment', answer, 'hide');
  await judge('article', articleId, 'show');
  await judge('article', pending, 'show');
  expect(await found(moderator)).toEqual([]);
  expect(await counted(moderator)).toBe(0);
});

test('a guest sees no number', async ({ server }) => {
  expect((await server.call(groups, {})).answer.waitingCount).toBeUndefined();
});
