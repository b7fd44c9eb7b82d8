// No other site makes a browser do anything here, and of what is no proper call.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { logout } from '#contract/auth.generated.ts';
import { type CallId, calls } from '#contract/calls.generated.ts';
import { accInfo, lotteryList } from '#contract/session.generated.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
let client: Client;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
  client = server.client(alpha);
  await client.logIn('member01');
});
afterAll(() => server.stop());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const ajax = { 'x-requested-with': 'XMLHttpRequest' };

test('what a form, a picture or a sibling station can send is refused by every call', async () => {
  const attacks: Record<string, Record<string, string>> = {
    'a plain form': form,
    'a form of another site': { ...form, 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
    'a script of a sibling station': { ...form, ...ajax, 'sec-fetch-site': 'same-site' },
    'a script of another site': { ...form, ...ajax, 'sec-fetch-site': 'cross-site' },
    'an older browser on another site': { ...form, ...ajax, origin: 'http://evil.example' },
    'an older browser on another port': {
      ...form,
      ...ajax,
      origin: `http://alpha.localhost:${server.port + 1}`,
    },
    'a page without an origin': { ...form, ...ajax, origin: 'null' },
    'an address typed in': { ...form, ...ajax, 'sec-fetch-site': 'none' },
  };
  for (const id of Object.keys(calls) as CallId[]) {
    const { path, verb } = calls[id];
    for (const [name, headers] of Object.entries(attacks)) {
      const { status, answer } = await client.send(path, {
        method: verb,
        headers,
        ...(verb === 'POST' && { body: '' }),
      });
      expect({ id, name, status, code: answer.code }).toEqual({ id, name, status: 403, code: 'forged' });
    }
  }
  expect((await client.call(userInfo, {})).answer.success).toBe(true);
});

test('pages of the station itself are served, with either header', async () => {
  const own = { 'sec-fetch-site': 'same-origin', origin: `http://alpha.localhost:${server.port}` };
  expect((await client.call(accInfo, {}, { headers: own })).answer.login).toBe(true);
  const older = { origin: `http://alpha.localhost:${server.port}` };
  expect((await client.call(userInfo, {}, { headers: older })).answer.success).toBe(true);
});

test('no call that changes something is done by GET', async () => {
  for (const id of Object.keys(calls) as CallId[]) {
    const { path, verb } = calls[id];
    if (verb === 'GET') continue;
    const { status, headers, answer } = await client.send(path, { headers: ajax });
    expect({ id, status, allow: headers.allow, code: answer.code }).toEqual({
      id,
      status: 405,
      allow: 'POST',
      code: 'wrongVerb',
    });
  }
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
    expect((await client.send(logout.path, { method, headers: ajax })).status).toBe(405);
});

test('an address ending in .do that is no call is answered 404, with an envelope', async () => {
  for (const address of ['/m/v2/nothing.do', '/login.do?x=1', '/m/v2/login.do.do']) {
    const { status, answer } = await client.send(address, { headers: ajax });
    expect(status).toBe(404);
    expect(answer).toMatchObject({ success: false, code: 'unknownCall', msg: '请求的接口不存在' });
  }
});

test('a body that is no form is refused by what is wrong with it, with an envelope', async () => {
  const bodies: [string, string, number][] = [
    ['application/json', '{"account":', 400],
    ['text/xml', '<account/>', 415],
    ['application/x-www-form-urlencoded', `account=${'x'.repeat(140_000)}`, 400],
  ];
  for (const [type, body, expected] of bodies) {
    const { status, answer } = await client.send(userInfo.path, {
      method: 'POST',
      headers: { ...ajax, 'content-type': type },
      body,
    });
    expect(status, type).toBe(expected);
    expect(answer).toMatchObject({ success: false, code: 'badRequest' });
  }
});

test('names that reach for prototypes, and fields sent twice, are refused as any other', async () => {
  for (const body of ['__proto__=1', 'constructor=1', 'toString=1', '__proto__[login]=true']) {
    const { answer } = await client.send(userInfo.path, {
      method: 'POST',
      headers: { ...ajax, ...form },
      body,
    });
    expect(answer.success).toBe(false);
  }
  const twice = await client.send('/m/v2/login.do', {
    method: 'POST',
    headers: { ...ajax, ...form, 'x-intent-id': 'twice-0001' },
    body: 'account=member01&account=agent01&password=demo8888',
  });
  expect(twice.answer.fieldErrors).toHaveProperty('account');
  expect(({} as Record<string, unknown>).login).toBeUndefined();
});

test('answers are never kept by caches on the way', async () => {
  const { headers } = await client.call(accInfo, {});
  expect(headers['cache-control']).toBe('no-store');
});

test('a long answer is compressed for whoever takes it', async () => {
  const plain = await client.call(lotteryList, {});
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.answer.lotteryList!.length).toBeGreaterThan(50);
  for (const encoding of ['br', 'gzip']) {
    const { headers, answer } = await client.call(
      lotteryList,
      {},
      { headers: { 'accept-encoding': encoding } },
    );
    expect(answer).toEqual(plain.answer);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(headers.vary).toContain('Cookie');
  }
});

test('health reports the database', async () => {
  const { status, text } = await client.send('/healthz');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual({ status: 'ok', stations: 3 });
});
