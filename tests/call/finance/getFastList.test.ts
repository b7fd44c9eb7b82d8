// Owns the test of finance/getFastList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFastList } from '#contract/finance.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

test('codes to scan are listed with their limits, foreign ones with their rate', async () => {
  const { answer } = await server.call(getFastList, {}, { as: 'member01', station: alpha });
  expect(answer.fastList!.map(({ name, rate }) => [name, rate])).toEqual([
    ['支付宝扫码', ''],
    ['USDT-TRC20', '7.1200'],
  ]);
});

test('guests and trial players are refused', async () => {
  expect((await server.call(getFastList, {})).answer.code).toBe('notLoggedIn');
  expect((await server.call(getFastList, {}, { as: 'trial01' })).answer.code).toBe('wrongRole');
});
