// `station counterparty` passes counterparties that keep the protocol, and names each fault of one that does not.
import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from 'vitest';
import { createBankDesk } from '#counterparty/bank-desk/bankDesk.ts';
import { createGamePlatform } from '#counterparty/game-platform/gamePlatform.ts';
import { createMessageGateway } from '#counterparty/message-gateway/messageGateway.ts';
import { createPayProvider } from '#counterparty/pay-provider/payProvider.ts';
import type { CounterpartyServer } from '#counterparty/serve.ts';
import { signAnswer } from '#counterparty/signed.ts';
import { stationProgram } from '#scripts/station/program.ts';
import { type Ran, runProgram } from '#support/runProgram.ts';
import { chinese, englishIn } from '#support/spokenWords.ts';

const key = 'a-secret-of-at-least-32-characters';

/** What a counterparty does wrong. */
interface Faults {
  /** Answers whatever is asked, signed or not. */
  isOpen?: true;
  /** Does not look at the time of a question. */
  isTimeless?: true;
  /** Signs its answers with this key. */
  key?: string;
  /** Opens a second order where the first is repeated. */
  opensTwice?: true;
  /** Writes amounts as numbers. */
  hasNumbers?: true;
  /** How far its clock is ahead. */
  clockMs?: number;
}

const test = base.extend<{
  /** Starts a program of the demonstration and gives its address. */
  program: (start: Promise<CounterpartyServer>) => Promise<string>;
  /** Starts a provider that has faults. */
  faulty: (faults: Faults) => Promise<string>;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  program: async ({}, use) => {
    const running: CounterpartyServer[] = [];
    await use(async (start) => {
      const server = await start;
      running.push(server);
      return server.party.url;
    });
    await Promise.all(running.map((server) => server.close()));
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  faulty: async ({}, use) => {
    const running: http.Server[] = [];
    await use(async (faults) => {
      const server = http.createServer((request, reply) => {
        let body = '';
        request.on('data', (data) => {
          body += data;
        });
        request.on('end', () => answer(faults, request, body, reply));
      });
      running.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const server of running) {
      server.closeAllConnections();
      server.close();
    }
  },
});

const options = { port: 0, storeFile: ':memory:', key };

/** A provider in a few lines: what a foreign team might write first. */
function answer(
  faults: Faults,
  request: http.IncomingMessage,
  body: string,
  reply: http.ServerResponse,
): void {
  const path = request.url!;
  const header = String(request.headers['x-signature'] ?? '');
  const [, at = '0'] = /t=(\d+)/.exec(header) ?? [];
  const isLate = Math.abs(Date.now() - Number(at)) > 300_000;
  const isGood = header !== '' && verifies(header, path, body);
  if (faults.clockMs !== undefined)
    reply.setHeader('date', new Date(Date.now() + faults.clockMs).toUTCString());
  if (!faults.isOpen && (!isGood || (isLate && !faults.isTimeless))) {
    reply.statusCode = 401;
    return void reply.end('{"message":"no"}');
  }
  const { orderNo, amount } = JSON.parse(body) as { orderNo: string; amount?: string };
  const known = orders.get(orderNo);
  let status = 200;
  let word: object;
  if (path === '/order' && known && known.amount !== amount && !faults.opensTwice) {
    [status, word] = [422, { refused: 'differs', message: 'another amount' }];
  } else if (path !== '/order' && !known) {
    [status, word] = [422, { refused: 'unknownOrder', message: 'no such order' }];
  } else {
    const order = known ?? { amount: amount!, state: 'open' };
    if (path === '/close') order.state = 'closed';
    if (path === '/order' && faults.opensTwice) order.state = 'open';
    orders.set(orderNo, order);
    word = { orderNo, state: order.state, amount: faults.hasNumbers ? 0 : '', url: 'https://pay.invalid/1' };
  }
  const text = JSON.stringify(word);
  reply.statusCode = status;
  reply.setHeader('x-signature', signAnswer(faults.key ?? key, header, status, text));
  reply.end(text);
}

const orders = new Map<string, { amount: string; state: string }>();

/** The signature as the document says it. */
function verifies(header: string, path: string, body: string): boolean {
  const [, at, nonce, mac] = /^t=(\d+),n=([0-9a-f]{32}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  return createHmac('sha256', key).update(`${at}.${nonce}.${path}.${body}`).digest('hex') === mac;
}

const ask = (...args: string[]): Promise<Ran> =>
  runProgram(stationProgram, ['counterparty', ...args], {
    folder: '.',
    environment: { COUNTERPARTY_KEY: key },
  });

/** Names of the checks at fault. */
async function faultsOf(...args: string[]): Promise<string[]> {
  const { out, code } = await ask(...args, '--format', 'json');
  const { results, faults } = JSON.parse(out) as {
    results: { call: string; state: string }[];
    faults: number;
  };
  const names = results.filter(({ state }) => state !== 'fits').map(({ call }) => call);
  expect({ code, faults }).toEqual({ code: names.length > 0 ? 1 : 0, faults: names.length });
  return names;
}

test('the programs of the demonstration keep it, what writes included', async ({ program }) => {
  const provider = await program(createPayProvider(options));
  const desk = await program(createBankDesk(options));
  const gateway = await program(createMessageGateway(options));
  const platform = await program(createGamePlatform({ ...options, platform: 'sandbox-live' }));
  expect(await faultsOf('payProvider', provider, '--write')).toEqual([]);
  expect(await faultsOf('bankDesk', desk, '--write')).toEqual([]);
  expect(await faultsOf('sms', gateway, '--write', '--to', '13800138000')).toEqual([]);
  expect(await faultsOf('mail', gateway, '--write', '--to', 'probe@example.com')).toEqual([]);
  const member = ['--platform', 'sandbox-live', '--member', '12'];
  expect(await faultsOf('platform', `${platform}/`, ...member, '--write')).toEqual([]);
});

test('without --write nothing is opened and no message is sent', async ({ program }) => {
  const servers: CounterpartyServer[] = [];
  const keep = async (start: Promise<CounterpartyServer>) => {
    servers.push(await start);
    return start;
  };
  const provider = await program(keep(createPayProvider(options)));
  const gateway = await program(keep(createMessageGateway(options)));
  const { err } = await ask('payProvider', provider);
  expect(err).toContain('Nothing was written');
  expect(await faultsOf('sms', gateway, '--to', '13800138000')).toEqual([]);
  for (const { store } of servers)
    for (const { name } of store
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .all() as { name: string }[])
      expect({ name, rows: store.prepare(`SELECT * FROM "${name}"`).all().length }).toEqual({
        name,
        rows: 0,
      });
});

test('a counterparty that trusts anybody, or any time, is named', async ({ faulty }) => {
  expect(await faultsOf('payProvider', await faulty({ isOpen: true }))).toEqual([
    'a question without a signature is answered with 401',
    'a question signed with another key is answered with 401',
    'a question whose body is not the signed one is answered with 401',
    'a question signed for another path is answered with 401',
    'a question 6 minutes old is answered with 401',
    'a question 6 minutes ahead is answered with 401',
  ]);
  expect(await faultsOf('payProvider', await faulty({ isTimeless: true }))).toEqual([
    'a question 6 minutes old is answered with 401',
    'a question 6 minutes ahead is answered with 401',
  ]);
  expect(await faultsOf('payProvider', await faulty({}), '--write')).toEqual([]);
});

test('a repeat that does something again is named, and a number in place of an amount', async ({
  faulty,
}) => {
  expect(await faultsOf('payProvider', await faulty({ opensTwice: true }), '--write')).toEqual([
    'the same number for something else is refused with differs',
    'the same order stays closed',
  ]);
  const { out, code } = await ask('payProvider', await faulty({ hasNumbers: true }), '--write');
  expect(code).toBe(1);
  expect(out).toContain('amount: expected string, got 0');
});

test('a wrong key, an answer signed wrongly and a clock that is off are said in words', async ({
  faulty,
}) => {
  const wrongKey = await ask('payProvider', await faulty({}), '--key', 'another-secret-of-32-characters');
  expect(wrongKey.code).toBe(1);
  expect(wrongKey.err).toContain('is it the same key');
  const unsigned = await ask('payProvider', await faulty({ key: 'another' }));
  expect(unsigned.out).toContain('does not carry the signature of its question');
  const early = await ask('payProvider', await faulty({ clockMs: 200_000 }));
  expect(early.err).toMatch(/Its clock is (?:199|200|201) s ahead of this one/);
});

test.for([
  [['payProvider'], 2],
  [['shop', 'http://127.0.0.1:1'], 2],
  [['payProvider', 'ftp://127.0.0.1'], 2],
  [['platform', 'http://127.0.0.1:1'], 2],
  [['payProvider', 'http://127.0.0.1:1', '--to', '1'], 2],
] as const)('%o ends with %i', async ([args, code]) => {
  expect((await ask(...args)).code).toBe(code);
});

test('where nobody listens it ends with 3 and says so', async () => {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const { code, err } = await ask('payProvider', `http://127.0.0.1:${port}`);
  expect(code).toBe(3);
  expect(err).toContain('Nobody answers at');
});

test('it speaks Chinese where it is asked to, and what programs read is the same', async ({
  faulty,
  program,
}) => {
  const right = await program(createPayProvider({ port: 0, storeFile: ':memory:', key }));
  const wrong = await faulty({ isOpen: true, hasNumbers: true, key: 'another', clockMs: 200_000 });
  for (const address of [right, wrong]) {
    const spoken = await ask('payProvider', address, '--write', '--lang', 'zh');
    const lines = spoken.out.trim().split('\n');
    expect(lines.length).toBeGreaterThan(12);
    expect(lines.filter((line) => !chinese.test(line))).toEqual([]);
    expect(englishIn(spoken.out + spoken.err)).toBeUndefined();
  }
  expect((await ask('payProvider', wrong, '--lang', 'zh')).err).toMatch(/它的时钟比本机快(?:199|200|201)秒/);
  const wrongKey = ['--key', 'another-secret-of-32-characters', '--lang', 'zh'] as const;
  expect((await ask('payProvider', right, ...wrongKey)).err).toContain('密钥是否相同');
  expect((await ask('payProvider', '--lang', 'zh')).err).toContain('请写明类别');

  const asData = async (lang: string) => {
    const { out } = await ask('payProvider', wrong, '--write', '--lang', lang, '--format', 'json');
    const { results } = JSON.parse(out) as { results: { call: string; differences: object[] }[] };
    return results.map(({ call, differences }) => ({ call, differences }));
  };
  expect(await asData('zh')).toEqual(await asData('en'));
});
