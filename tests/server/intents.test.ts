// Intents: one confirmed intent, one effect, one answer.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setNickName, userInfo } from '#contract/account.generated.ts';
import { login, normalTrialPlay, register } from '#contract/auth.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { tokenAgain } from '#server/account/session.ts';
import type { Visitor } from '#server/account/visitor.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    stations: testStations,
    settings: { trialsPerAddressADay: 1000, trialsBeforeProof: 1000 },
  });
});
afterAll(() => server.stop());

/** A visitor that the server knows already, as after its first page. */
async function knownVisitor(station = alpha) {
  const client = server.client(station);
  await client.call(accInfo, {});
  return client;
}

const visitorWith = (secret: string): Visitor => ({
  secret,
  hash: Buffer.alloc(32),
  address: '127.0.0.1',
  agent: '',
  network: '127.0.0.1',
  origin: 'https://one.example',
  isSecure: true,
  canKeepCookies: true,
  token: undefined,
  cookie: undefined,
});

const trials = () =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'trial')
      .where('name', '<>', 'trial01')
      .execute(),
  );

test('twenty at once with one intent open one account, and all get its answer', async () => {
  const client = await knownVisitor();
  const before = (await trials()).length;
  const intentId = randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => client.call(normalTrialPlay, {}, { intentId })),
  );
  expect((await trials()).length).toBe(before + 1);
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]!.answer.success).toBe(true);
});

test('a repeat sets the very cookie of the first answer, which was lost on the way', async () => {
  const client = await knownVisitor();
  const intentId = randomUUID();
  const request = { account: 'member01', password: 'demo8888' };
  const first = await client.call(login, request, { intentId });
  const token = client.cookies.get('__Host-session-alpha');
  client.cookies.delete('__Host-session-alpha');
  const again = await client.call(login, request, { intentId });
  expect(again.text).toBe(first.text);
  expect(client.cookies.get('__Host-session-alpha')).toBe(token);
  expect((await client.call(accInfo, {})).answer.login).toBe(true);
});

test('a repeat by another visitor opens nothing that is not its own', async () => {
  const client = await knownVisitor();
  const intentId = randomUUID();
  const { answer } = await client.call(normalTrialPlay, {}, { intentId });
  const stranger = await knownVisitor();
  const other = await stranger.call(normalTrialPlay, {}, { intentId });
  expect(other.answer.account).not.toBe(answer.account);
});

test('a session is given again to none but the visitor that opened it', async () => {
  const client = await knownVisitor();
  await client.call(normalTrialPlay, {});
  const stranger = visitorWith('B'.repeat(43));
  const owner = visitorWith(client.cookies.get('__Host-visitor-alpha')!);
  const [ofOwner, ofStranger] = await server.inStation(alpha, async (db) => {
    const { id } = await db
      .selectFrom('session')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return [await tokenAgain(db, id, owner), await tokenAgain(db, id, stranger)];
  });
  expect(ofOwner).toBe(client.cookies.get('__Host-session-alpha'));
  expect(ofStranger).toBeNull();
});

test('a repeat after the session has ended gives the answer, but no session', async () => {
  const client = await knownVisitor();
  const intentId = randomUUID();
  const request = { account: 'agent01', password: 'demo8888' };
  await client.call(login, request, { intentId });
  await server.client(alpha).logIn('agent01');
  client.cookies.delete('__Host-session-alpha');
  const again = await client.call(login, request, { intentId });
  expect(again.answer.login).toBe(true);
  expect(client.cookies.has('__Host-session-alpha')).toBe(false);
});

test('the same id with another request is refused and changes nothing', async () => {
  const client = await knownVisitor();
  const intentId = randomUUID();
  const account = { password: 'secret88', rePassword: 'secret88' };
  expect(
    (await client.call(register, { account: 'intent01', ...account }, { intentId })).answer.success,
  ).toBe(true);
  const other = await client.call(register, { account: 'intent02', ...account }, { intentId });
  expect(other.answer).toMatchObject({ success: false, code: 'intentReused' });
  const row = await server.inStation(alpha, (db) =>
    db.selectFrom('account').select('id').where('name', '=', 'intent02').executeTakeFirst(),
  );
  expect(row).toBeUndefined();
});

test('refusals are kept as well: a repeat neither tries again nor counts again', async () => {
  const client = await knownVisitor();
  const intentId = randomUUID();
  const request = { account: 'member02', password: 'nonsense' };
  const replies = [];
  for (let count = 0; count < 6; count++) replies.push(await client.call(login, request, { intentId }));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  expect(replies[0]!.answer).toMatchObject({ code: 'wrongLogin', needCaptcha: false });
  const fresh = await client.call(login, { ...request, password: 'demo8888' });
  expect(fresh.answer.success).toBe(true);
});

test('a refusal undoes what the call had done, and is still answered the same', async () => {
  const client = await knownVisitor();
  await client.logIn('member01');
  const intentId = randomUUID();
  const first = await client.call(setNickName, { nickName: '小满' }, { intentId });
  expect(first.answer.fieldErrors).toHaveProperty('nickName');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ nick_name: '' }).where('name', '=', 'member02').execute(),
  );
  expect((await client.call(setNickName, { nickName: '小满' }, { intentId })).text).toBe(first.text);
  expect((await client.call(setNickName, { nickName: '小满' })).answer.success).toBe(true);
});

test('an intent of a member belongs to the account, whatever its session', async () => {
  const client = await knownVisitor();
  await client.logIn('agent01');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ nick_name: '' }).where('name', '=', 'agent01').execute(),
  );
  const intentId = randomUUID();
  expect((await client.call(setNickName, { nickName: '代理甲' }, { intentId })).answer.success).toBe(true);
  await client.logIn('agent01');
  expect((await client.call(setNickName, { nickName: '代理甲' }, { intentId })).answer.success).toBe(true);
  await client.logIn('member01');
  expect((await client.call(setNickName, { nickName: '代理甲' }, { intentId })).answer.success).toBe(false);
});

test('a missing or senseless id is refused before anything is done', async () => {
  const client = await knownVisitor();
  const before = (await trials()).length;
  for (const intentId of [null, 'short', `${'x'.repeat(65)}`, 'with blank 1234']) {
    const { answer } = await client.call(normalTrialPlay, {}, { intentId });
    expect(answer).toMatchObject({ success: false, code: 'intentMissing' });
  }
  expect((await trials()).length).toBe(before);
});

test('stations keep their intents apart', async () => {
  const intentId = randomUUID();
  const one = await knownVisitor(alpha);
  const two = await knownVisitor(beta);
  const secret = '__Host-visitor-';
  two.cookies.set(`${secret}beta`, one.cookies.get(`${secret}alpha`)!);
  expect((await one.call(normalTrialPlay, {}, { intentId })).answer.success).toBe(true);
  expect((await two.call(normalTrialPlay, {}, { intentId })).answer.code).toBe('switchedOff');
});

test('no password can be found out from what intents store', async () => {
  const client = await knownVisitor();
  const password = 'canary#77';
  await client.call(register, { account: 'intent77', password, rePassword: password });
  const { rows } = await server.pool.query<{ row: string }>(
    'SELECT row_to_json(i)::text AS row FROM intent i',
  );
  expect(rows.some(({ row }) => row.includes(password))).toBe(false);
  expect((await client.call(userInfo, {})).answer.account).toBe('intent77');
});
