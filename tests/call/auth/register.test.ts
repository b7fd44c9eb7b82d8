import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { getRecaptchaInfo, register, smsSend } from '#contract/auth.generated.ts';
import { knowCaptcha, robotToken, smsCodeOf } from '#support/proofs.ts';
import { startServer } from '#support/startServer.ts';
import { alpha, beta, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: ['message-gateway'] });

const request = (account: string) => ({ account, password: 'secret88', rePassword: 'secret88' });

test('a new member is logged in with an empty wallet, and keeps the details given', async ({ server }) => {
  const client = server.client(alpha);
  const { answer } = await client.call(register, {
    ...request('Newbie01'),
    realName: '王小明',
    phone: '13600001111',
    email: 'ming@example.com',
    qq: '',
  });
  expect(answer).toMatchObject({ success: true, msg: '注册成功', login: true, account: 'Newbie01' });
  expect((await client.call(userInfo, {})).answer).toMatchObject({
    account: 'Newbie01',
    role: 'member',
    realName: '王**',
    phone: '136****1111',
    email: 'm***@example.com',
    qq: '',
    money: '0.0000',
    hasWithdrawalPassword: false,
  });
});

test('an account name is had once in a station, whatever its capitals, and again in the next', async ({
  server,
}) => {
  expect((await server.call(register, request('twice001'))).answer.success).toBe(true);
  const { answer } = await server.call(register, request('TWICE001'));
  expect(answer).toMatchObject({ success: false, fieldErrors: { account: '该账号已被注册，请换一个' } });
  const client = server.client(beta);
  const captchaId = (await client.call(getRecaptchaInfo, { register: '' })).answer.captchaId!;
  const captchaCode = await knowCaptcha(server, beta, captchaId);
  const there = await client.call(register, { ...request('twice001'), captchaId, captchaCode });
  expect(there.answer.success).toBe(true);
});

test('of twenty at once with one name, one is opened', async ({ server }) => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.call(register, request('rushed01'))),
  );
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  expect(answers.filter(({ answer }) => answer.fieldErrors?.account)).toHaveLength(19);
});

test('what is missing, wrong, different or not asked for is refused at its field', async ({ server }) => {
  const bare = await server.call(register, { account: '', password: '', rePassword: '' });
  expect(bare.answer.fieldErrors).toEqual({
    account: '请填写账号',
    password: '请填写密码',
    rePassword: '请填写确认密码',
  });
  const wrong = await server.call(register, {
    ...request('fine0001'),
    phone: '110',
    email: 'nowhere',
    qq: '0',
  });
  expect(Object.keys(wrong.answer.fieldErrors!).sort()).toEqual(['email', 'phone', 'qq']);
  const different = await server.call(register, { ...request('fine0001'), rePassword: 'secret89' });
  expect(different.answer.fieldErrors).toEqual({ rePassword: '两次输入的密码不一致' });
  const reserved = await server.call(register, request('guest1234'));
  expect(reserved.answer.fieldErrors).toHaveProperty('account');
  const same = await server.call(register, {
    account: 'same1234',
    password: 'same1234',
    rePassword: 'same1234',
  });
  expect(same.answer.fieldErrors).toHaveProperty('password');
  const extra = await server.call(register, { ...request('fine0001'), weChat: 'abcdef' }, { station: beta });
  expect(extra.answer.fieldErrors).toEqual({ weChat: '本站注册不需要此项' });
});

test('the code of an agent puts the member below that agent, an unknown one is refused', async ({
  server,
}) => {
  const unknown = await server.call(register, { ...request('below001'), promoCode: 'nobody' });
  expect(unknown.answer.fieldErrors).toEqual({ promoCode: '推广码不存在' });
  expect((await server.call(register, { ...request('below001'), promoCode: 'AGENT01' })).answer.success).toBe(
    true,
  );
  const row = await server.inStation(alpha, (db) =>
    db
      .selectFrom('account')
      .innerJoin('account as parent', 'parent.id', 'account.parent_id')
      .select('parent.name')
      .where('account.name', '=', 'below001')
      .executeTakeFirstOrThrow(),
  );
  expect(row.name).toBe('agent01');
});

test('a picture is good for one registration, taken names included', async ({ server }) => {
  const client = server.client(beta);
  expect((await client.call(register, request('pict0001'))).answer.fieldErrors).toHaveProperty('captchaCode');
  const captchaId = (await client.call(getRecaptchaInfo, { register: '' })).answer.captchaId!;
  const captchaCode = await knowCaptcha(server, beta, captchaId);
  const taken = await client.call(register, { ...request('member01'), captchaId, captchaCode });
  expect(taken.answer.fieldErrors).toHaveProperty('account');
  const again = await client.call(register, { ...request('pict0001'), captchaId, captchaCode });
  expect(again.answer.code).toBe('captchaWrong');
});

test('a code by SMS is bound to phone and visitor, dies after five wrong tries, and is used once', async ({
  server,
}) => {
  const phone = '13500002222';
  const client = server.client(gamma);
  const ask = async () => client.call(smsSend, { phone, robotToken: await robotToken(client) });
  expect((await ask()).answer.success).toBe(true);
  const code = await smsCodeOf(server, gamma, phone);
  const missing = await client.call(register, { ...request('phone001'), phone });
  expect(missing.answer.fieldErrors).toHaveProperty('smsCode');
  const stranger = await server
    .client(gamma)
    .call(register, { ...request('phone001'), phone, smsCode: code });
  expect(stranger.answer.code).toBe('smsWrong');
  const other = await client.call(register, { ...request('phone001'), phone: '13500003333', smsCode: code });
  expect(other.answer.code).toBe('smsWrong');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let count = 0; count < 5; count++)
    expect((await client.call(register, { ...request('phone001'), phone, smsCode: wrong })).answer.code).toBe(
      'smsWrong',
    );
  expect((await client.call(register, { ...request('phone001'), phone, smsCode: code })).answer.code).toBe(
    'smsWrong',
  );
  server.passTime(60);
  expect((await ask()).answer.success).toBe(true);
  const fresh = await smsCodeOf(server, gamma, phone);
  expect(
    (await client.call(register, { ...request('phone001'), phone, smsCode: fresh })).answer.success,
  ).toBe(true);
  const twice = await client.call(register, { ...request('phone002'), phone, smsCode: fresh });
  expect(twice.answer.fieldErrors).toHaveProperty('phone');
});

test('a code by SMS ends after ten minutes', async ({ server }) => {
  const phone = '13500004444';
  const client = server.client(gamma);
  await client.call(smsSend, { phone, robotToken: await robotToken(client) });
  const smsCode = await smsCodeOf(server, gamma, phone);
  server.passTime(601);
  const { answer } = await client.call(register, { ...request('phone004'), phone, smsCode });
  expect(answer.code).toBe('smsWrong');
});

test('a station that is closed to newcomers says so, and an address has only so many tries', async () => {
  const closed = await startServer({
    stations: [{ code: 'closed', name: '关', onOff: { registerOpen: false } }],
  });
  const strict = await startServer({
    stations: testStations,
    settings: { registrationTriesPerAddressADay: 1 },
  });
  try {
    expect((await closed.call(register, request('early001'))).answer.code).toBe('switchedOff');
    expect((await strict.call(register, request('early001'))).answer.success).toBe(true);
    expect((await strict.call(register, request('early002'))).answer.code).toBe('throttled');
  } finally {
    await closed.stop();
    await strict.stop();
  }
});
