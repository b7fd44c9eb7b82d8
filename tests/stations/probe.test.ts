// `station probe` passes a backend that keeps the contract and names every fault of one that does not.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type CallId, calls } from '#contract/calls.generated.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { type Ran, runProgram } from '#support/runProgram.ts';
import { chinese, englishIn } from '#support/spokenWords.ts';

const exampleOf = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.resolve(`schemas/call/${id}.json`), 'utf8')).example.response;

type Fault = (reply: http.ServerResponse, answer: Record<string, unknown>) => void;
const asked: { call: string; body: string; headers: http.IncomingHttpHeaders }[] = [];
let server: http.Server | undefined;

/** A backend that answers every call with the example of its contract, but for those that are at fault. */
async function backend(faults: Partial<Record<CallId, Fault>> = {}): Promise<string> {
  asked.length = 0;
  const byPath = new Map(Object.entries(calls).map(([id, row]) => [row.path, id as CallId]));
  server = http.createServer((request, reply) => {
    let body = '';
    request.on('data', (data) => {
      body += data;
    });
    request.on('end', () => {
      const id = byPath.get(new URL(request.url!, 'http://x').pathname)!;
      asked.push({ call: id, body, headers: request.headers });
      const answer = exampleOf(id);
      reply.setHeader('Content-Type', 'application/json');
      if (id === 'auth/login') reply.setHeader('Set-Cookie', 'session=abc; Path=/; HttpOnly');
      const fault = faults[id];
      if (fault) fault(reply, answer);
      else reply.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return `http://w147.localhost:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const probe = (...args: string[]): Promise<Ran> =>
  runProgram(stationProgram, ['probe', ...args], { folder: '.' });

test('a backend that keeps the contract is green, and only read-only calls of guests are made', async () => {
  const { code, out } = await probe(await backend(), '--format', 'json');
  expect(code).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ version: 1, faults: 0 });
  expect(asked.map((one) => one.call).sort()).toEqual(
    Object.entries(calls)
      .filter(([id, row]) => row.repeat === 'safe' && row.role === 'guest' && id !== 'auth/logout')
      .map(([id]) => id)
      .sort(),
  );
  for (const { headers } of asked) expect(headers['x-requested-with']).toBe('XMLHttpRequest');
});

test('with an account it logs in, asks for the calls of a member as well, and logs out at the end', async () => {
  const { code } = await probe(await backend(), '--account', 'member01', '--password', 'secret1');
  expect(code).toBe(0);
  const names = asked.map((one) => one.call);
  expect(names[0]).toBe('auth/login');
  expect(asked[0]!.body).toBe('account=member01&password=secret1');
  expect(asked[0]!.headers['x-intent-id']).toMatch(/^[\da-f-]{36}$/);
  expect(names).toContain('account/userInfo');
  expect(names).not.toContain('account/modifyUserPwd');
  expect(names.at(-1)).toBe('auth/logout');
  expect(asked.at(-1)!.headers.cookie).toBe('session=abc');
});

test('--write makes the calls that change something', async () => {
  await probe(await backend(), '--account', 'member01', '--password', 'secret1', '--write');
  expect(new Set(asked.map((one) => one.call))).toEqual(new Set(Object.keys(calls)));
});

test('every fault is named: its call, the place in the answer, what was expected and what came', async () => {
  const url = await backend({
    'session/gameList': (reply, answer) => {
      (answer.gameList as { count: unknown }[])[0]!.count = 'many';
      reply.end(JSON.stringify(answer));
    },
    'session/banner': (reply) => reply.end(JSON.stringify({ success: true, msg: '' })),
    'session/newNotices': (reply, answer) => reply.end(JSON.stringify({ ...answer, secretNote: 1 })),
    'session/lotteryList': (reply) => {
      reply.setHeader('Content-Type', 'text/html');
      reply.end('<!doctype html><p>Sorry');
    },
    'session/getPageHead': (reply) => {
      reply.statusCode = 502;
      reply.end('bad gateway');
    },
    'session/thirdGameList': (reply) => {
      reply.setHeader('Content-Length', '500');
      reply.write('{"success"', () => reply.destroy());
    },
    'session/appDown': () => {},
    'auth/srList': (reply) => reply.end(JSON.stringify({ success: false, msg: 'closed' })),
  });
  const { code, out } = await probe(url, '--timeout', '400', '--format', 'json');
  expect(code).toBe(1);
  const results: {
    call: string;
    state: string;
    says: string;
    differences: { path: string; expected: string; got: string }[];
  }[] = JSON.parse(out).results;
  const of = (call: CallId) => results.find((one) => one.call === call)!;
  expect(of('session/gameList')).toMatchObject({
    state: 'differs',
    differences: [{ path: 'gameList[0].count', expected: 'integer', got: '"many"' }],
  });
  expect(of('session/banner')).toMatchObject({
    state: 'differs',
    differences: [{ expected: 'to be there', got: 'nothing' }],
  });
  expect(of('session/newNotices')).toMatchObject({
    state: 'differs',
    differences: [{ path: 'secretNote', got: '1' }],
  });
  expect(of('session/lotteryList').says).toContain('a page instead of JSON');
  expect(of('session/getPageHead').says).toContain('status 502');
  expect(of('session/thirdGameList').state).toBe('fails');
  expect(of('session/appDown').says).toContain('no whole answer within 400 ms');
  expect(of('auth/srList')).toMatchObject({ state: 'refused', says: 'closed' });
  const faults = [
    'session/gameList',
    'session/banner',
    'session/newNotices',
    'session/lotteryList',
    'session/getPageHead',
    'session/thirdGameList',
    'session/appDown',
  ];
  expect(
    results
      .filter((one) => one.state === 'differs' || one.state === 'fails')
      .map((one) => one.call)
      .sort(),
  ).toEqual(faults.sort());
});

test('junit counts the faults, and text names them', async () => {
  const url = await backend({ 'session/banner': (reply) => reply.end('[]') });
  const junit = await probe(url, '--format', 'junit');
  expect(junit.out).toMatch(/tests="\d+" failures="1"/);
  expect(junit.out).toMatch(/name="session\/banner"[^>]*><failure type="differs"/);
  const text = await probe(url);
  expect(text.out).toMatch(/differs +session\/banner/);
  expect(text.out).toContain('1 at fault');
});

test('where nobody listens that is said in one line, with an exit code of its own', async () => {
  const { code, out, err } = await probe('http://127.0.0.1:9');
  expect(err).toBe('Nobody answers at 127.0.0.1:9: ECONNREFUSED.\n');
  expect(out).toBe('');
  expect(code).toBe(3);
  expect((await probe('nonsense')).code).toBe(2);
  expect((await probe()).code).toBe(2);
});

test('with a cookie or header of a session the calls of a member are probed, and the session is not ended', async () => {
  const cookie = '__Host-session-w147=abc=; other=1';
  const { code } = await probe(await backend(), '--cookie', cookie, '--header', 'X-Team: blue: 2');
  expect(code).toBe(0);
  const names = asked.map((one) => one.call);
  expect(names).toContain('account/userInfo');
  expect(names).not.toContain('auth/login');
  expect(names).not.toContain('auth/logout');
  for (const { headers } of asked) {
    expect(headers.cookie).toBe(cookie);
    expect(headers['x-team']).toBe('blue: 2');
  }
  server?.close();
  const refuse: Fault = (reply) => reply.end(JSON.stringify({ success: false, msg: '未登录' }));
  const ofPlayers = Object.entries(calls).filter(([, { role }]) => role !== 'guest');
  const over = await backend(Object.fromEntries(ofPlayers.map(([id]) => [id, refuse])));
  const ended = await probe(over, '--cookie', 'session=over');
  expect(ended.err).toContain('No call of a member was accepted');
  expect(ended.code).toBe(1);
  for (const wrong of [
    ['--cookie', 'noValue'],
    ['--header', 'no value'],
    ['--cookie', 'a=b', '--account', 'x', '--password', 'y'],
  ])
    expect((await probe(over, ...wrong)).code).toBe(2);
});

test('a backend that refuses every call, or the account, does not pass', async () => {
  const refuse: Fault = (reply) => reply.end(JSON.stringify({ success: false, msg: 'closed' }));
  const all = Object.fromEntries(Object.keys(calls).map((call) => [call, refuse]));
  const refused = await probe(await backend(all));
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Every call was refused');
  server?.close();
  const account = await probe(
    await backend({ 'auth/login': refuse }),
    '--account',
    'member01',
    '--password',
    'x',
  );
  expect(account.code).toBe(1);
  expect(account.err).toContain('member01 could not log in');
});

test('a log-in that is refused says which station the host is that of', async () => {
  const address = await backend({
    'auth/login': (reply) =>
      reply.end(JSON.stringify({ success: false, msg: '账号或密码错误', code: 'wrongLogin' })),
  });
  const { code, err } = await probe(address, '--account', 'member01', '--password', 'demo8888');
  expect(code).toBe(1);
  expect(err).toContain('Logging in as member01: 账号或密码错误. The host w147.localhost');
  expect(err).toContain(
    `is that of the station ${exampleOf('session/getOnOffBaseBtn').stationCode}, and an account belongs to`,
  );
});

test('a field that the browser fills in may be left out, any other may not', async () => {
  const leave =
    (...names: string[]): Fault =>
    (reply, answer) => {
      for (const name of names) delete answer[name];
      reply.end(JSON.stringify(answer));
    };
  const address = await backend({
    'session/accInfo': leave('role'),
    'session/lotteryList': (reply, answer) => {
      for (const row of answer.lotteryList as Record<string, unknown>[]) delete row.family;
      reply.end(JSON.stringify(answer));
    },
    'session/banner': leave('bannerList'),
  });
  const { out } = await probe(address, '--format', 'json');
  const faults = JSON.parse(out).results.filter(({ state }: { state: string }) => state === 'differs');
  expect(faults.map(({ call }: { call: string }) => call)).toEqual(['session/banner']);
});

test('it speaks Chinese where it is asked to, and what programs read is the same', async () => {
  const address = await backend({
    'session/gameList': (reply, answer) => {
      (answer.gameList as { count: unknown }[])[0]!.count = 'many';
      reply.end(JSON.stringify(answer));
    },
    'session/banner': (reply) => reply.end(JSON.stringify({ success: true, msg: '' })),
    'session/newNotices': (reply, answer) => reply.end(JSON.stringify({ ...answer, secretNote: 1 })),
    'session/lotteryList': (reply) => reply.end('<!doctype html><p>Sorry'),
    'session/getPageHead': (reply) => {
      reply.statusCode = 404;
      reply.end();
    },
    'session/thirdGameList': (reply) => {
      reply.setHeader('Content-Length', '500');
      reply.write('{"success"', () => reply.destroy());
    },
    'auth/srList': (reply) => reply.end(JSON.stringify({ success: false, msg: '暂停服务' })),
    'auth/login': (reply) => reply.end(JSON.stringify({ success: false, msg: '账号或密码错误' })),
  });
  const account = ['--account', 'member01', '--password', 'secret1'];
  const { out, err } = await probe(address, ...account, '--lang', 'zh');
  const lines = out.trim().split('\n');
  expect(lines.filter((line) => !chinese.test(line))).toEqual([]);
  for (const part of ['网页', '：没有这个接口', '约定中没有这一项', '有此项']) expect(out).toContain(part);
  expect(err).toContain('以member01登录：账号或密码错误。域名w147.localhost');
  expect(englishIn(out + err)).toBeUndefined();
  expect((await probe('--lang', 'zh')).err).toContain('请写一个后端的地址');

  const asData = async (lang: string) => {
    const { out: data } = await probe(address, '--lang', lang, '--format', 'json');
    const { results } = JSON.parse(data) as { results: { says: string; differences: object[] }[] };
    return results.map(({ says, differences }) => ({ says, differences }));
  };
  expect(await asData('zh')).toEqual(await asData('en'));
});
