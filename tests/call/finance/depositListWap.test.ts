// Owns the test of finance/depositListWap.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositListWap } from '#contract/finance.generated.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

const namesFor = async (as: string) =>
  (await server.call(depositListWap, { payCode: 'online' }, { as, station: alpha })).answer.payList!.map(
    ({ name }) => name,
  );

test('providers are listed, those of a level for that level alone', async () => {
  expect(await namesFor('member01')).toEqual(['支付宝快捷', '微信支付']);
  expect(await namesFor('agent01')).toEqual(['支付宝快捷', '微信支付', '云闪付大额通道']);
});

test('only the pay code online is known', async () => {
  const { answer } = await server.call(depositListWap, { payCode: 'cash' as 'online' }, { as: 'member01' });
  expect(answer.fieldErrors).toHaveProperty('payCode');
});

test('guests and trial players are refused', async () => {
  expect((await server.call(depositListWap, { payCode: 'online' })).answer.code).toBe('notLoggedIn');
  expect((await server.call(depositListWap, { payCode: 'online' }, { as: 'trial01' })).answer.code).toBe(
    'wrongRole',
  );
});
