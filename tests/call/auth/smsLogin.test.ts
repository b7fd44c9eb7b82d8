// auth/smsLogin: who comes in, what is asked all the same, and what is counted.
import { expect } from 'vitest';
import { changeContact, contactCode, devices, userInfo } from '#contract/account.generated.ts';
import { checkAnswer, smsLogin, smsLoginCode } from '#contract/auth.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { dataKeysOf } from '#server/db/personal/dataKeys.ts';
import { comparedForms } from '#server/db/personal/fields.ts';
import { changeMember } from '#support/personal.ts';
import { robotToken, smsCodeOf } from '#support/proofs.ts';
import { askCode, phone, recover, recoveryWorld } from '#support/recovery.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';

/** One that asks the security question on a new device, beside those of recovery. */
const delta = 'delta';
const test = recoveryWorld((files) => [
  ...files,
  {
    ...files.find(({ code }) => code === gamma)!,
    code: delta,
    name: '测试四站',
    onOff: { registerCheck: 'robot', smsLogin: true, questionOnNewDevice: true },
    frontConfig: { personalInfoflag: true },
  },
]);

const account = 'member02';

async function codeFor(
  server: RunningServer,
  station: string,
  client: Client,
  number = phone,
): Promise<string> {
  const evidence = { robotToken: await robotToken(client) };
  await client.call(smsLoginCode, { phone: number, ...evidence });
  await server.runDeliveryJob();
  return smsCodeOf(server, station, number);
}

const other = (code: string) => (code === '000000' ? '111111' : '000000');

test('the code logs in, once, in the browser that asked for it, and ends the session elsewhere', async ({
  server,
}) => {
  const before = server.client(gamma);
  await before.logIn(account);
  const client = server.client(gamma);
  const verifyCode = await codeFor(server, gamma, client);
  const request = { phone, verifyCode };
  const wrong = { success: false, code: 'smsWrong', fieldErrors: { verifyCode: expect.any(String) } };
  expect((await server.client(gamma).call(smsLogin, request)).answer).toMatchObject(wrong);
  const { answer, headers } = await client.call(smsLogin, request);
  expect(answer).toMatchObject({ success: true, login: true, questionTicket: '' });
  expect(headers['set-cookie']?.some((line) => line.includes('session-gamma='))).toBe(true);
  expect((await client.call(accInfo, {})).answer).toMatchObject({ login: true, account });
  expect((await before.call(userInfo, {})).answer.code).toBe('loggedInElsewhere');
  expect((await client.call(devices, {})).answer).toMatchObject({
    devices: [{ isThis: true, way: 'sms' }, {}],
    logIns: [
      { way: 'sms', outcome: 'in' },
      { way: 'sms', outcome: 'wrong' },
      { way: 'password', outcome: 'in' },
    ],
  });
  expect((await client.call(smsLogin, request)).answer).toMatchObject(wrong);
  // Nothing that guards money has changed.
  expect((await client.call(withdrawShowInfo, {})).answer.blockedCode).not.toBe('cooling');
});

test('wrong codes are counted and refused alike for a phone that nobody has; a newer code ends the older', async ({
  server,
}) => {
  const client = server.client(alpha);
  const first = await codeFor(server, alpha, client);
  const second = await codeFor(server, alpha, client);
  const codes = async (number: string, verifyCode: string) =>
    (await client.call(smsLogin, { phone: number, verifyCode })).answer;
  if (first !== second) expect((await codes(phone, first)).code).toBe('smsWrong');
  const refused = await codes(phone, other(second));
  expect(await codes('13700137999', other(second))).toEqual(refused);
  for (let at = 0; at < 4; at += 1) await codes(phone, other(second));
  // Five tries end a code.
  expect((await codes(phone, second)).code).toBe('smsWrong');
  expect((await client.call(accInfo, {})).answer.login).toBe(false);
});

test('after too many tries within an hour none is looked at, for a phone that nobody has as well; a code lapses', async ({
  server,
  clock,
}) => {
  const client = server.client(alpha);
  await clock.pass(3_601);
  for (const number of [phone, '13700137998']) {
    const seen: (string | undefined)[] = [];
    for (let at = 0; at < server.context.settings.loginTriesAnHour + 1; at += 1)
      seen.push((await client.call(smsLogin, { phone: number, verifyCode: '000000' })).answer.code);
    expect(seen.slice(-3)).toEqual(['smsWrong', 'throttled', 'throttled']);
  }
  await clock.pass(3_601);
  const verifyCode = await codeFor(server, alpha, client);
  await clock.pass(server.context.settings.smsSeconds + 1);
  expect((await client.call(smsLogin, { phone, verifyCode })).answer.code).toBe('smsWrong');
});

test('a frozen account comes in as by its password, and a disabled one not at all', async ({ server }) => {
  const set = (state: 'enabled' | 'frozen' | 'disabled') =>
    server.inStation(gamma, (db) =>
      db.updateTable('account').set({ state }).where('name', '=', account).execute(),
    );
  const client = server.client(gamma);
  const verifyCode = await codeFor(server, gamma, client);
  await set('disabled');
  expect((await client.call(smsLogin, { phone, verifyCode })).answer.code).toBe('smsWrong');
  await set('frozen');
  const again = await codeFor(server, gamma, client);
  expect((await client.call(smsLogin, { phone, verifyCode: again })).answer.login).toBe(true);
  await set('enabled');
});

test('a recovery code logs nobody in, nor does a code to log in recover a password', async ({ server }) => {
  const client = server.client(gamma);
  await askCode(client, { account, phone });
  await server.runDeliveryJob();
  const recovery = await smsCodeOf(server, gamma, phone);
  expect((await client.call(smsLogin, { phone, verifyCode: recovery })).answer.code).toBe('smsWrong');
  const verifyCode = await codeFor(server, gamma, client);
  if (verifyCode !== recovery)
    expect(await recover(client, { account, phone, verifyCode })).toMatchObject({ code: 'recoverWrong' });
});

test('who recovers a password by SMS has proven the phone; a phone that support changes is proven no longer', async ({
  server,
}) => {
  const own = '13800138000';
  const client = server.client(alpha);
  await askCode(client, { account: 'member01', phone: own });
  await server.runDeliveryJob();
  const verifyCode = await smsCodeOf(server, alpha, own);
  expect(await recover(client, { account: 'member01', phone: own, verifyCode })).toMatchObject({
    success: true,
  });
  const code = await codeFor(server, alpha, client, own);
  expect((await client.call(smsLogin, { phone: own, verifyCode: code })).answer.login).toBe(true);
  expect((await client.call(userInfo, {})).answer.isPhoneProven).toBe(true);
  await server.inStation(alpha, (db) => changeMember(db, 'member01', { phone: '13800138001' }));
  expect((await client.call(userInfo, {})).answer.isPhoneProven).toBe(false);
  for (const number of [own, '13800138001']) {
    await client.call(smsLoginCode, { phone: number, robotToken: await robotToken(client) });
    expect(
      await server.inStation(alpha, (db) =>
        db
          .selectFrom('password_recovery')
          .select('id')
          .where('purpose', '=', 'login')
          .where('address', 'in', comparedForms(dataKeysOf(db), 'phone', alpha, number))
          .where('is_over', '=', false)
          .execute(),
      ),
    ).toEqual([]);
  }
});

test('the security question follows on a new device, and no log-in before its answer', async ({ server }) => {
  const client = server.client(delta);
  const verifyCode = await codeFor(server, delta, client);
  const { answer } = await client.call(smsLogin, { phone, verifyCode });
  expect(answer).toMatchObject({
    success: true,
    login: false,
    questionTicket: expect.stringMatching(/.{40}/),
  });
  expect((await client.call(accInfo, {})).answer.login).toBe(false);
  await client.call(checkAnswer, { questionTicket: answer.questionTicket!, answer: '王老师' });
  expect((await client.call(devices, {})).answer.logIns!.map(({ way, outcome }) => [way, outcome])).toEqual([
    ['question', 'in'],
    ['sms', 'unfinished'],
  ]);
  // Known from now on.
  const next = await codeFor(server, delta, client);
  expect((await client.call(smsLogin, { phone, verifyCode: next })).answer.login).toBe(true);
});

test('a member proves the phone that is there by a code, without a wait for money', async ({ server }) => {
  const client = server.client(delta);
  const own = '13800138000';
  await client.logIn('member01');
  const seen = async () => (await client.call(userInfo, {})).answer;
  expect(await seen()).toMatchObject({ isPhoneProven: false, changeable: ['phone', 'email'] });
  expect((await client.call(contactCode, { phone: own })).answer.success).toBe(true);
  const verifyCode = await smsCodeOf(server, delta, own);
  const request = { phone: own, password: 'demo8888' };
  expect(
    (await client.call(changeContact, { ...request, verifyCode: other(verifyCode) })).answer,
  ).toMatchObject({ success: false, code: 'smsWrong' });
  expect((await client.call(changeContact, { ...request, verifyCode })).answer.success).toBe(true);
  expect(await seen()).toMatchObject({ isPhoneProven: true });
  expect((await client.call(withdrawShowInfo, {})).answer.coolingUntil).toBe('');
  // Once is enough.
  expect((await client.call(contactCode, { phone: own })).answer).toMatchObject({
    success: false,
    fieldErrors: { phone: expect.any(String) },
  });
  const code = await codeFor(server, delta, client, own);
  expect((await client.call(smsLogin, { phone: own, verifyCode: code })).answer.login).toBe(true);
});

test('a station that has no log-in by SMS refuses it', async ({ server }) => {
  const { answer } = await server.client(beta).call(smsLogin, { phone, verifyCode: '123456' });
  expect(answer).toMatchObject({ success: false, code: 'switchedOff' });
});
