import { expect } from 'vitest';
import { pendingOrderList } from '#contract/finance.generated.ts';
import { depositor, openBank } from '#support/deposits.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ counterparties: true });

test('what is under way is shown to its owner alone', async ({ server }) => {
  const client = await depositor(server, alpha);
  const { orderNo } = await openBank(client);
  expect((await client.call(pendingOrderList, {})).answer.orderList).toMatchObject([
    { orderNo, status: 1, methodName: '工商银行转账' },
  ]);
  const other = await depositor(server, alpha, 'agent01');
  expect((await other.call(pendingOrderList, {})).answer.orderList).toEqual([]);
  expect((await other.call(pendingOrderList, { orderNo })).answer.code).toBe('unknownOrder');
});
