// Mail about security: what leads to one, to whom it goes, and that none is sent beyond what an address gets a day.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankAddSave, modifyUserPwd, repwd } from '#contract/account.generated.ts';
import { withdrawSave } from '#contract/finance.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { changeMember } from '#support/personal.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { cardOf } from '#support/withdrawals.ts';

const mailbox = 'zhang@example.com';
const cardNo = '6214 8301 2345 6701';
/** Ten in the morning in Shanghai. */
let nowMs = Date.parse('2026-11-21T10:00:00+08:00');

let server: RunningServer;
let client: Client;
let fault: Fault | undefined;
beforeAll(async () => {
  server = await startServer({
    stations: testStations,
    now: () => new Date(nowMs),
    counterparties: (name) => (name === 'message-gateway' ? fault : undefined),
    settings: { mailsPerAddressADay: 5 },
  });
  client = server.client(alpha);
  await client.logIn('member01');
});
afterAll(() => server.stop());

const setMailbox = (email: string, station = server) =>
  station.inStation(alpha, (db) => changeMember(db, 'member01', { email }));
const taken = async () => {
  await server.runDeliveryJob();
  return server.counterparties['message-gateway']!.store.prepare(
    'SELECT station, address, subject, text FROM message ORDER BY number',
  ).all() as { station: string; address: string; subject: string; text: string }[];
};
const kept = (on = server) =>
  on.inStation(alpha, (db) =>
    db.selectFrom('outgoing_message').select(['channel', 'state', 'body']).orderBy('id').execute(),
  );

let password = 'demo8888';
const changePassword = async (to: string, by = client, locale = 'zh-CN') => {
  const request = { oldPassword: password, newPassword: to, rePassword: to };
  const { answer } = await by.call(modifyUserPwd, request, { headers: { 'accept-language': locale } });
  if (answer.success) password = to;
  return answer.success;
};

test('a member without a mailbox gets none', async () => {
  expect(await changePassword('fresh#01')).toBe(true);
  expect(await kept()).toEqual([]);
});

test('each thing that somebody who took over an account would do is reported at once, and only if it was done', async () => {
  await setMailbox(mailbox);
  expect(await changePassword('fresh#02')).toBe(true);
  // Refused: nothing was done.
  const wrong = { oldPassword: 'guess', newPassword: 'fresh#03', rePassword: 'fresh#03' };
  expect((await client.call(modifyUserPwd, wrong)).answer.success).toBe(false);
  const pin = { oldPassword: '123456', newPassword: '654321', rePassword: '654321' };
  expect((await client.call(repwd, pin)).answer.success).toBe(true);
  const card = { type: 'bank', bankName: '招商银行', cardNo, password: '654321' };
  expect((await client.call(bankAddSave, card)).answer.success).toBe(true);
  expect(await taken()).toHaveLength(3);
  // The new password and the new card wait before money leaves by them.
  nowMs += 2 * 86_400_000;
  await client.logIn('member01', password);
  const cardId = await cardOf(client);
  const withdrawal = { cardId, money: '500', fee: '0', password: '654321' };
  expect((await client.call(withdrawSave, withdrawal)).answer).toMatchObject({ success: true });
  const mails = await taken();
  expect(mails.every(({ station, address }) => station === alpha && address === mailbox)).toBe(true);
  expect(mails.map(({ subject }) => subject)).toEqual(Array(4).fill('【测试一站】账户安全提醒'));
  expect(mails.map(({ text }) => /操作：(.*)。/.exec(text)?.[1])).toEqual([
    '修改了登录密码',
    '设置了提款密码',
    expect.stringMatching(/^添加了提款账户 6214 \*{4} \*{4} 6701$/),
    expect.stringMatching(/^申请提款500\.00元到账户 \d{4} \*{4} \*{4} \d{4}$/),
  ]);
  expect(mails[0]!.text).toContain('member01，您好');
  expect(mails[0]!.text).toContain('2026-11-21 10:00');
  // What was sent is not kept.
  expect(await kept()).toEqual(Array(4).fill({ channel: 'mail', state: 'sent', body: '' }));
});

test('the words are the station’s where it has its own, in the language of the request', async () => {
  await server.inStation(alpha, (db) =>
    db
      .insertInto('message_template')
      .values({
        station: alpha,
        code: 'security-mail',
        title: JSON.stringify({ 'zh-CN': '提醒', en: 'A word from {station}' }),
        content: JSON.stringify({ 'zh-CN': '{what}', en: '{account}: {what}' }),
      })
      .execute(),
  );
  expect(await changePassword('fresh#04', client, 'en')).toBe(true);
  expect((await taken()).at(-1)).toMatchObject({
    subject: 'A word from Test One',
    text: 'member01: the password was changed',
  });
});

test('a gateway that does not answer loses no mail, and what it cannot deliver is not tried for ever', async () => {
  fault = { losesQuestion: true };
  expect(await changePassword('fresh#05')).toBe(true);
  const before = (await taken()).length;
  expect((await kept()).at(-1)).toMatchObject({ state: 'waiting' });
  fault = undefined;
  nowMs += 60_000;
  expect((await taken()).length).toBe(before + 1);
  await setMailbox('nobody@nowhere.example');
  expect(await changePassword('fresh#06')).toBe(true);
  await server.runDeliveryJob();
  expect((await kept()).at(-1)).toEqual({ channel: 'mail', state: 'refused', body: '' });
});

test('a mailbox gets so many a day', async () => {
  await setMailbox('busy@example.com');
  const before = (await taken()).length;
  for (let at = 0; at < 7; at++) expect(await changePassword(`fresh#1${at}`)).toBe(true);
  expect((await taken()).length - before).toBe(5);
});

test('the release before goes on with SMS under the old name of the table, and sees no mail', async () => {
  const rows = await server.inStation(alpha, async (db) => {
    await sql`INSERT INTO sms_outbox (station, message_id, phone, body, created_at, send_at, lapses_at)
      VALUES (${alpha}, 'old-1', '13711110000', 'old words', now(), now(), now() + interval '1 day')`.execute(
      db,
    );
    await sql`UPDATE sms_outbox SET tries = 1 WHERE message_id = 'old-1'`.execute(db);
    return (await sql<object>`SELECT phone, tries, state FROM sms_outbox`.execute(db)).rows;
  });
  expect(rows).toEqual([{ phone: '13711110000', tries: 1, state: 'waiting' }]);
  expect((await kept()).at(-1)).toMatchObject({ channel: 'sms', body: 'old words' });
});

test('where no mail gateway is named nothing waits', async () => {
  const without = await startServer({ stations: testStations });
  try {
    await setMailbox(mailbox, without);
    const bare = without.client(alpha);
    await bare.logIn('member01');
    password = 'demo8888';
    expect(await changePassword('fresh#99', bare)).toBe(true);
    expect(await kept(without)).toEqual([]);
  } finally {
    await without.stop();
  }
});
