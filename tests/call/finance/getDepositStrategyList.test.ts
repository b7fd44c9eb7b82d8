import { expect } from 'vitest';
import { getDepositStrategyList } from '#contract/finance.generated.ts';
import { depositStations, zeta } from '#support/deposits.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ stations: depositStations });

const offers = async (server: RunningServer, as = 'member01', station: string = alpha) =>
  (await server.call(getDepositStrategyList, {}, { as, station })).answer.strategyList!;

test('offers of the station are listed with their terms', async ({ server }) => {
  const [first] = await offers(server);
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
  expect((await offers(server, 'member01', zeta)).map(({ times }) => times)).toEqual([
    'first',
    'daily',
    'always',
  ]);
});

test('an offer for other levels is not listed, one that has ended is gone', async ({ server }) => {
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
  expect((await offers(server)).map(({ times }) => times)).toEqual(['first', 'always']);
  expect((await offers(server, 'agent01')).map(({ times }) => times)).toEqual(['first', 'always', 'once']);
});
