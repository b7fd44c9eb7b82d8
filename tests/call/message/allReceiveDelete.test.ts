// message/allReceiveDelete: everything up to a message is gone for this member alone, and nothing that arrives while it is done.
import { expect } from 'vitest';
import { allReceiveDelete } from '#contract/message.generated.ts';
import { sendMessage } from '#server/messages/sendMessage.ts';
import { lockWaits } from '#support/lockWaits.ts';
import { idOf, inbox, loggedIn, sentBox, toMany, toOne, unreadOf } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('everything the member saw is gone, for this member alone; what arrived later stays', async ({
  server,
}) => {
  const member = await loggedIn(server, 'member01');
  await toMany(server, { audience: 'all' });
  const through = await toOne(server, 'member01');
  const later = await toOne(server, 'member01');
  for (let count = 0; count < 2; count++)
    expect((await member.call(allReceiveDelete, { through })).answer).toMatchObject({
      success: true,
      msg: '已全部删除',
    });
  expect((await inbox(member)).map(({ id }) => id)).toEqual([later]);
  expect(await unreadOf(member)).toBe(1);
  expect((await inbox(await loggedIn(server, 'member02'))).length).toBeGreaterThan(0);
  const ofAgent = await sentBox(await loggedIn(server, 'agent01'));
  expect(ofAgent).toMatchObject([{ title: '欢迎加入' }]);
});

test('a message that is being written meanwhile, with a lower number, is not swallowed', async ({
  server,
}) => {
  const member = await loggedIn(server, 'member01');
  const receiverId = await idOf(server, 'member01');
  let wasDone = false;
  let deleting: Promise<unknown> | undefined;
  await server.inStation(alpha, async (db) => {
    const to = { audience: 'one', receiverId } as const;
    await sendMessage(db, {
      station: alpha,
      kind: 'reply',
      to,
      title: '慢',
      content: '正在写入',
      now: server.now(),
    });
    // A later number, committed first.
    await server.inStation(alpha, (other) =>
      sendMessage(other, {
        station: alpha,
        kind: 'reply',
        to,
        title: '快',
        content: '已经写入',
        now: server.now(),
      }),
    );
    deleting = member.call(allReceiveDelete, {}).then(() => {
      wasDone = true;
    });
    await expect.poll(() => lockWaits(server.pool)).toBe(1);
    expect(wasDone).toBe(false);
  });
  await deleting;
  expect(await inbox(member)).toEqual([]);
});
