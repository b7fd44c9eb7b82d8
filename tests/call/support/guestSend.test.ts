// support/guestSend: a guest writes after a proof, within bounds of browser and address, and stays a guest.
import { expect } from 'vitest';
import { logout } from '#contract/auth.generated.ts';
import { answer, close, list, thread as officeThread } from '#contract/office/conversations.generated.ts';
import { summary } from '#contract/office/waiting.generated.ts';
import { guestSend, guestThread } from '#contract/support.generated.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { begins, threadOf, writes } from '#support/conversations.ts';
import { staffMember } from '#support/officeStaff.ts';
import { robotToken } from '#support/proofs.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({
  office: true,
  settings: { supportGuestsPerAddressADay: 6, supportGuestMessagesADay: 8 },
}).extend('clerk', { scope: 'file' }, ({ server }) => staffMember(server, 'support'));

test('the first words ask for a proof, which serves once; those after them for none', async ({ guest }) => {
  expect((await guest.call(guestSend, { content: '我登录不了' })).answer).toMatchObject({
    success: false,
    code: 'needRobot',
  });
  expect((await guest.call(guestThread, {})).answer.list).toEqual([]);
  expect((await guest.call(guestSend, { content: '我登录不了', robotToken: 'x' })).answer.code).toBe(
    'robotWrong',
  );
  const { message } = await begins(guest, ' 我登录不了 ');
  expect(message).toMatchObject({ from: 'member', text: '我登录不了' });
  const intentId = crypto.randomUUID();
  const again = await guest.call(guestSend, { content: '账号是忘了' }, { intentId });
  expect((await guest.call(guestSend, { content: '账号是忘了' }, { intentId })).answer).toEqual(again.answer);
  expect((await guest.call(guestThread, {})).answer.list!.map(({ text }) => text)).toEqual([
    '我登录不了',
    '账号是忘了',
  ]);
});

test('the token of another browser is no proof', async ({ server }) => {
  const [one, other] = [server.client(alpha), server.client(alpha)];
  const token = await robotToken(one, 'support');
  expect((await other.call(guestSend, { content: '你好', robotToken: token })).answer.code).toBe(
    'robotWrong',
  );
});

test('it waits at the office like any other, without a name, and the answer is the browser’s alone', async ({
  server,
  guest,
  clerk,
}) => {
  const rows = (await clerk.call(list, { of: 'waiting' })).answer.rows!;
  expect(rows).toMatchObject([{ account: '', isTrial: false, preview: '账号是忘了' }]);
  const counted = async () =>
    (await clerk.call(summary, {})).answer
      .stations!.find(({ code }) => code === alpha)!
      .queues.find(({ queue }) => queue === 'conversations')!.count;
  expect(await counted()).toBe(1);
  const { id } = rows[0]!;
  expect((await clerk.call(officeThread, { id })).answer).toMatchObject({ account: '', isTrial: false });
  expect((await clerk.call(answer, { id, text: '请用手机找回密码' })).answer.success).toBe(true);
  expect(await counted()).toBe(0);
  const seen = (await guest.call(guestThread, {})).answer;
  expect(seen).toMatchObject({ unread: 1 });
  const last = seen.list!.at(-1)!;
  expect(last).toMatchObject({ from: 'support', text: '请用手机找回密码' });
  await guest.call(guestThread, { after: last.id, seen: last.id });
  expect((await guest.call(guestThread, {})).answer.unread).toBe(0);
  const other = server.client(alpha);
  expect((await other.call(guestThread, {})).answer).toMatchObject({ list: [], unread: 0 });
  const elsewhere = await staffMember(server, 'support', { name: 'guestsAtBeta', stations: [beta] });
  expect((await elsewhere.call(officeThread, { id }, { station: beta })).answer.code).toBe('gone');
});

test('a closed one opens again with what the guest writes, without another proof', async ({
  guest,
  clerk,
}) => {
  const [row] = (await clerk.call(list, { of: 'open' })).answer.rows!;
  await clerk.call(close, { id: row!.id });
  expect((await guest.call(guestSend, { content: '还是不行' })).answer.success).toBe(true);
  expect((await clerk.call(list, { of: 'waiting' })).answer.rows).toMatchObject([
    { id: row!.id, account: '' },
  ]);
});

test('who logs in has a conversation of the account, and the guest’s is there again after it', async ({
  server,
}) => {
  const browser = server.client(alpha);
  await begins(browser, '访客的话');
  await browser.logIn('agent01');
  expect((await threadOf(browser)).list).toEqual([]);
  await writes(browser, { content: '会员的话' });
  expect((await browser.call(guestThread, {})).answer).toMatchObject({ success: false, code: 'alreadyIn' });
  expect((await browser.call(guestSend, { content: '混在一起' })).answer.code).toBe('alreadyIn');
  await browser.call(logout, {});
  expect((await browser.call(guestThread, {})).answer.list!.map(({ text }) => text)).toEqual(['访客的话']);
});

test.for([
  [{}, 'content'],
  [{ content: ' \n ' }, 'content'],
  [{ content: '长'.repeat(1001) }, 'content'],
  [{ content: 'a\u0007b' }, 'content'],
  [{ content: 'a\u202eb' }, 'content'],
  [{ content: '图', picture: 'abcd' }, 'picture'],
  [{ content: '单', about: 'deposit:D1' }, 'about'],
  [{ content: '证', robotToken: 'x'.repeat(129) }, 'robotToken'],
])('%o is refused at %s', async ([request, field], { guest }) => {
  expect((await guest.call(guestSend, request as never)).answer).toMatchObject({
    success: false,
    code: 'invalid',
    fieldErrors: { [field as string]: expect.any(String) },
  });
});

test('messages of a browser and conversations of an address have a bound within a day', async ({
  server,
  clock,
  guest,
}) => {
  const refusals: unknown[] = [];
  for (let at = 0; at < 8; at += 1)
    refusals.push((await guest.call(guestSend, { content: `第${at}句` })).answer.code);
  expect(refusals.filter((code) => code === 'throttled').length).toBeGreaterThan(0);
  expect(refusals.at(0)).toBeUndefined();
  const begun: unknown[] = [];
  for (let at = 0; at < 6; at += 1) {
    const other = server.client(alpha);
    const token = await robotToken(other, 'support');
    begun.push((await other.call(guestSend, { content: '新的', robotToken: token })).answer.code);
  }
  expect(begun.at(0)).toBeUndefined();
  expect(begun.at(-1)).toBe('throttled');
  await clock.pass(86_401);
  expect((await guest.call(guestSend, { content: '第二天' })).answer.success).toBe(true);
});

test('a station without conversations hears no guest', async ({ server }) => {
  const other = server.client(beta);
  expect((await other.call(guestSend, { content: '你好' })).answer).toMatchObject({ code: 'switchedOff' });
  expect((await other.call(guestThread, {})).answer).toMatchObject({ code: 'switchedOff' });
});

test('thirty days after the last words nothing of a guest is kept', async ({ server, clock, guest }) => {
  const rows = async () =>
    (await server.pool.query('SELECT id FROM conversation WHERE account_id IS NULL')).rows.length;
  const swept = () =>
    sweep(server.pool, server.context.stations.all(), server.now(), server.context.settings);
  await clock.pass(29 * 86_400);
  await swept();
  expect(await rows()).toBeGreaterThan(0);
  await clock.pass(2 * 86_400);
  await swept();
  expect(await rows()).toBe(0);
  expect((await guest.call(guestThread, {})).answer.list).toEqual([]);
});
