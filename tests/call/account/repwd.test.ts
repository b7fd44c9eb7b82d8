import { expect } from 'vitest';
import { getWithdrawalPsd, repwd } from '#contract/account.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the first time the log-in password confirms it, later the withdrawal password', async ({ server }) => {
  const client = server.client(alpha);
  await client.call(register, { account: 'newbie02', password: 'secret88', rePassword: 'secret88' });
  const first = { oldPassword: 'secret88', newPassword: '246810', rePassword: '246810' };
  const wrong = await client.call(repwd, { ...first, oldPassword: '123456' });
  expect(wrong.answer.fieldErrors).toEqual({ oldPassword: '登录密码错误' });
  expect((await client.call(repwd, first)).answer).toMatchObject({ success: true, msg: '提款密码已设置' });
  const byLogin = await client.call(repwd, { ...first, newPassword: '135791', rePassword: '135791' });
  expect(byLogin.answer.fieldErrors).toEqual({ oldPassword: '原提款密码错误，还可尝试4次' });
  const second = { oldPassword: '246810', newPassword: '135791', rePassword: '135791' };
  expect((await client.call(repwd, second)).answer).toMatchObject({ success: true, msg: '提款密码已修改' });
});

test('letters, a different repeat and the same password are refused at their fields', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  const ask = async (newPassword: string, rePassword = newPassword) =>
    (await client.call(repwd, { oldPassword: '123456', newPassword, rePassword })).answer.fieldErrors;
  expect(await ask('abcdef')).toEqual({ newPassword: '提款密码为6位数字' });
  expect(await ask('111222', '111223')).toEqual({ rePassword: '两次输入的密码不一致' });
  expect(await ask('123456')).toEqual({ newPassword: '新密码不能与原密码相同' });
});

test('after five wrong tries it is locked for two hours, even for the right one', async ({ server }) => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const request = { oldPassword: '000000', newPassword: '654321', rePassword: '654321' };
  for (const left of [4, 3, 2, 1])
    expect((await client.call(repwd, request)).answer.msg).toBe(`原提款密码错误，还可尝试${left}次`);
  expect((await client.call(repwd, request)).answer.code).toBe('locked');
  expect((await client.call(repwd, { ...request, oldPassword: '123456' })).answer.code).toBe('locked');
  expect((await client.call(getWithdrawalPsd, {})).answer.lockedUntil).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  );
  server.passTime(7195);
  expect((await client.call(repwd, { ...request, oldPassword: '123456' })).answer.code).toBe('locked');
  server.passTime(6);
  await client.logIn('member01');
  expect((await client.call(repwd, { ...request, oldPassword: '123456' })).answer.success).toBe(true);
});
