import { expect } from 'vitest';
import { takeBreak } from '#contract/protection.generated.ts';
import { packet, state } from '#contract/push.generated.ts';
import { members } from '#support/activities.ts';
import { pushTest, sent, somebodyOn } from '#support/pushTest.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

test('a round is asked for once, and nobody who pauses can', async ({ server, receiver }) => {
  await server.runMoneyJob();
  const { client } = await somebodyOn(server, receiver, alpha);
  const asked = (await client.call(packet, { on: true })).answer;
  expect(asked).toMatchObject({ success: true, packetTime: expect.stringMatching(/^\d{4}-/) });
  expect((await client.call(packet, { on: true })).answer.packetTime).toBe(asked.packetTime);
  expect((await client.call(state, {})).answer.packetTime).toBe(asked.packetTime);
  expect((await client.call(packet, { on: false })).answer.packetTime).toBe('');
  expect((await client.call(state, {})).answer.packetTime).toBe('');
  await client.call(packet, { on: true });
  expect(await sent(server, receiver)).toEqual([]);
  const opens = Date.parse(`${asked.packetTime!.replace(' ', 'T')}+08:00`);
  await server.passTime((opens - server.now().getTime()) / 1000);
  await server.runMoneyJob();
  expect((await sent(server, receiver)).map(({ notice }) => notice.path)).toEqual(['/newRedPacket']);
  await client.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  expect((await client.call(packet, { on: true })).answer).toMatchObject({ success: false });
});

test('who has no browser that is switched on is asked to do so first', async ({ server }) => {
  await server.runMoneyJob();
  const [one] = await members(server, alpha, 1, 'none');
  expect((await one!.client.call(packet, { on: true })).answer).toMatchObject({
    success: false,
    code: 'noDevice',
    msg: '请先在本设备开启通知',
  });
  expect((await one!.client.call(packet, { on: false })).answer.success).toBe(true);
});
