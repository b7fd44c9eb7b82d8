// auth/recoverPassword: the ways to a new password, what follows from it, and what is counted.
import { expect } from 'vitest';
import { login, recoverPassword } from '#contract/auth.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { list } from '#contract/message.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { logInWith, madePasskey } from '#support/memberPasskeys.ts';
import { smsCodeOf } from '#support/proofs.ts';
import {
  askCode,
  mailbox,
  newPassword,
  phone,
  question,
  recover,
  recoveryTest as test,
} from '#support/recovery.ts';
import { alpha, beta, gamma } from '#support/testStations.ts';

const account = 'member02';

test('a code to the phone sets a new password: every session ends, money waits, and the owner is notified', async ({
  server,
}) => {
  const before = server.client(gamma);
  await before.logIn(account);
  const passkey = await madePasskey(server, before, gamma);
  const client = server.client(gamma);
  await askCode(client, { account, phone });
  await server.runDeliveryJob();
  const verifyCode = await smsCodeOf(server, gamma, phone);
  expect(await recover(client, { account, phone, verifyCode })).toMatchObject({
    success: true,
    msg: 'Password set. Please log in with it',
  });
  expect((await before.call(accInfo, {})).answer.login).toBe(false);
  expect((await client.call(login, { account, password: 'demo8888' })).answer.login).toBe(false);
  // Whoever took over the account may have made one.
  expect((await logInWith(server, server.client(gamma), passkey, gamma)).code).toBe('wrongPasskey');
  await client.logIn(account, newPassword);
  expect((await client.call(withdrawShowInfo, {})).answer).toMatchObject({ blockedCode: 'cooling' });
  expect((await client.call(list, {})).answer.list![0]!.title).toContain('Security notice');
  await server.runDeliveryJob();
  const mails = server.counterparties['message-gateway']!.store.prepare(
    "SELECT address FROM message WHERE station = ? AND text LIKE '%forgotten login password%'",
  ).all(gamma);
  expect(mails).toEqual([{ address: mailbox }]);
  // A code serves once.
  expect(await recover(client, { account, phone, verifyCode })).toMatchObject({
    success: false,
    code: 'recoverWrong',
    fieldErrors: { verifyCode: expect.any(String) },
  });
});

test('the question and its answer do as well, and neither alone', async ({ server }) => {
  const client = server.client(beta);
  const wrong = { success: false, code: 'recoverWrong', fieldErrors: { answer: expect.any(String) } };
  expect(await recover(client, { account, ...question, questionId: 2 })).toMatchObject(wrong);
  expect(await recover(client, { account, ...question, answer: '李老师' })).toMatchObject(wrong);
  const passwords = { newPassword, rePassword: newPassword };
  expect((await client.call(recoverPassword, { account, ...passwords, ...question })).answer).toMatchObject({
    success: false,
    code: 'needRobot',
  });
  // As people remember it.
  expect(await recover(client, { account, questionId: 1, answer: ' 王 老师' })).toMatchObject({
    success: true,
  });
  await client.logIn(account, newPassword);
  // Money waits whichever the way, and what is said of it is there before anything is typed.
  expect((await client.call(withdrawShowInfo, {})).answer).toMatchObject({
    blockedCode: 'cooling',
    blockedMsg: expect.stringContaining('后可提款'),
    coolingUntil: expect.stringMatching(/^2026-/),
  });
});

test('a wait that has begun is not ended by a rule that has become shorter', async ({ server }) => {
  const client = server.client(beta);
  await client.logIn(account, newPassword);
  const until = async () => (await client.call(withdrawShowInfo, {})).answer.coolingUntil;
  const before = await until();
  await server.inStation(beta, (db) =>
    db.updateTable('withdrawal_rule').set({ change_cooling_seconds: 60 }).execute(),
  );
  expect(await recover(client, { account, ...question })).toMatchObject({ success: true });
  await client.logIn(account, newPassword);
  expect(await until()).toBe(before);
});

test('wrong ones are counted for a day, the same for an account that is not there; the owner’s device has tries of its own', async ({
  server,
  clock,
}) => {
  const owner = server.client(alpha);
  await owner.logIn(account);
  const other = server.client(alpha);
  await askCode(other, { account, email: mailbox });
  await server.runDeliveryJob();
  const verifyCode = await smsCodeOf(server, alpha, mailbox);
  const wrong = verifyCode === '000000' ? '111111' : '000000';
  for (const name of [account, 'nobody01']) {
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 3; at += 1)
      codes.push((await recover(other, { account: name, email: mailbox, verifyCode: wrong })).code);
    for (let at = 0; at < 2; at += 1)
      codes.push((await recover(other, { account: name, ...question, answer: '李老师' })).code);
    expect(codes).toEqual([...Array(4).fill('recoverWrong'), 'throttled']);
    expect(await recover(other, { account: name, ...question })).toMatchObject({ code: 'throttled' });
  }
  expect(await recover(owner, { account, email: mailbox, verifyCode })).toMatchObject({ success: true });
  await owner.logIn(account, newPassword);
  expect((await owner.call(withdrawShowInfo, {})).answer.blockedCode).toBe('cooling');
  await clock.pass(86_401);
  expect(await recover(other, { account, ...question })).toMatchObject({ success: true });
});

test('what is wrong with the new password is said at its field, and costs no try', async ({ server }) => {
  const client = server.client(alpha);
  const call = async (request: object) =>
    (
      await client.call(recoverPassword, {
        account: 'member01',
        phone,
        verifyCode: '123456',
        ...request,
      } as never)
    ).answer;
  expect(await call({ newPassword, rePassword: 'other2026' })).toMatchObject({
    fieldErrors: { rePassword: expect.any(String) },
  });
  expect(await call({ newPassword: 'Member01', rePassword: 'Member01' })).toMatchObject({
    fieldErrors: { newPassword: expect.any(String) },
  });
  const tries = await server.inStation(alpha, (db) =>
    db.selectFrom('attempt').select('key').where('key', 'like', 'recover try member01%').execute(),
  );
  expect(tries).toEqual([]);
});
