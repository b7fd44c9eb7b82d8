// protection/consentMarketing, and that letters to many wait for it.
import { expect } from 'vitest';
import { list } from '#contract/message.generated.ts';
import { askReturn, consentMarketing, takeBreak } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { sendMessage } from '#server/messages/sendMessage.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('without an exclusion nothing waits for a consent, and giving it changes nothing', async ({
  agent,
  server,
}) => {
  expect((await agent.call(consentMarketing, {})).answer).toMatchObject({
    success: true,
    needsConsent: false,
  });
  const rows = await server.inStation(alpha, (db) => db.selectFrom('break_wish').select('id').execute());
  expect(rows).toEqual([]);
});

test('letters to many are not for who is excluded, until the member agrees; a letter to the member alone is', async ({
  member,
  server,
  clock,
}) => {
  const send = (title: string, to: { audience: 'all' } | { audience: 'one'; receiverId: number }) =>
    server.inStation(alpha, (db) =>
      sendMessage(db, {
        station: alpha,
        kind: 'notice',
        to,
        title,
        content: title,
        now: server.now(),
      } as never),
    );
  const { id } = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirstOrThrow(),
  );
  const titles = async () =>
    (await member.call(list, { pageSize: 50 } as never)).answer.list!.map(({ title }) => title);
  const unread = async () => Number((await member.call(accInfo, {})).answer.unread);
  await send('before', { audience: 'all' });
  const unreadBefore = await unread();
  await clock.pass(1);
  await member.call(takeBreak, { kind: 'exclude', term: '6m', scope: 'station' });
  await member.logIn('member01');
  await send('offer', { audience: 'all' });
  await send('own', { audience: 'one', receiverId: id });
  expect(await titles()).toContain('before');
  expect(await titles()).toContain('own');
  expect(await titles()).not.toContain('offer');
  expect(await unread()).toBe(unreadBefore + 1);
  await clock.to('2027-05-20T10:00:11+08:00');
  await member.logIn('member01');
  await member.call(askReturn, {});
  await clock.to('2027-05-21T10:00:11+08:00');
  await member.logIn('member01');
  await send('late', { audience: 'all' });
  expect(await titles()).not.toContain('late');
  await member.call(consentMarketing, {});
  await clock.pass(1);
  await send('welcome', { audience: 'all' });
  expect(await titles()).toContain('welcome');
  expect(await titles()).not.toContain('offer');
});
