// Owns the test of transfer/getBalance.
import { expect } from 'vitest';
import { getBalance, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { platformsTest } from '#support/platformsTest.ts';
import type { Client } from '#support/startServer.ts';
import { addPlatformOfNobody } from '../../server/platformMoney.ts';

const test = platformsTest.extend('member', { scope: 'file' }, async ({ member }) => {
  await member.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-fish', money: '12' });
  return member;
});

const balance = (member: Client, platform: string) => member.call(getBalance, { platform });

test('the balance is what the platform says, for this member at this platform alone', async ({
  server,
  member,
}) => {
  expect((await balance(member, 'sandbox-fish')).answer).toMatchObject({ money: '12.0000', known: true });
  expect((await balance(member, 'sandbox-chess')).answer).toMatchObject({ money: '0.0000', known: true });
  const other = await server.call(getBalance, { platform: 'sandbox-fish' }, { as: 'agent01' });
  expect(other.answer.money).toBe('0.0000');
});

test('a platform that gives no answer, or that nobody runs, leaves the balance unknown', async ({
  server,
  member,
  faults,
}) => {
  faults.at = () => ({ losesAnswer: true });
  expect((await balance(member, 'sandbox-fish')).answer).toMatchObject({ money: '0.0000', known: false });
  faults.at = () => undefined;
  await addPlatformOfNobody(server);
  expect((await balance(member, 'nobody')).answer).toMatchObject({ success: true, known: false });
});

test('a platform that is none is refused', async ({ member }) => {
  expect((await balance(member, 'no-such')).answer).toMatchObject({
    code: 'noPlatform',
    fieldErrors: { platform: '没有这个游戏平台' },
  });
});
