// Owns the test of forum/getProfile: a member's name, level, articles and followers.
import { expect } from 'vitest';
import { decide, follow, getProfile } from '#contract/forum.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import { article, poster } from '#support/forum.ts';
import { idOf } from '#support/messages.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('it counts what is visible and who follows, and says to a reader what is their own', async ({
  server,
}) => {
  const member = await poster(server, 'member02');
  const agent = await poster(server, 'agent01');
  const accountId = await idOf(server, 'member02');
  const profile = async (client = agent) => (await client.call(getProfile, { accountId })).answer.profile;
  expect(await profile()).toMatchObject({ author: { name: '小满', agent: false }, articleCount: 0, fans: 0 });
  await article(server, member);
  await agent.call(follow, { targetType: 'author', targetId: String(accountId) });
  expect(await profile()).toMatchObject({ articleCount: 1, fans: 1, followed: true, own: false });
  expect(await profile(member)).toMatchObject({ followed: false, own: true });
});

test('that somebody is muted is said to a moderator and to nobody else', async ({ server }) => {
  const author = await poster(server, 'member02');
  const moderator = await poster(server, 'agent01');
  const accountId = await idOf(server, 'member02');
  await server.inStation(alpha, async (db) => setModerator(db, alpha, await idOf(server, 'agent01'), true));
  const targetId = await article(server, author);
  const muted = async (client = moderator) =>
    (await client.call(getProfile, { accountId })).answer.profile?.muted;
  expect(await muted()).toBe(false);
  await moderator.call(decide, { targetType: 'article', targetId, decision: 'mute' });
  expect(await muted()).toBe(true);
  expect(await muted(author)).toBe(false);
  expect(await muted(server.client(alpha))).toBe(false);
  await moderator.call(decide, { targetType: 'article', targetId, decision: 'unmute' });
  expect(await muted()).toBe(false);
});

test('trial players and members of other stations are not there', async ({ server }) => {
  const code = async (accountId: number, station = alpha) =>
    (await server.client(station).call(getProfile, { accountId })).answer.code;
  expect(await code(await idOf(server, 'trial01'))).toBe('notFound');
  expect(await code(await idOf(server, 'member02'), beta)).toBe('notFound');
});
