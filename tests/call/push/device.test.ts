import { expect } from 'vitest';
import { device, state } from '#contract/push.generated.ts';
import { members } from '#support/activities.ts';
import { isOn, pushTest, somebodyOn, switchedOn } from '#support/pushTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = pushTest();

test('what is waited for is switched on beside what was chosen, and everything where nothing was', async ({
  server,
  receiver,
}) => {
  const chosen = async (client: Client) => {
    const { won, support, withdrawal } = (await client.call(state, {})).answer;
    return [won, support, withdrawal];
  };
  const [one] = await members(server, alpha, 1, 'kinds');
  expect(await chosen(one!.client)).toEqual([false, false, false]);
  await switchedOn(one!.client, receiver, 'kinds1', { kind: 'packet' });
  expect(await chosen(one!.client)).toEqual([false, false, false]);
  await switchedOn(one!.client, receiver, 'kinds1', { kind: 'won' });
  await switchedOn(one!.client, receiver, 'kinds1', { kind: 'support' });
  await switchedOn(one!.client, receiver, 'kinds1');
  expect(await chosen(one!.client)).toEqual([true, true, false]);
  expect((await one!.client.call(state, {})).answer.devices).toBe(1);
  expect(await chosen((await somebodyOn(server, receiver, alpha)).client)).toEqual([true, true, true]);
});

test('an address that no notice may be sent to, and keys that are none, are refused', async ({
  server,
  receiver,
}) => {
  const [one] = await members(server, alpha, 1, 'bad');
  const good = receiver.browser('bad1');
  const refused = async (change: Partial<typeof good>) =>
    (await one!.client.call(device, { ...good, ...change })).answer;
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://127.0.0.1:1/x',
    'https://169.254.169.254/latest',
    'https://fcm.googleapis.com.evil.example/x',
    'https://a@fcm.googleapis.com/x',
  ])
    expect(await refused({ endpoint })).toMatchObject({
      success: false,
      code: 'unknownService',
      fieldErrors: { endpoint: '暂不支持此浏览器的通知服务' },
    });
  expect(await refused({ p256dh: `B${'A'.repeat(86)}` })).toMatchObject({
    code: 'invalid',
    fieldErrors: { p256dh: expect.any(String) },
  });
  for (const change of [
    { endpoint: 'javascript:alert(1)' },
    { endpoint: '' },
    { p256dh: 'x' },
    { auth: 'x' },
  ])
    expect((await refused(change)).code).toBe('invalid');
  expect(await isOn(one!.client)).toBe(false);
});
