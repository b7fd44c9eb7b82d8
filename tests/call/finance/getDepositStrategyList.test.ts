// Owns the test of finance/getDepositStrategyList.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDepositStrategyList } from '#contract/finance.generated.ts';
import { depositStations, zeta } from '#support/deposits.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: depositStations });
});
afterAll(() => server.stop());

const offers = async (as = 'member01', station: string = alpha) =>
  (await server.call(getDepositStrategyList, {}, { as, station })).answer.strategyList!;

test('offers of the station are listed with their terms', async () => {
  const [first] = await offers();
  expect(first).toMatchObject({
    name: '首存送20%',
    giftType: 'percent',
    value: '20.00',
    minMoney: '100.0000',
    maxGift: '888.0000',
    times: 'first',
    giftFactor: 500,
    canTake: true,
    reason: '',
  });
  expect((await offers('member01', zeta)).map(({ times }) => times)).toEqual(['first', 'daily', 'always']);
});

test('an offer for other levels is not listed, one that has ended is gone', async () => {
  await server.inStation(alpha, async (db) => {
    await db
      .updateTable('deposit_strategy')
      .set({ levels: [3] })
      .where('times', '=', 'once')
      .execute();
    await db
      .updateTable('deposit_strategy')
      .set({ ends_at: new Date(server.now().getTime() - 1000) })
      .where('times', '=', 'daily')
      .execute();
  });
  expect((await offers()).map(({ times }) => times)).toEqual(['first', 'always']);
  expect((await offers('agent01')).map(({ times }) => times)).toEqual(['first', 'always', 'once']);
});

test('guests and trial players are refused', async () => {
  expect((await server.call(getDepositStrategyList, {})).answer.code).toBe('notLoggedIn');
  expect((await server.call(getDepositStrategyList, {}, { as: 'trial01' })).answer.code).toBe('wrongRole');
});
