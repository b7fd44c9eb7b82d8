// support/guestThread: pages of what a browser has written, in order, and the hours of the station.
import { expect } from 'vitest';
import { guestSend, guestThread } from '#contract/support.generated.ts';
import { begins } from '#support/conversations.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world();

test('what came after a message, and what was before one, comes without repeats', async ({ guest }) => {
  await begins(guest, '第1句');
  for (let at = 2; at <= 33; at += 1) await guest.call(guestSend, { content: `第${at}句` });
  const newest = (await guest.call(guestThread, {})).answer;
  expect([newest.list!.length, newest.hasMore]).toEqual([30, true]);
  const before = (await guest.call(guestThread, { before: newest.list![0]!.id })).answer;
  expect(before.list!.map(({ text }) => text)).toEqual(['第1句', '第2句', '第3句']);
  const last = newest.list!.at(-1)!;
  expect((await guest.call(guestThread, { after: last.id })).answer.list).toEqual([]);
  await guest.call(guestSend, { content: '后来' });
  expect((await guest.call(guestThread, { after: last.id })).answer.list).toMatchObject([{ text: '后来' }]);
});

test('outside of the hours it says when somebody is there, to who has written nothing as well', async ({
  server,
  clock,
}) => {
  const desk = { from: '09:00', to: '18:00', away: '客服已下线' };
  await server.inStation(alpha, (db) =>
    db
      .updateTable('service_page')
      .set({ desk: JSON.stringify(desk) })
      .execute(),
  );
  await clock.to('2026-11-25T20:00:00+08:00');
  expect((await server.client(alpha).call(guestThread, {})).answer).toMatchObject({
    list: [],
    away: '客服已下线',
    backAt: '2026-11-26 09:00:00',
  });
});

test.for([
  [{ after: 'x' }, 'after'],
  [{ before: '-1' }, 'before'],
  [{ seen: '1 OR 1' }, 'seen'],
] as const)('%o is refused at %s', async ([request, field], { guest }) => {
  expect((await guest.call(guestThread, request)).answer).toMatchObject({
    code: 'invalid',
    fieldErrors: { [field]: expect.any(String) },
  });
});
