// Owns the test of finance/onlinePayPay.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlinePayPay } from '#contract/finance.generated.ts';
import { atCheckout, depositor, methodNamed, moneyOf, orderOf } from '#support/deposits.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
});
afterAll(() => server.stop());

const open = async (name?: string, amount = '200') => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online', name);
  const { answer } = await client.call(onlinePayPay, { methodId: id, amount });
  return { client, answer };
};

test('the provider’s page is there with the order, and paying it credits the balance', async () => {
  const { client, answer } = await open();
  expect(answer.url).toMatch(/^http:\/\/localhost:\d+\/checkout\//);
  const page = await (await fetch(answer.url!)).text();
  expect(page).toContain('200.00');
  expect(page).toContain(`/depositOnlinePay?order=${answer.order!.orderNo}`);
  const before = Number(await moneyOf(client));
  await atCheckout(client, answer.order!.orderNo, 'pay');
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe((before + 200).toFixed(4));
  expect(await orderOf(client, answer.order!.orderNo)).toMatchObject({ status: 2 });
});

test('a payment that fails moves nothing', async () => {
  const { client, answer } = await open();
  const before = await moneyOf(client);
  await atCheckout(client, answer.order!.orderNo, 'fail');
  await server.runMoneyJob();
  expect(await orderOf(client, answer.order!.orderNo)).toMatchObject({ status: 3, reason: '支付未成功' });
  expect(await moneyOf(client)).toBe(before);
});

test('where amounts are fixed, no other is taken', async () => {
  const { answer } = await open('微信支付', '123');
  expect(answer.fieldErrors).toEqual({ amount: '请选择固定金额：50 / 100 / 200 / 500 / 1000' });
});

test('guests and trial players are refused', async () => {
  expect((await server.call(onlinePayPay, { methodId: 1, amount: '200' })).answer.code).toBe('notLoggedIn');
  expect(
    (await server.call(onlinePayPay, { methodId: 1, amount: '200' }, { as: 'trial01' })).answer.code,
  ).toBe('wrongRole');
});
