// The bank desk and the payment provider: each request ends once, and the report is repeated until the server has accepted it.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBankDesk } from '#counterparty/bank-desk/bankDesk.ts';
import { decide, idOfOrder, setDelay, take } from '#counterparty/bank-desk/requests.ts';
import { createPayProvider } from '#counterparty/pay-provider/payProvider.ts';
import type { CounterpartyServer } from '#counterparty/serve.ts';
import { ask, type CounterpartyError, isSigned, signAnswer, signatureHeader } from '#counterparty/signed.ts';

const key = 'k'.repeat(64);
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
let desk: CounterpartyServer;
let provider: CounterpartyServer;
/** Stands in for the platformServer: what was reported to it, and how it answers. */
let platformServer: http.Server;
let callback = '';
let heard: Record<string, string>[] = [];
let houseStatus = 200;

beforeAll(async () => {
  platformServer = http.createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const header = String(request.headers[signatureHeader]);
      if (!isSigned(key, request.url!, body, header, now().getTime())) return response.writeHead(401).end();
      if (houseStatus === 200) heard.push(JSON.parse(body));
      const signature = signAnswer(key, header, houseStatus, '{}');
      response.writeHead(houseStatus, { [signatureHeader]: signature }).end('{}');
    });
  });
  await new Promise<void>((ready) => platformServer.listen(0, 'localhost', ready));
  callback = `http://localhost:${(platformServer.address() as AddressInfo).port}/callback/test`;
  const options = { port: 0, storeFile: ':memory:', key, now };
  [desk, provider] = await Promise.all([createBankDesk(options), createPayProvider(options)]);
});
afterAll(async () => {
  await Promise.all([desk.close(), provider.close()]);
  platformServer.close();
});
beforeEach(() => {
  heard = [];
  houseStatus = 200;
});

const isObject = (answer: unknown): answer is Record<string, string> => typeof answer === 'object';
const say = (to: CounterpartyServer, path: string, message: object) =>
  ask(to.party, path, message, { isAnswer: isObject, nowMs: now().getTime() });
const refusedAs = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: CounterpartyError) => error.code,
  );
const click = (to: CounterpartyServer, path: string, form: Record<string, string>) =>
  fetch(`${to.party.url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
const request = (orderNo: string, kind: 'deposit' | 'withdrawal' = 'deposit') => ({
  station: 'alpha',
  kind,
  orderNo,
  amount: '500.0000',
  details: [{ label: '付款人', value: '<b>张伟</b>' }],
  callback,
});
/** What people at the desk do. */
const requests = () => ({ store: desk.store, now });
const idOf = (orderNo: string) => idOfOrder(desk, orderNo)!;
const approve = (orderNo: string, amount = '500.0000') =>
  decide(requests(), idOf(orderNo), 'approved', { amount });
const refuse = (orderNo: string, reason = '') => decide(requests(), idOf(orderNo), 'refused', { reason });

test('a request is approved after the delay, once, and this is reported to the server', async () => {
  const named = { station: 'alpha', kind: 'deposit', orderNo: 'd1' };
  expect(await refusedAs(say(desk, '/query', named))).toBe('unknownOrder');
  expect(await say(desk, '/request', request('d1'))).toMatchObject({ state: 'waiting', amount: '' });
  expect(await say(desk, '/request', request('d1'))).toMatchObject({ state: 'waiting' });
  expect(await refusedAs(say(desk, '/request', { ...request('d1'), amount: '501.0000' }))).toBe('differs');
  await desk.work();
  expect(heard).toEqual([]);
  aheadMs += 9_000;
  await desk.work();
  await desk.work();
  expect(heard).toEqual([{ ...named, state: 'approved', amount: '500.0000', reason: '' }]);
  expect(await say(desk, '/cancel', named)).toMatchObject({ state: 'approved', amount: '500.0000' });
});

test('without a delay people decide: another amount, or a refusal with its reason', async () => {
  setDelay(desk, 0);
  await say(desk, '/request', request('d2'));
  await say(desk, '/request', request('w1', 'withdrawal'));
  aheadMs += 60_000;
  await desk.work();
  expect(heard).toEqual([]);
  expect(approve('d2', '480.5000')).toBe(true);
  expect(refuse('w1', '户名不符')).toBe(true);
  expect(approve('w1')).toBe(false);
  await desk.work();
  expect(heard).toMatchObject([
    { orderNo: 'd2', state: 'approved', amount: '480.5000' },
    { orderNo: 'w1', kind: 'withdrawal', state: 'refused', amount: '', reason: '户名不符' },
  ]);
});

test('details come worded by language as well, and in no other language', async () => {
  const labels = { 'zh-CN': '存款方式', en: 'Payment method' };
  const detail = { label: '存款方式', value: '微信支付', labels, values: { en: 'WeChat Pay' } };
  await say(desk, '/request', { ...request('d9'), details: [detail, { label: '附言', value: '早' }] });
  const wrong = { ...request('d10'), details: [{ label: '附言', value: '早', labels: { fr: 'Note' } }] };
  expect(await refusedAs(say(desk, '/request', wrong))).not.toBe('answered');
});

test('what is cancelled waits no more; the money of a cancelled deposit may come all the same', async () => {
  await say(desk, '/request', request('d3'));
  await say(desk, '/request', request('w2', 'withdrawal'));
  for (const [kind, orderNo] of [
    ['deposit', 'd3'],
    ['withdrawal', 'w2'],
  ])
    expect(await say(desk, '/cancel', { station: 'alpha', kind, orderNo })).toMatchObject({
      state: 'cancelled',
    });
  expect(approve('w2')).toBe(false);
  expect(approve('d3')).toBe(true);
  await desk.work();
  expect(heard).toMatchObject([{ orderNo: 'd3', state: 'approved' }]);
});

test('a withdrawal can be cancelled until somebody takes it over to pay it, and never after', async () => {
  const cancel = (orderNo: string) => say(desk, '/cancel', { station: 'alpha', kind: 'withdrawal', orderNo });
  for (const orderNo of ['w3', 'w4']) await say(desk, '/request', request(orderNo, 'withdrawal'));
  expect(take(requests(), idOf('w3'))).toBe(true);
  // A colleague comes too late.
  expect(take(requests(), idOf('w3'))).toBe(false);
  expect(await cancel('w3')).toMatchObject({ state: 'waiting' });
  expect(approve('w3')).toBe(true);

  expect(await cancel('w4')).toMatchObject({ state: 'cancelled' });
  expect(take(requests(), idOf('w4'))).toBe(false);
  expect(approve('w4')).toBe(false);
  await desk.work();
  expect(heard).toMatchObject([{ orderNo: 'w3', state: 'approved' }]);
});

test('a report that the server does not accept is repeated later', async () => {
  houseStatus = 503;
  await say(desk, '/request', request('d4'));
  expect(approve('d4')).toBe(true);
  await desk.work();
  houseStatus = 200;
  await desk.work();
  expect(heard).toEqual([]);
  aheadMs += 3_000;
  await desk.work();
  expect(heard).toMatchObject([{ orderNo: 'd4' }]);
});

const order = (orderNo: string) => ({
  station: 'alpha',
  orderNo,
  amount: '88.0000',
  shop: '测试一站',
  payType: 'alipay',
  expiresAt: new Date(now().getTime() + 600_000).toISOString(),
  returnUrl: 'http://one.example/depositOnlinePay?order=1',
  callback,
});
const open = async (orderNo: string) => {
  const { url } = await say(provider, '/order', order(orderNo));
  return new URL(url!).pathname;
};

test('a form that another site sends is refused', async () => {
  const reply = await fetch(`${provider.party.url}${await open('p0')}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(reply.status).toBe(403);
});

test('a payment is paid once on its page, whose address comes again with the same order', async () => {
  const path = await open('p1');
  expect(await open('p1')).toBe(path);
  expect(await refusedAs(say(provider, '/order', { ...order('p1'), amount: '1.0000' }))).toBe('differs');
  await click(provider, path, { action: 'pay' });
  await click(provider, path, { action: 'fail' });
  await provider.work();
  expect(heard).toEqual([{ station: 'alpha', orderNo: 'p1', state: 'paid', amount: '88.0000' }]);
  expect(await say(provider, '/close', { station: 'alpha', orderNo: 'p1' })).toMatchObject({ state: 'paid' });
  expect(await (await fetch(`${provider.party.url}${path}`)).text()).toContain('返回商户');
});

test('the report may arrive late, twice or never', async () => {
  for (const manner of ['late', 'doubled', 'lost'])
    await click(provider, await open(`p-${manner}`), { action: 'pay', manner });
  await provider.work();
  expect(heard.map(({ orderNo }) => orderNo)).toEqual(['p-doubled', 'p-doubled']);
  aheadMs += 21_000;
  await provider.work();
  expect(heard.map(({ orderNo }) => orderNo)).toEqual(['p-doubled', 'p-doubled', 'p-late']);
  expect(await say(provider, '/query', { station: 'alpha', orderNo: 'p-lost' })).toMatchObject({
    state: 'paid',
    amount: '88.0000',
  });
});

test('what is closed or over cannot be paid', async () => {
  const [closed, over] = [await open('p-closed'), await open('p-over')];
  await say(provider, '/close', { station: 'alpha', orderNo: 'p-closed' });
  await click(provider, closed, { action: 'pay' });
  aheadMs += 601_000;
  await click(provider, over, { action: 'pay' });
  await provider.work();
  expect(heard).toEqual([]);
  expect(await say(provider, '/query', { station: 'alpha', orderNo: 'p-over' })).toMatchObject({
    state: 'closed',
  });
  expect((await fetch(`${provider.party.url}/checkout/nothing`)).status).toBe(404);
});

test('keys are changed without a question that fails: each side takes the new one before the other signs with it', async () => {
  const [old, next] = ['o'.repeat(64), 'n'.repeat(64)];
  const opened = { port: 0, storeFile: ':memory:', now };
  const asks = (server: CounterpartyServer, keys: { key: string; previousKey?: string }) =>
    ask({ url: server.party.url, ...keys }, '/query', named, { isAnswer: isObject, nowMs: now().getTime() });
  const named = { station: 'alpha', kind: 'deposit', orderNo: 'K1' };
  // It takes both, and answers with the key it was asked with.
  const changing = await createBankDesk({ ...opened, key: old, previousKey: next });
  const changed = await createBankDesk({ ...opened, key: next });
  try {
    for (const keys of [{ key: old }, { key: next, previousKey: old }, { key: next }])
      expect(await refusedAs(asks(changing, keys)), JSON.stringify(keys)).toBe('unknownOrder');
    expect(await refusedAs(asks(changed, { key: next, previousKey: old }))).toBe('unknownOrder');
    // Without the new key it is a stranger.
    await expect(asks(changed, { key: old })).rejects.toThrow('401');
  } finally {
    await Promise.all([changing.close(), changed.close()]);
  }
});
