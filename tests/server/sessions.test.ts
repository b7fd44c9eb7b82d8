// Sessions: rotation, one an account, limits of time, cookies.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { login } from '#contract/auth.generated.ts';
import { accInfo, getOnOffBaseBtn } from '#contract/session.generated.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const sessionOf = (client: Client) => client.cookies.get('__Host-session-alpha');

test('each log-in gets a token of its own, of 256 bits, and the old one is dead', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const first = sessionOf(client)!;
  await client.logIn('member01');
  const second = sessionOf(client)!;
  expect(Buffer.from(second, 'base64url')).toHaveLength(32);
  expect(second).not.toBe(first);
  client.cookies.set('__Host-session-alpha', first);
  const { answer } = await client.call(userInfo, {});
  // The same browser logged in again: no notice of another device.
  expect(answer).toMatchObject({ success: false, code: 'notLoggedIn' });
});

test('a token that the visitor chose is never taken over at log-in', async () => {
  const client = server.client(alpha);
  client.cookies.set('__Host-session-alpha', 'A'.repeat(43));
  await client.logIn('member01');
  expect(sessionOf(client)).not.toBe('A'.repeat(43));
});

test('no token is stored, only its fingerprint', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const token = sessionOf(client)!;
  const visitor = client.cookies.get('__Host-visitor-alpha')!;
  const { rows } = await server.pool.query(
    `SELECT row_to_json(s)::text AS row FROM session s UNION ALL SELECT row_to_json(i)::text FROM intent i`,
  );
  const all = rows.map(({ row }) => row).join('\n');
  expect(all.length).toBeGreaterThan(100);
  for (const secret of [token, visitor]) {
    expect(all).not.toContain(secret);
    expect(all).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
});

test('a log-in elsewhere ends the first session, which is informed for ten seconds and then counts as not logged in', async () => {
  const first = server.client(alpha);
  const second = server.client(alpha);
  await first.logIn('member01');
  await second.logIn('member01');
  // A call that asks for nobody in particular is answered as to a guest.
  expect((await first.call(getOnOffBaseBtn, {})).answer.success).toBe(true);
  const reply = await first.call(userInfo, {});
  expect(reply.status).toBe(200);
  expect(reply.answer).toMatchObject({ success: false, code: 'loggedInElsewhere' });
  expect(reply.answer.msg).toContain('在其他地方登录');
  server.passTime(9);
  expect((await first.call(userInfo, {})).answer.code).toBe('loggedInElsewhere');
  server.passTime(1);
  expect((await first.call(userInfo, {})).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
  expect((await first.call(accInfo, {})).answer).toMatchObject({ success: true, login: false });
  expect((await second.call(userInfo, {})).answer.success).toBe(true);
});

test('the poll reports it as well, to each of those that run side by side', async () => {
  const first = server.client(alpha);
  await first.logIn('agent01');
  await server.client(alpha).logIn('agent01');
  const answers = await Promise.all(Array.from({ length: 8 }, () => first.call(accInfo, {})));
  expect(answers.filter(({ answer }) => answer.code === 'loggedInElsewhere')).toHaveLength(8);
});

test('what the page asks beforehand does not use the notice up', async () => {
  const first = server.client(alpha);
  await first.logIn('agent01');
  await server.client(alpha).logIn('agent01');
  const request = {
    host: `alpha.localhost:${server.port}`,
    hostname: 'alpha.localhost',
    protocol: 'http',
    ip: '127.0.0.1',
    headers: {},
    cookies: Object.fromEntries(first.cookies),
  };
  const peeked = await server.context.answer('session/accInfo', {}, request as never);
  expect(peeked).toMatchObject({ success: true, login: false });
  expect((await first.call(accInfo, {})).answer.code).toBe('loggedInElsewhere');
});

test('of two log-ins at the same moment one stays', async () => {
  const clients = Array.from({ length: 6 }, () => server.client(alpha));
  await Promise.all(clients.map((client) => client.logIn('member01')));
  const alive = await Promise.all(clients.map((client) => client.call(accInfo, {})));
  expect(alive.filter(({ answer }) => answer.login)).toHaveLength(1);
});

test('two hours without a call end a session; calls in between keep it', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  for (let count = 0; count < 3; count++) {
    server.passTime(7000);
    expect((await client.call(accInfo, {})).answer.login).toBe(true);
  }
  server.passTime(7201);
  expect((await client.call(userInfo, {})).answer).toMatchObject({
    success: false,
    code: 'notLoggedIn',
    msg: '登录已过期，请重新登录',
  });
});

test('after seven days a session ends, however busy it was', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  for (let hour = 0; hour < 7 * 24 - 1; hour++) {
    server.passTime(3600);
    expect((await client.call(accInfo, {})).answer.login).toBe(true);
  }
  server.passTime(3600);
  expect((await client.call(accInfo, {})).answer.login).toBe(false);
});

test('a disabled account is out at once', async () => {
  const client = server.client(alpha);
  await client.logIn('agent01');
  await server.inStation(alpha, (db) =>
    db.updateTable('account').set({ state: 'disabled' }).where('name', '=', 'agent01').execute(),
  );
  expect((await client.call(userInfo, {})).answer.code).toBe('notLoggedIn');
});

test('on a plain http address nobody is logged in, unless a developer allows it', async () => {
  const headers = { host: 'one.example' };
  const client = server.client(alpha);
  const { answer } = await client.call(login, { account: 'member01', password: 'demo8888' }, { headers });
  expect(answer).toMatchObject({ success: false, code: 'unsafeAddress' });
  const lenient = await startServer({ stations: testStations, settings: { allowsPlainCookies: true } });
  try {
    const there = lenient.client(alpha);
    const reply = await there.call(login, { account: 'member01', password: 'demo8888' }, { headers });
    expect(reply.answer.login).toBe(true);
    expect(there.cookies.has('session-alpha')).toBe(true);
    expect(reply.headers['set-cookie']!.every((line) => !line.includes('Secure'))).toBe(true);
  } finally {
    await lenient.stop();
  }
});

test('behind a proxy that is trusted an https address gets safe cookies', async () => {
  const behind = await startServer({ stations: testStations, trustProxy: ['loopback'] });
  try {
    const headers = {
      'x-forwarded-host': 'one.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    };
    const client = behind.client(alpha);
    const request = { account: 'member01', password: 'demo8888' };
    expect((await client.call(login, request, { headers })).answer.login).toBe(true);
    expect(client.cookies.has('__Host-session-alpha')).toBe(true);
    const row = await behind.inStation(alpha, (db) =>
      db.selectFrom('session').select('address').executeTakeFirstOrThrow(),
    );
    expect(row.address).toBe('203.0.113.9');
  } finally {
    await behind.stop();
  }
});
