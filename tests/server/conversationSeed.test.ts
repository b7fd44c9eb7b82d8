// The demonstration's conversations: two wait at each station, one of them a guest's, in the order of time, once.
import { expect } from 'vitest';
import { list, thread } from '#contract/office/conversations.generated.ts';
import { seedConversations } from '#server/demo/seedConversations.ts';
import { threadOf } from '#support/conversations.ts';
import { staffMember } from '#support/officeStaff.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

test('the queue of each station has a member and a guest to answer, and what was answered is read', async ({
  server,
  member,
}) => {
  const fill = () => seedConversations(server.pool, [alpha, beta], server.now(), () => false);
  await fill();
  await fill();
  const clerk = await staffMember(server, 'owner');
  for (const station of [alpha, beta]) {
    const waiting = (await clerk.call(list, { of: 'waiting' }, { station })).answer.rows!;
    expect(waiting.map(({ account }) => account)).toEqual(['member01', '']);
    expect((await clerk.call(list, { of: 'open' }, { station })).answer.rows).toHaveLength(3);
    const { messages } = (await clerk.call(thread, { id: waiting[0]!.id }, { station })).answer;
    const at = messages!.map((message) => message.at);
    expect(at).toEqual(at.toSorted());
    expect(messages!.map(({ by }) => by === '')).toEqual([true, false, true]);
  }
  expect((await threadOf(member)).unread).toBe(0);
});
