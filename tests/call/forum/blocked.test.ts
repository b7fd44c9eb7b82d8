// forum/blocked: whom a member blocks, the latest first, and nobody else's.
import { expect } from 'vitest';
import { block, blocked } from '#contract/forum.generated.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';

test('it names whom the member blocks, the latest first, as others see them', async ({
  server,
  member,
  second,
  agent,
}) => {
  const names = async (client = member) =>
    (await client.call(blocked, {})).answer.list!.map(({ name }) => name);
  expect(await names()).toEqual([]);
  await member.call(block, { accountId: await idOf(server, 'member02'), blocked: true });
  await server.passTime(1);
  await member.call(block, { accountId: await idOf(server, 'agent01'), blocked: true });
  expect(await names()).toEqual(['鸿运代理', '小满']);
  expect([await names(second), await names(agent)]).toEqual([[], []]);
});
