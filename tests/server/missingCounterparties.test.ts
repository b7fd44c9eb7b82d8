// A server in service whose operator has named no counterparty: it takes no money that nobody would look after, and what people decide waits for the office.
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

test('an online deposit that no provider would take is refused before there is an order, one by bank waits for the office', async () => {
  const client = await depositor(server, zeta);
  const orders = async () =>
    (await server.inStation(zeta, (db) => db.selectFrom('deposit_order').select('order_no').execute()))
      .length;
  const before = await orders();
  const online = await methodNamed(client, 'online');
  const paid = await client.call(onlinePayPay, { methodId: online.id, amount: '100' });
  expect(paid.answer.code).toBe('wayClosed');
  expect(await orders()).toBe(before);
  const bank = await methodNamed(client, 'bank');
  const offline = await client.call(rechargeOfflineSave, {
    methodId: bank.id,
    amount: '500',
    payerName: '张伟',
  });
  expect(offline.answer).toMatchObject({ success: true, order: { status: 1 } });
  await server.runMoneyJob();
  expect(await orders()).toBe(before + 1);
});

test('a withdrawal holds its money until somebody at the office has decided', async () => {
  const client = await depositor(server, zeta);
  const before = await moneyOf(server, zeta, 'member01');
  const { answer } = await client.call(withdrawSave, {
    cardId: await cardOf(client),
    money: '100',
    fee: '0',
    password: '123456',
  });
  expect(answer).toMatchObject({ success: true, order: { status: 1, stage: 'waiting' } });
  await server.runMoneyJob();
  expect(await moneyOf(server, zeta, 'member01')).toEqual({
    wallet: before.wallet - 100_0000n,
    frozen: before.frozen + 100_0000n,
  });
});
