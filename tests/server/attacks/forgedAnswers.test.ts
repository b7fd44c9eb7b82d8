// The attack on what counterparties answer: somebody in between without the key, an answer about another order, an absurd amount.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { onlinePayPay } from '#contract/finance.generated.ts';
import { ask, type CounterpartyError, sign, signAnswer, signatureHeader } from '#counterparty/signed.ts';
import { readCounterparties } from '#scripts/counterparties.ts';
import { atDesk, byHand, depositor, methodNamed, moneyOf, openBank, orderOf } from '#support/deposits.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
let client: Client;
let before = 0;
/** Stands where the provider is expected. */
let impostor: http.Server;
let answerOf: (
  asked: Record<string, string>,
  header: string,
) => { status?: number; body: object; signature?: string };
let realUrl = '';

beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
  byHand(server);
  impostor = http.createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const answer = answerOf(JSON.parse(body), String(request.headers[signatureHeader]));
      const headers = answer.signature ? { [signatureHeader]: answer.signature } : {};
      response.writeHead(answer.status ?? 200, headers).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((ready) => impostor.listen(0, 'localhost', ready));
  realUrl = provider().url;
});
afterAll(async () => {
  impostor.close();
  await server.stop();
});
beforeEach(async () => {
  client = await depositor(server, alpha);
  before = Number(await moneyOf(client));
});
afterEach(async () => {
  provider().url = realUrl;
  await server.inStation(alpha, async (db) => {
    await db
      .updateTable('deposit_order')
      .set({ status: 4, finished_at: server.now() })
      .where('status', '=', 1)
      .execute();
    await db.updateTable('deposit_order').set({ ask_at: null }).execute();
    await db.updateTable('operator_problem').set({ resolved_at: server.now() }).execute();
  });
});

const provider = () => server.counterparties['pay-provider']!.party;
const impersonate = () => {
  provider().url = `http://localhost:${(impostor.address() as AddressInfo).port}`;
};
const openOnline = async () => {
  const { id } = await methodNamed(client, 'online');
  const { answer } = await client.call(onlinePayPay, { methodId: id, amount: '300' });
  return answer.order!.orderNo;
};
const expectGain = async (gain: number) => expect(await moneyOf(client)).toBe((before + gain).toFixed(4));
const paid = (orderNo: string, amount = '300.0000') => ({ orderNo, state: 'paid', amount, url: '' });
const openProblems = async () =>
  server.inStation(alpha, (db) =>
    db
      .selectFrom('operator_problem')
      .select(['kind', 'ref', 'reason'])
      .where('resolved_at', 'is', null)
      .execute(),
  );

test.each<[string, typeof answerOf]>([
  ['without a signature', ({ orderNo }) => ({ body: paid(orderNo!) })],
  [
    'signed by a stranger',
    ({ orderNo }, header) => ({
      body: paid(orderNo!),
      signature: signAnswer('x'.repeat(64), header, 200, JSON.stringify(paid(orderNo!))),
    }),
  ],
  [
    'signed for another question',
    ({ orderNo }) => ({
      body: paid(orderNo!),
      signature: signAnswer(
        provider().key,
        sign(provider().key, '/order', '{}', Date.now()),
        200,
        JSON.stringify(paid(orderNo!)),
      ),
    }),
  ],
  [
    'signed, about another order',
    (_asked, header) => ({
      body: paid('other', '77777.0000'),
      signature: signAnswer(provider().key, header, 200, JSON.stringify(paid('other', '77777.0000'))),
    }),
  ],
  ['a refusal without a signature', () => ({ status: 422, body: { refused: 'unknownOrder', message: '' } })],
  [
    'a signature for another status',
    (_asked, header) => {
      const body = { refused: 'unknownOrder', message: '' };
      return { status: 422, body, signature: signAnswer(provider().key, header, 200, JSON.stringify(body)) };
    },
  ],
])('an answer %s credits nothing, ends nothing and is logged', async (_what, forged) => {
  const seen = server.log().length;
  answerOf = forged;
  impersonate();
  const orderNo = await openOnline();
  server.passTime(16);
  await server.runMoneyJob();
  await expectGain(0);
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 1 });
  expect(server.log().slice(seen)).toContain('a counterparty was not trusted');
});

test('the true answer to the same order is believed afterwards', async () => {
  answerOf = ({ orderNo }) => ({ body: paid(orderNo!) });
  impersonate();
  const orderNo = await openOnline();
  answerOf = ({ orderNo: asked }, header) => ({
    body: paid(asked!),
    signature: signAnswer(provider().key, header, 200, JSON.stringify(paid(asked!))),
  });
  server.passTime(16);
  await server.runMoneyJob();
  await expectGain(300);
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 2 });
});

test('the server’s own callbacks cannot be made to sign an answer to its questions', async () => {
  const question = sign(provider().key, '/order', '{}', server.now().getTime());
  const reply = await fetch(`http://localhost:${server.port}/callback/deposit-online`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: question },
    body: '{}',
  });
  expect(reply.headers.get(signatureHeader)).toBeNull();
});

/** Reports to the server what a provider or desk would, with its key. */
async function callBack(name: string, message: object): Promise<{ status: number; answer: object }> {
  const party = server.counterparties[name === 'deposit-desk' ? 'bank-desk' : 'pay-provider']!.party;
  const body = JSON.stringify(message);
  const address = `/callback/${name}`;
  const reply = await fetch(`http://localhost:${server.port}${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: sign(party.key, address, body, server.now().getTime()),
    },
    body,
  });
  return { status: reply.status, answer: (await reply.json()) as object };
}

test('an absurd amount of the provider is set aside for the operator, and a right one credited after it', async () => {
  const orderNo = await openOnline();
  const message = { station: alpha, orderNo, state: 'paid' };
  const report = await callBack('deposit-online', { ...message, amount: '900000000000000.0000' });
  expect(report).toMatchObject({ status: 200, answer: { known: true } });
  await callBack('deposit-online', { ...message, amount: '300.0001' });
  await expectGain(0);
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 1 });
  expect(await openProblems()).toMatchObject([{ kind: 'deposit', ref: orderNo }]);
  // The count of problems is a second old at most.
  server.passTime(2);
  const health = JSON.parse((await client.send('/healthz')).text) as object;
  expect(health).toMatchObject({ status: 'ok', problems: [{ kind: 'deposit', count: 1 }] });
  await callBack('deposit-online', { ...message, amount: '300.0000' });
  await expectGain(300);
  expect(await openProblems()).toEqual([]);
});

test('a transfer by hand may be more than was announced, up to twice as much', async () => {
  const more = await openBank(client);
  atDesk(server, more.orderNo, 'approved', { amount: '620' });
  await server.runMoneyJob();
  await expectGain(620);
  const absurd = await openBank(client);
  atDesk(server, absurd.orderNo, 'approved', { amount: '1000.0001' });
  await server.runMoneyJob();
  await expectGain(620);
  expect(await openProblems()).toMatchObject([{ kind: 'deposit', ref: absurd.orderNo }]);
});

test('a signed answer that misses what was agreed is an unknown end', async () => {
  answerOf = (_asked, header) => ({
    body: { a: 1 },
    signature: signAnswer(provider().key, header, 200, '{"a":1}'),
  });
  impersonate();
  const isNever = (_answer: unknown): _answer is object => false;
  const end = await ask(provider(), '/query', { orderNo: 'x' }, { isAnswer: isNever }).catch(
    (error: CounterpartyError) => error.kind,
  );
  expect(end).toBe('unknown');
});

test('COUNTERPARTIES with http:// to another machine is refused with a sentence', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-counterparties-'));
  const read = (url: string, publicUrl = 'https://pay.example') => {
    const file = path.join(folder, 'counterparties.json');
    writeFileSync(file, JSON.stringify({ payProvider: { url, publicUrl, key: 'k'.repeat(64) } }));
    return readCounterparties(file).payProvider?.url;
  };
  try {
    for (const url of [
      'https://pay.example',
      'http://localhost:9000',
      'http://127.0.0.1:9000',
      'http://[::1]:9000',
    ])
      expect(read(url)).toBe(url);
    for (const url of [
      'http://pay.example',
      'http://127.0.0.1.evil.example',
      'http://10.0.0.1',
      'ftp://pay.example',
      'pay.example',
    ])
      expect(() => read(url), url).toThrow(/url of payProvider is .* Write an address with https:/);
    expect(() => read('https://pay.example', 'http://pay.example')).toThrow(/publicUrl of payProvider/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
