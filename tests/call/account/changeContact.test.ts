import { expect } from 'vitest';
import { changeContact, contactCode, userInfo } from '#contract/account.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { list } from '#contract/message.generated.ts';
import { findAccount } from '#server/account/accounts.ts';
import { changeMember } from '#support/personal.ts';
import { smsCodeOf } from '#support/proofs.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, gamma, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const password = 'demo8888';
const stations = testStations.map((file) => ({
  ...file,
  frontConfig: { personalInfoflag: true },
  onOff: { ...file.onOff, loginCheck: 'none' as const, questionOnNewDevice: false },
}));
const test = world({ stations, counterparties: true, station: gamma, settings: { smsPerAddressADay: 100 } });

const contactOf = (server: RunningServer, station: string, name: string) =>
  server.inStation(station, async (db) => (await findAccount(db, name))!);
const as = async (server: RunningServer, station: string, name: string): Promise<Client> => {
  const client = server.client(station);
  await client.logIn(name);
  return client;
};

test('a phone is changed by the code that went to it and the password; money waits, and the old mailbox is notified', async ({
  server,
  member,
}) => {
  await server.inStation(gamma, (db) => changeMember(db, 'member01', { email: 'old@example.com' }));
  const phone = '13800000001';
  expect((await member.call(contactCode, { phone })).answer).toMatchObject({
    success: true,
    waitSeconds: 60,
  });
  const verifyCode = await smsCodeOf(server, gamma, phone);
  const { answer } = await member.call(changeContact, { phone, verifyCode, password });
  expect(answer).toMatchObject({ success: true, msg: 'Mobile number changed' });
  expect(await contactOf(server, gamma, 'member01')).toMatchObject({ phone, email: 'old@example.com' });
  expect((await member.call(userInfo, {})).answer.phone).toBe('138****0001');
  expect((await member.call(withdrawShowInfo, {})).answer.blockedCode).toBe('cooling');
  await server.runDeliveryJob();
  const mails = server.counterparties['message-gateway']!.store.prepare(
    "SELECT address, text FROM message WHERE text LIKE '%mobile number was changed%'",
  ).all();
  expect(mails).toEqual([
    { address: 'old@example.com', text: expect.stringContaining('mobile number was changed to 138****0001') },
  ]);
  const letters = (await member.call(list, {})).answer.list!;
  expect(letters[0]!.title).toContain('Security notice');
  const again = await member.call(changeContact, { phone, verifyCode, password });
  expect(again.answer).toMatchObject({ success: false, fieldErrors: { phone: expect.any(String) } });
});

test('a mailbox is changed by a code as well; the notice goes to the one before', async ({ server }) => {
  const client = await as(server, alpha, 'member01');
  await server.inStation(alpha, (db) => changeMember(db, 'member01', { email: 'before@example.com' }));
  const email = 'after@example.com';
  expect((await client.call(contactCode, { email })).answer).toMatchObject({ success: true });
  const verifyCode = await smsCodeOf(server, alpha, email);
  expect((await client.call(changeContact, { email, verifyCode, password })).answer).toMatchObject({
    success: true,
    msg: '电子邮箱已更改',
  });
  await server.runDeliveryJob();
  const notified = server.counterparties['message-gateway']!.store.prepare(
    "SELECT address FROM message WHERE station = ? AND text LIKE '%更改了电子邮箱%'",
  ).all(alpha);
  expect(notified).toEqual([{ address: 'before@example.com' }]);
});

test('nothing changes by a wrong code, a code that went elsewhere, one tried too often or one that has lapsed', async ({
  server,
  clock,
}) => {
  const client = await as(server, gamma, 'agent01');
  const before = await contactOf(server, gamma, 'agent01');
  const phone = '13800000002';
  await client.call(contactCode, { phone });
  const verifyCode = await smsCodeOf(server, gamma, phone);
  const wrong = verifyCode === '000000' ? '000001' : '000000';
  const change = async (request: { phone: string; verifyCode: string; password?: string }) =>
    (await client.call(changeContact, { password, ...request })).answer;
  const refusal = { success: false, fieldErrors: { verifyCode: expect.any(String) } };
  expect(await change({ phone: '13800000003', verifyCode })).toMatchObject(refusal);
  for (let count = 0; count < 5; count += 1)
    expect(await change({ phone, verifyCode: wrong })).toMatchObject(refusal);
  expect(await change({ phone, verifyCode })).toMatchObject(refusal);
  await clock.pass(3600);
  await client.call(contactCode, { phone });
  const second = await smsCodeOf(server, gamma, phone);
  expect(await change({ phone, verifyCode: second, password: 'guess123' })).toMatchObject({
    success: false,
    fieldErrors: { password: expect.any(String) },
  });
  await clock.pass(601);
  expect(await change({ phone, verifyCode: second })).toMatchObject(refusal);
  expect(await contactOf(server, gamma, 'agent01')).toEqual(before);
});

test('a phone that somebody of the station has is refused to who can read it, and only then', async ({
  server,
}) => {
  const client = await as(server, gamma, 'agent01');
  const phone = '13800000001';
  expect((await contactOf(server, gamma, 'member01')).phone).toBe(phone);
  expect((await client.call(contactCode, { phone })).answer.success).toBe(true);
  const verifyCode = await smsCodeOf(server, gamma, phone);
  const { answer } = await client.call(changeContact, { phone, verifyCode, password });
  expect(answer).toMatchObject({
    success: false,
    fieldErrors: { phone: expect.stringContaining('registered') },
  });
  expect((await contactOf(server, gamma, 'agent01')).phone).not.toBe(phone);
});

test('it is changed once in 24 hours, and by nobody who is frozen', async ({ server, clock, member }) => {
  const phone = '13800000004';
  expect((await member.call(contactCode, { phone })).answer).toMatchObject({
    success: false,
    code: 'throttled',
  });
  await clock.pass(86_400);
  await member.logIn('member01');
  expect((await member.call(contactCode, { phone })).answer).toMatchObject({ success: true });
  const verifyCode = await smsCodeOf(server, gamma, phone);
  await server.inStation(gamma, (db) =>
    db.updateTable('account').set({ state: 'frozen' }).where('name', '=', 'member01').execute(),
  );
  const { answer } = await member.call(changeContact, { phone, verifyCode, password });
  expect(answer).toMatchObject({ success: false, code: 'accountFrozen' });
});
