import { expect } from 'vitest';
import { cancelPendingOrder, checkoutCounter, onlinePayPay } from '#contract/finance.generated.ts';
import { depositor, methodNamed } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

test('leads to the same page as long as the order is under way, and its owner alone', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online');
  const { answer } = await client.call(onlinePayPay, { methodId: id, amount: '200' });
  const { orderNo } = answer.order!;
  expect((await client.call(checkoutCounter, { orderNo })).answer.url).toBe(answer.url);
  const other = await depositor(server, alpha, 'agent01');
  expect((await other.call(checkoutCounter, { orderNo })).answer.code).toBe('unknownOrder');
  await client.call(cancelPendingOrder, { orderNo });
  expect((await client.call(checkoutCounter, { orderNo })).answer.code).toBe('orderOver');
});
