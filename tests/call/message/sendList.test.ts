// message/sendList: what a member wrote, to whom, and whether support has answered.
import { expect } from 'vitest';
import { sendList } from '#contract/message.generated.ts';
import { answerQuestion } from '#server/messages/support.ts';
import { loggedIn, sentBox, toService } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('what a member wrote comes newest first, answered once support has answered', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const id = await toService(member);
  expect((await sentBox(member))[0]).toMatchObject({ id, party: 'service', answered: false, read: true });
  await server.inStation(alpha, (db) =>
    answerQuestion({ db, station: alpha, now: server.now() }, BigInt(id), '十五分钟内到账'),
  );
  expect((await sentBox(member))[0]).toMatchObject({ id, answered: true });
  expect((await sentBox(member)).map(({ party }) => party)).toEqual(['service', 'upline', 'service']);
});

test('it comes page by page', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const whole = (await sentBox(member)).map(({ id }) => id);
  const first = (await member.call(sendList, { pageSize: 2 })).answer;
  expect([first.list!.map(({ id }) => id), first.hasMore]).toEqual([whole.slice(0, 2), true]);
  const next = (await member.call(sendList, { pageSize: 2, before: whole[1]! })).answer;
  expect([next.list!.map(({ id }) => id), next.hasMore]).toEqual([whole.slice(2), false]);
});

test('nobody sees what others wrote, and what is no message is refused', async ({ server }) => {
  expect(await sentBox(await loggedIn(server, 'member02'))).toMatchObject([{ title: '修改绑定手机' }]);
  expect((await server.call(sendList, { before: 'x' }, { as: 'member01' })).answer).toMatchObject({
    code: 'invalid',
  });
});
