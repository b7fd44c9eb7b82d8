// message/receiveDelete: gone for the receiver, still there for the sender, and for good.
import { expect } from 'vitest';
import { receiveDelete } from '#contract/message.generated.ts';
import { inbox, loggedIn, sentBox, toMany, toOne, unreadOf } from '#support/messages.ts';
import { test } from '#support/world.ts';

test('a deleted message stays deleted under repeats, and no longer counts as unread', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const ids = [await toOne(server, 'member01'), await toMany(server, { audience: 'all' })];
  const before = await unreadOf(member);
  const intentId = crypto.randomUUID();
  for (const id of ids) {
    expect((await member.call(receiveDelete, { id })).answer.success).toBe(true);
    expect((await member.call(receiveDelete, { id })).answer.success).toBe(true);
  }
  const again = { id: ids[0]! };
  expect((await member.call(receiveDelete, again, { intentId })).answer).toEqual(
    (await member.call(receiveDelete, again, { intentId })).answer,
  );
  expect((await inbox(member)).filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(await unreadOf(member)).toBe(before - 2);
  expect((await inbox(await loggedIn(server, 'member02'))).map(({ id }) => id)).toContain(ids[1]);
});

test('the sender keeps their copy', async ({ server }) => {
  const agent = await loggedIn(server, 'agent01');
  const message = (await inbox(agent)).find(({ kind }) => kind === 'player')!;
  await agent.call(receiveDelete, { id: message.id });
  expect((await inbox(agent)).map(({ id }) => id)).not.toContain(message.id);
  expect((await sentBox(await loggedIn(server, 'member01'))).map(({ id }) => id)).toContain(message.id);
});

test('a message of somebody else answers as not there and stays', async ({ server }) => {
  const foreign = await toOne(server, 'member02');
  const member = await loggedIn(server, 'member01');
  expect((await member.call(receiveDelete, { id: foreign })).answer).toMatchObject({
    success: false,
    code: 'notFound',
  });
  expect((await inbox(await loggedIn(server, 'member02'))).map(({ id }) => id)).toContain(foreign);
});
