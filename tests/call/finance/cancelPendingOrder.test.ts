import { expect } from 'vitest';
import { cancelPendingOrder, pendingOrderList } from '#contract/finance.generated.ts';
import { atDesk, byHand, depositor, moneyOf, openBank, orderOf } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

test('a cancelled order is over at once, here and at the desk', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { orderNo } = await openBank(client);
  const { answer } = await client.call(cancelPendingOrder, { orderNo });
  expect(answer).toMatchObject({ success: true, msg: '订单已取消', order: { status: 4, canCancel: false } });
  expect((await client.call(pendingOrderList, {})).answer.orderList).toEqual([]);
  server.passTime(60);
  await server.runMoneyJob();
  expect(await orderOf(client, orderNo)).toMatchObject({ status: 4 });
  expect((await client.call(cancelPendingOrder, { orderNo })).answer.code).toBe('orderOver');
});

test('where the money has already arrived it is credited, and the answer says so', async ({ server }) => {
  byHand(server);
  const client = await depositor(server, alpha);
  const { orderNo } = await openBank(client);
  const before = Number(await moneyOf(client));
  atDesk(server, orderNo, 'approved');
  const { answer } = await client.call(cancelPendingOrder, { orderNo });
  expect(answer).toMatchObject({ msg: '款项已到账，无法取消', order: { status: 2 } });
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe((before + 500).toFixed(4));
});

test('another member’s order is not there', async ({ server }) => {
  const { orderNo } = await openBank(await depositor(server, alpha));
  const other = await depositor(server, alpha, 'agent01');
  expect((await other.call(cancelPendingOrder, { orderNo })).answer.code).toBe('unknownOrder');
});
