// Owns the test of finance/pendingOrderList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pendingOrderList } from '#contract/finance.generated.ts';
import { depositor, openBank } from '#support/deposits.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations, counterparties: true });
});
afterAll(() => server.stop());

test('what is under way is shown to its owner alone', async () => {
  const client = await depositor(server, alpha);
  const { orderNo } = await openBank(client);
  expect((await client.call(pendingOrderList, {})).answer.orderList).toMatchObject([
    { orderNo, status: 1, methodName: '工商银行转账' },
  ]);
  const other = await depositor(server, alpha, 'agent01');
  expect((await other.call(pendingOrderList, {})).answer.orderList).toEqual([]);
  expect((await other.call(pendingOrderList, { orderNo })).answer.code).toBe('unknownOrder');
});

test('guests and trial players are refused', async () => {
  expect((await server.call(pendingOrderList, {})).answer.code).toBe('notLoggedIn');
  expect((await server.call(pendingOrderList, {}, { as: 'trial01' })).answer.code).toBe('wrongRole');
});
