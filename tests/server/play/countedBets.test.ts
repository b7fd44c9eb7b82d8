// Bets against each other, from placing to everything that reads valid bets.
import { expect } from 'vitest';
import { batchRevokeOrder, lotteryData } from '#contract/lottery.generated.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { validBetsOf } from '#server/play/validBets.ts';
import { betCredit, betOffcial, creditItem, sums, playTest as test, troublesOf } from '#support/playTable.ts';
import { mismatchesOf } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { idOf } from '../money/wallets.ts';

const yuan = (amount: number) => BigInt(amount) * 10_000n;

const validOf = (
  server: { inStation: <T>(code: string, work: (db: Db) => Promise<T>) => Promise<T> },
  name: string,
) =>
  server.inStation(alpha, async (db) => {
    const id = await idOf(db, name);
    const span = { first: '2026-11-01', last: '2026-12-31' };
    const { validBet, staked } = await validBetsOf(db, id, span);
    return { turnover: (await turnoverOf(db, id)).valid, validBet, staked };
  });

const minus = <T extends Record<string, bigint>>(after: T, before: T) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - before[name]!]));

test('大 and 小 of one draw count nothing, on one slip or on two; a single side counts in full', async ({
  table,
}) => {
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const before = await validOf(table.server, 'member01');
  for (const side of ['总和大', '总和小']) {
    const { answer } = await betCredit(player, 'FFC', qiHao, [await creditItem(player, 'FFC', sums, [side])]);
    expect(answer.success).toBe(true);
  }
  const records = async () =>
    (await player.call(lotteryData, { qiHao })).answer.list!.map(({ validBet, coverage }) => [
      validBet,
      coverage,
    ]);
  const none = ['0.0000', ''];
  expect(await records(), 'nothing is said of open bets').toEqual([none, none]);
  await table.pass(90);
  const all = ['0.0000', '100'];
  expect(await records(), 'each says why').toEqual([all, all]);
  expect(minus(await validOf(table.server, 'member01'), before)).toEqual({
    turnover: 0n,
    validBet: 0n,
    staked: yuan(20),
  });
  const next = await validOf(table.server, 'member01');
  await betCredit(player, 'FFC', await table.period('FFC'), [
    await creditItem(player, 'FFC', sums, ['总和大']),
  ]);
  await table.pass(90);
  expect(minus(await validOf(table.server, 'member01'), next)).toEqual({
    turnover: yuan(10),
    validBet: yuan(10),
    staked: yuan(10),
  });
  expect(await troublesOf(table)).toEqual([]);
  expect(await mismatchesOf(table.server)).toEqual([]);
});

test('a side that was revoked is no bet against the other', async ({ table }) => {
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const before = await validOf(table.server, 'member01');
  const ids: string[] = [];
  for (const side of ['总和大', '总和小']) {
    const { answer } = await betCredit(player, 'FFC', qiHao, [await creditItem(player, 'FFC', sums, [side])]);
    ids.push(answer.orders![0]!.orderId);
  }
  expect((await player.call(batchRevokeOrder, { orderIds: ids[1]! })).answer.success).toBe(true);
  await table.pass(90);
  expect(minus(await validOf(table.server, 'member01'), before)).toMatchObject({
    turnover: yuan(10),
    validBet: yuan(10),
  });
});

test('numbers against a side, and one mode against the other, count nothing; a ball beside it does', async ({
  table,
}) => {
  const player = await table.player();
  const qiHao = await table.period('FFC');
  const before = await validOf(table.server, 'member01');
  await betCredit(player, 'FFC', qiHao, [
    await creditItem(player, 'FFC', 'ssc_c_b1', ['大']),
    await creditItem(player, 'FFC', 'ssc_c_b2', ['大']),
  ]);
  const digits = {
    playCode: 'ssc_o_dwd',
    selection: { pos: [[0, 1, 2, 3, 4], [], [], [], []] },
    units: 5,
    stake: '10',
    bonusGroup: '1960',
    moneyMode: '1',
    multiple: 1,
    rebateRate: '0',
  };
  expect((await betOffcial(player, 'FFC', qiHao, [digits])).answer.success).toBe(true);
  await table.pass(90);
  expect(minus(await validOf(table.server, 'member01'), before)).toEqual({
    turnover: yuan(10),
    validBet: yuan(10),
    staked: yuan(30),
  });
});

test('a category counts by its factor, as the station says', async ({ table }) => {
  const { server } = table;
  const set = (factors: object) =>
    server.inStation(alpha, (db) =>
      db
        .updateTable('withdrawal_rule')
        .set({ bet_factors: JSON.stringify(factors) })
        .execute(),
    );
  await set({ lottery: '0.5' });
  const player = await table.player();
  const before = await validOf(server, 'member01');
  await betCredit(player, 'FFC', await table.period('FFC'), [
    await creditItem(player, 'FFC', sums, ['总和大']),
  ]);
  await table.pass(90);
  await set({});
  expect(minus(await validOf(server, 'member01'), before)).toEqual({
    turnover: yuan(5),
    validBet: yuan(5),
    staked: yuan(10),
  });
});
