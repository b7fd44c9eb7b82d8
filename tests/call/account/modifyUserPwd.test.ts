import { expect } from 'vitest';
import { modifyUserPwd, userInfo } from '#contract/account.generated.ts';
import { login } from '#contract/auth.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const change = { oldPassword: 'demo8888', newPassword: 'fresh#99', rePassword: 'fresh#99' };

test('a different repeat, the same password, blanks and the account name are refused at their fields', async ({
  server,
}) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const ask = async (request: Partial<typeof change>) =>
    (await client.call(modifyUserPwd, { ...change, ...request })).answer.fieldErrors;
  expect(await ask({ rePassword: 'fresh#98' })).toEqual({ rePassword: '两次输入的密码不一致' });
  expect(await ask({ newPassword: 'demo8888', rePassword: 'demo8888' })).toEqual({
    newPassword: '新密码不能与原密码相同',
  });
  expect(await ask({ newPassword: 'a b c d', rePassword: 'a b c d' })).toHaveProperty('newPassword');
  expect(await ask({ newPassword: 'Member01', rePassword: 'Member01' })).toEqual({
    newPassword: '密码不能与账号相同',
  });
});

test('the new password holds from then on, and this session goes on', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  expect((await client.call(modifyUserPwd, change)).answer).toMatchObject({
    success: true,
    msg: '登录密码已修改',
  });
  expect((await client.call(userInfo, {})).answer.success).toBe(true);
  const old = await server.call(login, { account: 'member01', password: 'demo8888' });
  expect(old.answer.code).toBe('wrongLogin');
  const fresh = await server.call(login, { account: 'member01', password: 'fresh#99' });
  expect(fresh.answer.login).toBe(true);
});

test('a stolen session is no way to guess the password: five tries an hour', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  for (let count = 0; count < 5; count++) {
    const { answer } = await client.call(modifyUserPwd, { ...change, oldPassword: `guess${count}` });
    expect(answer.fieldErrors).toEqual({ oldPassword: '登录密码错误' });
  }
  expect((await client.call(modifyUserPwd, change)).answer).toMatchObject({
    success: false,
    code: 'throttled',
  });
  server.passTime(3601);
  expect((await client.call(modifyUserPwd, change)).answer.success).toBe(true);
});
