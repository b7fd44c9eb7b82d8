import { expect } from 'vitest';
import { checkAnswer, getRecaptchaInfo, login } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { knowCaptcha, robotToken } from '#support/proofs.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the right password logs in, whatever the capitals of the account', async ({ server }) => {
  const client = server.client(alpha);
  const { status, answer, headers } = await client.call(login, { account: 'Member01', password: 'demo8888' });
  expect(status).toBe(200);
  expect(answer).toMatchObject({ success: true, login: true, questionTicket: '', needCaptcha: false });
  expect(headers['set-cookie']?.find((line) => line.includes('session'))).toMatch(
    /^__Host-session-alpha=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect((await client.call(accInfo, {})).answer).toMatchObject({ login: true, account: 'member01' });
});

test('a wrong password and an unknown account are answered alike', async ({ server }) => {
  const wrong = await server.client(alpha).call(login, { account: 'agent01', password: 'nonsense' });
  const unknown = await server.client(alpha).call(login, { account: 'nobody77', password: 'nonsense' });
  expect(wrong.answer).toEqual({
    success: false,
    msg: '账号或密码错误',
    code: 'wrongLogin',
    fieldErrors: { password: '账号或密码错误' },
    login: false,
    questionTicket: '',
    needCaptcha: false,
  });
  expect(unknown.answer).toEqual(wrong.answer);
});

test('input that cannot be right is refused at its field, in the language of the request', async ({
  server,
}) => {
  const { answer } = await server.client(alpha).call(login, { account: '1', password: '' });
  expect(answer).toMatchObject({
    success: false,
    code: 'invalid',
    fieldErrors: { account: '账号为4-11位字母或数字，以字母开头', password: '请填写密码' },
  });
  const english = await server
    .client(alpha)
    .call(login, { account: 'member01', password: '' }, { headers: { 'accept-language': 'en' } });
  expect(english.answer.fieldErrors).toEqual({ password: 'Please enter the password' });
});

test('after three failures a picture is asked for, even of the right password', async ({ server }) => {
  const client = server.client(alpha);
  for (const needCaptcha of [false, false, true]) {
    const { answer } = await client.call(login, { account: 'trial01', password: 'nonsense' });
    expect(answer).toMatchObject({ success: false, code: 'wrongLogin', needCaptcha });
  }
  const bare = await client.call(login, { account: 'trial01', password: 'demo8888' });
  expect(bare.answer).toMatchObject({
    success: false,
    code: 'needCaptcha',
    fieldErrors: { captchaCode: '请填写验证码' },
  });
  const info = await client.call(getRecaptchaInfo, { login: '' });
  expect(info.answer.type).toBe('image');
  const captchaId = info.answer.captchaId!;
  const captchaCode = await knowCaptcha(server, alpha, captchaId);
  const proved = {
    account: 'trial01',
    password: 'demo8888',
    captchaId,
    captchaCode: captchaCode.toLowerCase(),
  };
  expect((await client.call(login, proved)).answer.login).toBe(true);
  expect((await client.call(login, { account: 'trial01', password: 'demo8888' })).answer.login).toBe(true);
});

test('whoever is asked for a picture because of the failures of others is given one', async ({ server }) => {
  for (let count = 0; count < 3; count++)
    await server.client(alpha).call(login, { account: 'victim01', password: `guess${count}` });
  const client = server.client(alpha);
  await client.call(accInfo, {});
  expect((await client.call(getRecaptchaInfo, { login: '' })).answer.type).toBe('none');
  const request = { account: 'victim01', password: 'demo8888' };
  expect((await client.call(login, request)).answer.code).toBe('needCaptcha');
  const info = await client.call(getRecaptchaInfo, { login: '' });
  expect(info.answer.type).toBe('image');
  const captchaId = info.answer.captchaId!;
  const captchaCode = await knowCaptcha(server, alpha, captchaId);
  expect((await client.call(login, { ...request, captchaId, captchaCode })).answer.code).toBe('wrongLogin');
});

test('a station that asks for a picture takes each picture once, and a wrong one is used up', async ({
  server,
}) => {
  const client = server.client(beta);
  const request = { account: 'member01', password: 'demo8888' };
  expect((await client.call(login, request)).answer.code).toBe('needCaptcha');
  const first = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, first);
  const wrong = await client.call(login, { ...request, captchaId: first, captchaCode: 'XXXXX' });
  expect(wrong.answer).toMatchObject({
    code: 'captchaWrong',
    fieldErrors: { captchaCode: expect.any(String) },
  });
  const late = await client.call(login, { ...request, captchaId: first, captchaCode: 'AC347' });
  expect(late.answer.code).toBe('captchaWrong');
  const second = (await client.call(getRecaptchaInfo, { login: '' })).answer.captchaId!;
  await knowCaptcha(server, beta, second);
  const stranger = await server
    .client(beta)
    .call(login, { ...request, captchaId: second, captchaCode: 'AC347' });
  expect(stranger.answer.code).toBe('captchaWrong');
  const right = await client.call(login, { ...request, captchaId: second, captchaCode: 'AC347' });
  expect(right.answer.login).toBe(true);
  const again = await client.call(login, { ...request, captchaId: second, captchaCode: 'AC347' });
  expect(again.answer.code).toBe('captchaWrong');
});

test('a station with the robot check takes each token once', async ({ server }) => {
  const client = server.client(gamma);
  const request = { account: 'member01', password: 'demo8888' };
  expect((await client.call(login, request)).answer.code).toBe('needRobot');
  const token = await robotToken(client);
  const stranger = await server.client(gamma).call(login, { ...request, robotToken: token });
  expect(stranger.answer.code).toBe('robotWrong');
  expect((await client.call(login, { ...request, robotToken: token })).answer.login).toBe(true);
  expect((await client.call(login, { ...request, robotToken: token })).answer.code).toBe('robotWrong');
});

test('on a new device a member with a security question answers it, on a known one not', async ({
  server,
}) => {
  const client = server.client(alpha);
  const request = { account: 'member02', password: 'demo8888' };
  const { answer } = await client.call(login, request);
  expect(answer).toMatchObject({ success: true, login: false });
  expect((await client.call(accInfo, {})).answer.login).toBe(false);
  const questionTicket = answer.questionTicket!;
  expect(questionTicket.length).toBeGreaterThan(20);
  expect((await client.call(checkAnswer, { questionTicket, answer: ' 王老师 ' })).answer.login).toBe(true);
  expect((await client.call(login, request)).answer).toMatchObject({ login: true, questionTicket: '' });
});

test('a disabled account learns so after its right password only', async ({ server }) => {
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'disabled' }).where('name', '=', 'agent01').execute(),
  );
  const wrong = await server.client(alpha).call(login, { account: 'agent01', password: 'nonsense' });
  expect(wrong.answer.code).toBe('wrongLogin');
  const right = await server.client(alpha).call(login, { account: 'agent01', password: 'demo8888' });
  expect(right.answer).toMatchObject({ success: false, code: 'accountDisabled' });
});
