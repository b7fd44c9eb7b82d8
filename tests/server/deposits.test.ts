// Deposits when a provider misbehaves: messages that are lost, late, doubled, forged or for another station, and a provider that is down.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelPendingOrder, onlinePayPay, rechargeOfflineSave } from '#contract/finance.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { sign, signatureHeader } from '#counterparty/signed.ts';
import {
  atCheckout,
  atDesk,
  byHand,
  depositor,
  methodNamed,
  moneyOf,
  openBank,
  orderOf,
} from '#support/deposits.ts';
import { type Client, type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

let server: RunningServer;
let client: Client;
let fault: Fault | undefined;
let before = 0;

beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: () => fault });
  byHand(server);
});
beforeEach(async () => {
  client = await depositor(server, alpha);
  before = Number(await moneyOf(client));
});
afterEach(async () => {
  fault = undefined;
  await server.inStation(alpha, async (db) => {
    await db
      .updateTable('deposit_order')
      .set({ status: 4, finished_at: server.now() })
      .where('status', '=', 1)
      .execute();
    await db.updateTable('deposit_order').set({ ask_at: null }).execute();
    const mismatches = await db
      .selectFrom('ledger_account')
      .select('id')
      .where('balance', '<', 0n)
      .where('owner_id', '<>', 0)
      .execute();
    expect(mismatches).toEqual([]);
  });
});
afterAll(() => server.stop());

const expectGain = async (gain: number) => expect(await moneyOf(client)).toBe((before + gain).toFixed(4));

async function openOnline(): Promise<{ orderNo: string; url: string }> {
  const { id } = await methodNamed(client, 'online');
  const { answer } = await client.call(onlinePayPay, { methodId: id, amount: '300' });
  expect(answer.success).toBe(true);
  return { orderNo: answer.order!.orderNo, url: answer.url! };
}

/** Sends the server a message, signed with a key. */
async function notify(name: string, message: object, key?: string) {
  const party = server.counterparties[name === 'deposit-desk' ? 'bank-desk' : 'pay-provider']!.party;
  const body = JSON.stringify(message);
  const path = `/callback/${name}`;
  const header = sign(key ?? party.key, path, body, server.now().getTime());
  const reply = await fetch(`http://localhost:${server.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [signatureHeader]: header },
    body,
  });
  return { status: reply.status, answer: (await reply.json()) as { known?: boolean } };
}
const paid = (orderNo: string, station = alpha, amount = '300.0000') => ({
  station,
  orderNo,
  state: 'paid',
  amount,
});

test('a word that is lost is found by asking', async () => {
  const { orderNo } = await openOnline();
  await atCheckout(client, orderNo, 'pay', 'lost');
  await server.runMoneyJob();
  await expectGain(0);
  server.passTime(16);
  await server.runMoneyJob();
  await expectGain(300);
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 2 });
});

test('a word that comes twice, or twice at once, credits once', async () => {
  const { orderNo } = await openOnline();
  await atCheckout(client, orderNo, 'pay', 'doubled');
  await server.runMoneyJob();
  const again = await Promise.all([1, 2, 3, 4].map(() => notify('deposit-online', paid(orderNo))));
  expect(again.map(({ answer }) => answer)).toEqual(Array(4).fill({ known: true }));
  await expectGain(300);
});

test('a word that comes after the order has expired credits all the same', async () => {
  const { orderNo } = await openOnline();
  server.passTime(1_790);
  await atCheckout(client, orderNo, 'pay', 'late');
  fault = { losesQuestion: true };
  server.passTime(11);
  await server.runMoneyJob();
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 5 });
  await expectGain(0);
  server.passTime(21);
  await server.runMoneyJob();
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 2 });
  await expectGain(300);
});

test('a forged word, one of another station and one of the wrong side credit nothing', async () => {
  const { orderNo } = await openOnline();
  expect((await notify('deposit-online', paid(orderNo), 'x'.repeat(64))).status).toBe(401);
  expect((await notify('deposit-online', paid(orderNo, beta))).answer).toEqual({ known: false });
  const byDesk = {
    station: alpha,
    kind: 'deposit',
    orderNo,
    state: 'approved',
    amount: '300.0000',
    reason: '',
  };
  expect((await notify('deposit-desk', byDesk)).answer).toEqual({ known: false });
  expect((await notify('deposit-online', paid(orderNo, alpha, '-5.0000'))).answer).toEqual({ known: false });
  expect((await notify('deposit-online', { ...paid(orderNo), station: 'nowhere' })).status).toBe(422);
  await expectGain(0);
});

test('a failure reported after the payment takes nothing away', async () => {
  const { orderNo } = await openOnline();
  await notify('deposit-online', paid(orderNo));
  await notify('deposit-online', { ...paid(orderNo), state: 'failed', amount: '' });
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 2 });
  await expectGain(300);
});

test.each([
  ['is down', { losesQuestion: true }],
  ['acts and does not answer', { losesAnswer: true }],
])('a desk that %s hears of the order later, once', async (_what, given) => {
  fault = given;
  const order = await openBank(client);
  expect(order.status).toBe(1);
  fault = undefined;
  server.passTime(16);
  await server.runMoneyJob();
  atDesk(server, order.orderNo, 'approved');
  await server.runMoneyJob();
  await expectGain(500);
});

test('a provider that is down leaves the order open, and its page can be requested later', async () => {
  fault = { losesQuestion: true };
  const { orderNo, url } = await openOnline();
  expect(url).toBe('');
  fault = undefined;
  await atCheckout(client, orderNo, 'pay');
  await server.runMoneyJob();
  await expectGain(300);
});

test('an order that could not be cancelled at the provider is credited when it was paid', async () => {
  const { orderNo } = await openOnline();
  await atCheckout(client, orderNo, 'pay', 'lost');
  fault = { losesQuestion: true };
  const { answer } = await client.call(cancelPendingOrder, { orderNo });
  expect(answer.order).toMatchObject({ status: 4 });
  fault = undefined;
  server.passTime(16);
  await server.runMoneyJob();
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 2 });
  await expectGain(300);
});

test('an offer for the first deposit is given once, whichever of two orders is paid first', async () => {
  const agent = await depositor(server, alpha, 'agent01');
  const { id: first } = await server.inStation(alpha, (db) =>
    db.selectFrom('deposit_strategy').select('id').where('times', '=', 'first').executeTakeFirstOrThrow(),
  );
  const bank = await openBank(agent, { strategyId: first });
  const fast = await methodNamed(agent, 'fast');
  const { answer } = await agent.call(rechargeOfflineSave, { methodId: fast.id, amount: '200' });
  atDesk(server, answer.order!.orderNo, 'approved');
  atDesk(server, bank.orderNo, 'approved');
  await server.runMoneyJob();
  expect(await orderOf(agent, bank.orderNo)).toMatchObject({
    status: 2,
    giftMoney: '0.0000',
    reason: '仅限首次存款',
  });
});

test('an order that is done, or another’s amount, cannot be changed even in the database', async () => {
  const { orderNo } = await openOnline();
  await notify('deposit-online', paid(orderNo));
  const change = (columns: object) =>
    server.inStation(alpha, (db) =>
      db.updateTable('deposit_order').set(columns).where('order_no', '=', orderNo).execute(),
    );
  await expect(change({ status: 1, finished_at: null })).rejects.toThrow(/cannot go from status 2 to 1/);
  await expect(change({ amount: 1n })).rejects.toThrow(/cannot be changed/);
});
