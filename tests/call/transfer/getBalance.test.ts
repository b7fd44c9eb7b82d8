import { expect } from 'vitest';
import { getBalance, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { platformsTest } from '#support/platformsTest.ts';
import type { Client } from '#support/startServer.ts';
import { addPlatformOfNobody } from '../../server/platformMoney.ts';

const test = platformsTest.extend('player', { scope: 'file' }, async ({ member }) => {
  await member.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-fish', money: '12' });
  return member;
});

const balance = (player: Client, platform: string) => player.call(getBalance, { platform });

test('the balance is what the platform says, for this member at this platform alone', async ({
  server,
  player,
}) => {
  expect((await balance(player, 'sandbox-fish')).answer).toMatchObject({ money: '12.0000', known: true });
  expect((await balance(player, 'sandbox-chess')).answer).toMatchObject({ money: '0.0000', known: true });
  const other = await server.call(getBalance, { platform: 'sandbox-fish' }, { as: 'agent01' });
  expect(other.answer.money).toBe('0.0000');
});

test('a platform that gives no answer, or that nobody runs, leaves the balance unknown', async ({
  server,
  player,
  faults,
}) => {
  faults.at = () => ({ losesAnswer: true });
  expect((await balance(player, 'sandbox-fish')).answer).toMatchObject({ money: '0.0000', known: false });
  faults.at = () => undefined;
  await addPlatformOfNobody(server);
  expect((await balance(player, 'nobody')).answer).toMatchObject({ success: true, known: false });
});

test('a platform that is none is refused', async ({ player }) => {
  expect((await balance(player, 'no-such')).answer).toMatchObject({
    code: 'noPlatform',
    fieldErrors: { platform: '没有这个游戏平台' },
  });
});
