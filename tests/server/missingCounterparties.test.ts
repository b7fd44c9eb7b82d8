// Owns the test of a server in service whose operator has named no counterparty: it takes no money that nobody would look after.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlinePayPay, rechargeOfflineSave, withdrawSave } from '#contract/finance.generated.ts';
import { depositor, depositStations, methodNamed, zeta } from '#support/deposits.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { cardOf, moneyOf } from '#support/withdrawals.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: depositStations, counterparties: [] });
});
afterAll(() => server.stop());

test('deposits that nobody would confirm are refused before there is an order', async () => {
  const client = await depositor(server, zeta);
  const orders = async () =>
    (await server.inStation(zeta, (db) => db.selectFrom('deposit_order').select('order_no').execute()))
      .length;
  const before = await orders();
  const bank = await methodNamed(client, 'bank');
  const offline = await client.call(rechargeOfflineSave, {
    methodId: bank.id,
    amount: '500',
    payerName: '张伟',
  });
  const online = await methodNamed(client, 'online');
  const paid = await client.call(onlinePayPay, { methodId: online.id, amount: '100' });
  expect([offline.answer.code, paid.answer.code]).toEqual(['wayClosed', 'wayClosed']);
  expect(await orders()).toBe(before);
});

test('a withdrawal holds no money that no desk would pay', async () => {
  const client = await depositor(server, zeta);
  const before = await moneyOf(server, zeta, 'member01');
  const { answer } = await client.call(withdrawSave, {
    cardId: await cardOf(client),
    money: '100',
    fee: '0',
    password: '123456',
  });
  expect([answer.success, answer.code]).toEqual([false, 'switchedOff']);
  expect(await moneyOf(server, zeta, 'member01')).toEqual(before);
});
