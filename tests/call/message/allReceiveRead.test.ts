// message/allReceiveRead: everything up to a message is read, and nothing that arrived later.
import { expect } from 'vitest';
import { allReceiveRead } from '#contract/message.generated.ts';
import { readersOf } from '#server/messages/support.ts';
import { inbox, loggedIn, toMany, toOne, unreadOf } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('one row marks everything the member saw; what arrives later is unread', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const all = await toMany(server, { audience: 'all' });
  const through = await toOne(server, 'member01');
  const later = await toOne(server, 'member01');
  expect((await member.call(allReceiveRead, { through })).answer).toMatchObject({
    success: true,
    msg: '已全部标为已读',
  });
  expect(await unreadOf(member)).toBe(1);
  expect((await inbox(member)).filter(({ read }) => !read).map(({ id }) => id)).toEqual([later]);
  const readers = await server.inStation(alpha, (db) => readersOf(db, BigInt(all)));
  expect(readers!.readers).toBe(1);
  const states = await server.inStation(alpha, (db) => db.selectFrom('message_state').selectAll().execute());
  expect(states).toEqual([]);
});

test('a number that is not there yet marks nothing that comes, and an older one takes nothing back', async ({
  server,
}) => {
  const member = await loggedIn(server, 'member01');
  await member.call(allReceiveRead, { through: '999999999999999999' });
  expect(await unreadOf(member)).toBe(0);
  await toOne(server, 'member01');
  await member.call(allReceiveRead, { through: '1' });
  expect(await unreadOf(member)).toBe(1);
  await member.call(allReceiveRead, {});
  expect(await unreadOf(member)).toBe(0);
});

test('others keep their unread messages, and what is no message is refused', async ({ server }) => {
  const second = await loggedIn(server, 'member02');
  expect(await unreadOf(second)).toBeGreaterThan(0);
  expect((await second.call(allReceiveRead, { through: '-1' })).answer.code).toBe('invalid');
});
