import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('members, agents and trial players see their profile, masked', async ({ server }) => {
  const member = await server.call(userInfo, {}, { as: 'member01' });
  expect(member.answer).toMatchObject({
    success: true,
    account: 'member01',
    role: 'member',
    realName: '张*',
    phone: '138****8000',
    money: '8888.8800',
    frozen: '0.0000',
    transit: '0.0000',
    hasWithdrawalPassword: true,
    hasQuestion: false,
    lastLoginAddress: '10.0.*.*',
    endTime: '',
  });
  expect((await server.call(userInfo, {}, { as: 'agent01' })).answer.role).toBe('agent');
  expect((await server.call(userInfo, {}, { as: 'trial01' })).answer).toMatchObject({
    role: 'trial',
    money: '2000.0000',
  });
});

test('the log-in before this one is shown', async ({ server }) => {
  const client = server.client(alpha);
  server.passTime(3600);
  await client.logIn('member01');
  const first = (await client.call(userInfo, {})).answer.lastLoginTime;
  server.passTime(3600);
  await client.logIn('member01');
  const second = (await client.call(userInfo, {})).answer;
  expect(second.lastLoginTime! > first!).toBe(true);
  expect(second.lastLoginAddress).toMatch(/^(127\.0\.\*\.\*|::\*)$/);
});
