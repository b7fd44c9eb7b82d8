import { expect } from 'vitest';
import { devices, passkeyRemove } from '#contract/account.generated.ts';
import { checkAnswer, login, passkeyLogin } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { logInWith, madePasskey, memberPassword, signed } from '#support/memberPasskeys.ts';
import { softwarePasskey } from '#support/passkey.ts';
import type { Client } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

const whoIs = async (client: Client) => (await client.call(accInfo, {})).answer;

test('a passkey logs in on a new device, without name, password and security question', async ({
  server,
}) => {
  // member02 has a security question, which a password on a new device is asked.
  const owner = server.client(alpha);
  const { questionTicket } = (await owner.call(login, { account: 'member02', password: memberPassword }))
    .answer;
  await owner.call(checkAnswer, { questionTicket: questionTicket!, answer: '王老师' });
  const passkey = await madePasskey(server, owner, alpha);
  const client = server.client(alpha);
  expect(await logInWith(server, client, passkey, alpha)).toMatchObject({ success: true, login: true });
  expect(await whoIs(client)).toMatchObject({ login: true, account: 'member02' });
  const { answer } = await client.call(devices, {});
  expect(answer.devices![0]).toMatchObject({ isThis: true, way: 'passkey' });
  expect(answer.logIns![0]).toMatchObject({ way: 'passkey', outcome: 'in' });
  expect(answer.passkeys).toMatchObject([{ host: new URL(server.url(alpha)).hostname }]);
  expect(answer.passkeys![0]!.usedTime).not.toBe('');
  // As for every log-in: an account has one session.
  expect((await owner.call(devices, {})).answer.code).toBe('loggedInElsewhere');
});

test('a signature counts once, in the browser that was asked, and within five minutes', async ({
  server,
}) => {
  const owner = server.client(alpha);
  await owner.logIn('agent01');
  const passkey = await madePasskey(server, owner, alpha);
  const wrong = { success: false, code: 'wrongPasskey' };
  const client = server.client(alpha);
  const response = await signed(server, client, passkey, alpha);
  expect((await server.client(alpha).call(passkeyLogin, { response })).answer).toMatchObject(wrong);
  await server.passTime(301);
  expect((await client.call(passkeyLogin, { response })).answer).toMatchObject(wrong);

  // Two questions at once: what is older than the one that counted is worth nothing any more.
  const early = await signed(server, client, passkey, alpha);
  await server.passTime(1);
  const late = await signed(server, client, passkey, alpha);
  expect((await client.call(passkeyLogin, { response: late })).answer.login).toBe(true);
  for (const again of [late, early])
    expect((await client.call(passkeyLogin, { response: again })).answer).toMatchObject(wrong);
  const { logIns } = (await client.call(devices, {})).answer;
  expect(logIns!.filter(({ way, outcome }) => way === 'passkey' && outcome === 'wrong')).toHaveLength(4);
});

test('two answers to one question at once log in once', async ({ server }) => {
  const owner = server.client(alpha);
  await owner.logIn('agent01');
  const passkey = await madePasskey(server, owner, alpha);
  const client = server.client(alpha);
  const response = await signed(server, client, passkey, alpha);
  const answers = await Promise.all(
    [0, 1, 2].map(() => client.call(passkeyLogin, { response }).then(({ answer }) => answer.code ?? 'in')),
  );
  expect(answers.toSorted()).toEqual(['in', 'wrongPasskey', 'wrongPasskey']);
});

test('a passkey of nobody, one of another station, one that is removed and nonsense are refused alike', async ({
  server,
}) => {
  const owner = server.client(alpha);
  await owner.logIn('agent01');
  const passkey = await madePasskey(server, owner, alpha);
  const refused = { success: false, code: 'wrongPasskey', msg: '通行密钥验证未通过，请重试，或使用密码登录' };
  expect(await logInWith(server, server.client(alpha), softwarePasskey(), alpha)).toMatchObject(refused);
  // Signed for the other station's host, and for this one's: a passkey is of one station.
  expect(await logInWith(server, server.client(beta), passkey, beta)).toMatchObject(refused);
  const strayed = server.client(alpha);
  const elsewhere = await signed(server, strayed, passkey, beta);
  expect((await strayed.call(passkeyLogin, { response: elsewhere })).answer).toMatchObject(refused);
  for (const response of ['{}', '[]', 'null', '"x"', '{"id":7}', '{"id":"x","response":{}}', 'not JSON'])
    expect((await server.client(alpha).call(passkeyLogin, { response })).answer).toMatchObject(refused);
  expect((await server.client(alpha).call(passkeyLogin, { response: '' })).answer.code).toBe('invalid');

  const { passkeys } = (await owner.call(devices, {})).answer;
  for (const { passkey: id } of passkeys!) await owner.call(passkeyRemove, { passkey: id });
  expect(await logInWith(server, server.client(alpha), passkey, alpha)).toMatchObject(refused);
});

test('a disabled account is refused, and says so only once its passkey has signed', async ({ server }) => {
  const owner = server.client(alpha);
  await owner.logIn('agent01');
  const passkey = await madePasskey(server, owner, alpha);
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'disabled' }).where('name', '=', 'agent01').execute(),
  );
  const client = server.client(alpha);
  expect(await logInWith(server, client, passkey, alpha)).toMatchObject({
    success: false,
    code: 'accountDisabled',
  });
  expect((await whoIs(client)).login).toBe(false);
});
