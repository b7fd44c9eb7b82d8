// message/sendDelete: gone for the writer, still there for the reader, and for good.
import { expect } from 'vitest';
import { sendDelete } from '#contract/message.generated.ts';
import { openQuestions } from '#server/messages/support.ts';
import { inbox, loggedIn, sentBox, toOne, toService } from '#support/messages.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('a deleted message stays deleted under repeats, and support still reads it', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const id = await toService(member);
  for (let count = 0; count < 2; count++)
    expect((await member.call(sendDelete, { id })).answer).toMatchObject({ success: true, msg: '已删除' });
  expect((await sentBox(member)).map((row) => row.id)).not.toContain(id);
  const open = await server.inStation(alpha, (db) => openQuestions(db, 50));
  expect(open.map((row) => String(row.id))).toContain(id);
});

test('the receiver keeps their copy', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const toAgent = (await sentBox(member)).find(({ party }) => party === 'upline')!;
  await member.call(sendDelete, { id: toAgent.id });
  expect((await inbox(await loggedIn(server, 'agent01'))).map(({ id }) => id)).toContain(toAgent.id);
});

test('what others wrote answers as not there, also what one has received', async ({ server }) => {
  const member = await loggedIn(server, 'member01');
  const received = await toOne(server, 'member01');
  const foreign = (await sentBox(await loggedIn(server, 'member02')))[0]!.id;
  for (const id of [received, foreign, '999999999999'])
    expect((await member.call(sendDelete, { id })).answer).toMatchObject({
      success: false,
      code: 'notFound',
    });
  expect((await inbox(member)).map(({ id }) => id)).toContain(received);
});
