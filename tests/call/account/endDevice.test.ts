import { expect } from 'vitest';
import { devices, endDevice } from '#contract/account.generated.ts';
import { checkAnswer, login } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const password = 'demo8888';
const listOf = async (client: Client) => (await client.call(devices, {})).answer.devices!;

/** Logs member02 in, with the question where it is asked; returns whether it was. */
async function comeIn(client: Client): Promise<boolean> {
  const { answer } = await client.call(login, { account: 'member02', password });
  if (answer.login) return false;
  await client.call(checkAnswer, { questionTicket: answer.questionTicket!, answer: '王老师' });
  return true;
}

/** Two devices of member02, the second of which is logged in. */
async function twoDevices(server: RunningServer): Promise<[Client, Client]> {
  const first = server.client(alpha);
  const second = server.client(alpha);
  await comeIn(first);
  await comeIn(second);
  return [first, second];
}

test('a device that is removed is a new one at its next log-in: the question is asked there again', async ({
  server,
}) => {
  const [first, second] = await twoDevices(server);
  // Known devices are not asked.
  expect(await comeIn(first)).toBe(false);
  expect(await comeIn(second)).toBe(false);
  const other = (await listOf(second)).find(({ isThis }) => !isThis)!;
  expect((await second.call(endDevice, { device: other.device })).answer).toMatchObject({
    success: true,
    loggedOut: false,
  });
  expect((await listOf(second)).map(({ device }) => device)).not.toContain(other.device);
  expect(await comeIn(first)).toBe(true);
  // Known again under the same name.
  expect((await listOf(first))[0]!.device).toBe(other.device);
  expect(await comeIn(first)).toBe(false);
});

test('others removes every device but this one, which goes on', async ({ server }) => {
  const [first, second] = await twoDevices(server);
  const { answer } = await second.call(endDevice, { device: 'others' });
  expect(answer).toMatchObject({ success: true, loggedOut: false });
  expect(await listOf(second)).toMatchObject([{ isThis: true }]);
  expect(await comeIn(second)).toBe(false);
  expect(await comeIn(first)).toBe(true);
});

test('removing this device logs out at once', async ({ server }) => {
  const client = server.client(alpha);
  await comeIn(client);
  const [own] = await listOf(client);
  expect((await client.call(endDevice, { device: own!.device })).answer).toMatchObject({
    success: true,
    loggedOut: true,
  });
  expect((await client.call(accInfo, {})).answer.login).toBe(false);
  expect((await client.call(devices, {})).answer.code).toBe('notLoggedIn');
  expect(await comeIn(client)).toBe(true);
});

test("another's device, one of another station, one that is gone and nonsense are refused and change nothing", async ({
  server,
}) => {
  const [, second] = await twoDevices(server);
  const theirs = (await listOf(second)).map(({ device }) => device);
  const stranger = server.client(alpha);
  await stranger.logIn('member01');
  for (const device of [theirs[0]!, '0123456789abcdef'])
    expect((await stranger.call(endDevice, { device })).answer).toMatchObject({
      success: false,
      code: 'unknown',
      fieldErrors: { device: '该设备已移除或不存在' },
    });
  for (const device of ['', 'all', "' OR 1=1 --", `${theirs[0]}g`])
    expect((await stranger.call(endDevice, { device })).answer).toMatchObject({
      success: false,
      code: 'invalid',
    });
  expect((await listOf(second)).map(({ device }) => device)).toEqual(theirs);
  const elsewhere = server.client(beta);
  expect((await elsewhere.call(endDevice, { device: theirs[0]! })).answer.code).toBe('notLoggedIn');
  const [, gone] = theirs;
  await second.call(endDevice, { device: gone! });
  expect((await second.call(endDevice, { device: gone! })).answer.code).toBe('unknown');
});

test('a repeat under its intent gets the first answer', async ({ server }) => {
  const [, second] = await twoDevices(server);
  const other = (await listOf(second)).find(({ isThis }) => !isThis)!;
  const once = { intentId: 'end-device-once' };
  const first = await second.call(endDevice, { device: other.device }, once);
  expect(first.answer.success).toBe(true);
  expect((await second.call(endDevice, { device: other.device }, once)).answer).toEqual(first.answer);
});
