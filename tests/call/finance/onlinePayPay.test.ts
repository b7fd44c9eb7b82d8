import { expect } from 'vitest';
import { onlinePayPay } from '#contract/finance.generated.ts';
import { atCheckout, depositor, methodNamed, moneyOf, orderOf } from '#support/deposits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

const open = async (server: RunningServer, name?: string, amount = '200') => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online', name);
  const { answer } = await client.call(onlinePayPay, { methodId: id, amount });
  return { client, answer };
};

test('the provider’s page is there with the order, and paying it credits the balance', async ({ server }) => {
  const { client, answer } = await open(server);
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

test('a payment that fails moves nothing', async ({ server }) => {
  const { client, answer } = await open(server);
  const before = await moneyOf(client);
  await atCheckout(client, answer.order!.orderNo, 'fail');
  await server.runMoneyJob();
  expect(await orderOf(client, answer.order!.orderNo)).toMatchObject({ status: 3, reason: '支付未成功' });
  expect(await moneyOf(client)).toBe(before);
});

test('where amounts are fixed, no other is taken', async ({ server }) => {
  const { answer } = await open(server, '微信支付', '123');
  expect(answer.fieldErrors).toEqual({ amount: '请选择固定金额：50 / 100 / 200 / 500 / 1,000' });
});
