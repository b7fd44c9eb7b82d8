import { expect } from 'vitest';
import { device, state } from '#contract/push.generated.ts';
import { getOnOffBaseBtn } from '#contract/session.generated.ts';
import { members } from '#support/activities.ts';
import { pushTest, sent, somebodyOn, withdrawalEnds } from '#support/pushTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';

const test = pushTest({
  stations: testStations.map((file) => ({
    ...file,
    onOff: {
      ...file.onOff,
      loginCheck: 'none' as const,
      ...(file.code === gamma && { push: false }),
    },
  })),
});

test('the stations share neither keys nor devices nor notices, and one that is switched off has none', async ({
  server,
  receiver,
}) => {
  const here = await somebodyOn(server, receiver, alpha);
  const there = await somebodyOn(server, receiver, beta);
  const keyOf = async (client: Client) => (await client.call(state, {})).answer.key;
  expect(await keyOf(here.client)).not.toBe(await keyOf(there.client));
  receiver.key = await keyOf(there.client);
  await withdrawalEnds(server, beta, there.name);
  expect((await sent(server, receiver)).map(({ name }) => name)).toEqual([there.name]);
  receiver.key = undefined;
  const [one] = await members(server, gamma, 1, 'off');
  expect((await one!.client.call(state, {})).answer.code).toBe('switchedOff');
  expect((await one!.client.call(device, receiver.browser('off'))).answer.code).toBe('switchedOff');
  const shown = async (station: string) => (await server.call(getOnOffBaseBtn, {}, { station })).answer.push;
  expect([await shown(alpha), await shown(gamma)]).toEqual([true, false]);
});
