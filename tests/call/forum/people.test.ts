// forum/people: whom a post can mention, nearest first.
import { expect } from 'vitest';
import { follow, people } from '#contract/forum.generated.ts';
import { article, comment, desk, groupsOf, poster } from '#support/forum.ts';
import { idOf } from '#support/messages.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('those of the article first, then followed authors, then authors of late; nobody else, not oneself, not across stations', async ({
  server,
}) => {
  const names = async (client: Client, articleId?: string) =>
    (await client.call(people, articleId === undefined ? {} : { articleId })).answer.list!.map(
      ({ name }) => name,
    );
  const member = await poster(server, 'member02');
  const reader = await poster(server, 'member01');
  const agent = await poster(server, 'agent01');
  // An author of another station is nobody here.
  const [group] = await groupsOf(server, beta);
  const author_id = await idOf(server, 'member01', beta);
  await server.inStation(beta, async (db) => {
    await db.updateTable('account').set({ nick_name: '别站' }).where('id', '=', author_id).execute();
    await db
      .insertInto('forum_article')
      .values({
        station: beta,
        group_id: group!.id,
        author_id,
        title: '别站的帖子',
        content: '别站的正文',
        pictures: '[]',
        mentions: '[]',
        card: null,
        created_at: server.now(),
        status: 'visible',
      })
      .execute();
  });
  // Nobody has written and nobody is followed: nobody is offered.
  expect(await names(reader)).toEqual([]);
  const ofMember = await article(server, member);
  expect(await names(reader)).toEqual(['小满']);
  expect(await names(member)).toEqual([]);
  await agent.call(follow, { targetType: 'author', targetId: String(await idOf(server, 'member01')) });
  expect(await names(agent)).toEqual(['阿明', '小满']);
  // In the article its own people come before the followed.
  expect(await names(agent, ofMember)).toEqual(['小满', '阿明']);
  const floor = await comment(server, agent, ofMember);
  expect(await names(reader, ofMember)).toEqual(['小满', '鸿运代理']);
  // Who wrote what is hidden is not offered.
  await desk(server).decide(alpha, 'comment', BigInt(floor), 'hide');
  expect(await names(reader, ofMember)).toEqual(['小满']);
  await desk(server).decide(alpha, 'article', BigInt(ofMember), 'hide');
  expect((await reader.call(people, { articleId: ofMember })).answer.code).toBe('notFound');
});

test('what is no number is no article', async ({ server }) => {
  const member = await poster(server, 'member02');
  expect((await member.call(people, { articleId: 'x' })).answer.code).toBe('invalid');
});
