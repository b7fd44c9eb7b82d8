// Owns the test of transfer/getBalance.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { addPlatformOfNobody, startWithPlatforms } from '../../server/platformMoney.ts';

let server: RunningServer;
let member: Client;
let fault: Fault | undefined;
beforeAll(async () => {
  server = await startWithPlatforms({ counterparties: () => fault });
  member = server.client(alpha);
  await member.logIn('member01');
  await member.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-fish', money: '12' });
});
afterAll(() => server.stop());

const balance = (platform: string) => member.call(getBalance, { platform });

test('the balance is what the platform says, for this member at this platform alone', async () => {
  expect((await balance('sandbox-fish')).answer).toMatchObject({ money: '12.0000', known: true });
  expect((await balance('sandbox-chess')).answer).toMatchObject({ money: '0.0000', known: true });
  const other = await server.call(getBalance, { platform: 'sandbox-fish' }, { as: 'agent01' });
  expect(other.answer.money).toBe('0.0000');
});

test('a platform that gives no answer, or that nobody runs, leaves the balance unknown', async () => {
  fault = { losesAnswer: true };
  expect((await balance('sandbox-fish')).answer).toMatchObject({ money: '0.0000', known: false });
  fault = undefined;
  await addPlatformOfNobody(server);
  expect((await balance('nobody')).answer).toMatchObject({ success: true, known: false });
});

test('a platform that is none is refused, and a guest is asked to log in', async () => {
  expect((await balance('no-such')).answer).toMatchObject({
    code: 'noPlatform',
    fieldErrors: { platform: '没有这个游戏平台' },
  });
  expect((await server.call(getBalance, { platform: 'sandbox-fish' })).answer.code).toBe('notLoggedIn');
});
