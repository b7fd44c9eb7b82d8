import { expect } from 'vitest';
import { type MoneyChangeDataRequest, moneyChangeData } from '#contract/report.generated.ts';
import { thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { platformsTest } from '#support/platformsTest.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const test = platformsTest.extend('player', { scope: 'file' }, async ({ member }) => {
  for (const money of ['1', '2', '3', '4'])
    await member.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-egame', money });
  await member.call(thirdRealTransMoney, { changeFrom: 'sandbox-egame', changeTo: 'sys', money: '5' });
  await member.call(thirdRealTransMoney, { changeFrom: 'sandbox-egame', changeTo: 'sys', money: '500' });
  return member;
});

const list = async (client: Client, request: MoneyChangeDataRequest = {}) =>
  (await client.call(moneyChangeData, request)).answer;

test('transfers come newest first, page by page, none twice while new ones are made', async ({ player }) => {
  const first = await list(player, { pageSize: 3 });
  expect(first).toMatchObject({ hasMore: true });
  expect(first.list!.map(({ money, direction, status }) => [money, direction, status])).toEqual([
    ['500.0000', 'out', 'failed'],
    ['5.0000', 'out', 'success'],
    ['4.0000', 'in', 'success'],
  ]);
  await player.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-fish', money: '9' });
  const second = await list(player, { pageSize: 3, before: first.list!.at(-1)!.orderNo });
  expect(second.list!.map(({ money }) => money)).toEqual(['3.0000', '2.0000', '1.0000']);
  expect(second.hasMore).toBe(false);
});

test('direction and state filter', async ({ player }) => {
  expect((await list(player, { direction: 'out' })).list).toHaveLength(2);
  const failed = await list(player, { status: 'failed' });
  expect(failed.list).toMatchObject([
    { money: '500.0000', reason: '平台余额不足', platformName: '演示电子' },
  ]);
  expect((await list(player, { status: 'processing' })).list).toEqual([]);
});

test('nobody sees the transfers of another, not even by their number', async ({ server, player }) => {
  const { list: own } = await list(player);
  const other = await server.call(moneyChangeData, {}, { as: 'agent01' });
  expect(other.answer.list).toEqual([]);
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  await agent.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-egame', money: '1' });
  const guessed = await agent.call(moneyChangeData, { before: own![0]!.orderNo });
  expect(guessed.answer.list).toEqual([]);
});

test('days filter, each of them whole, beside direction and state', async ({ server, clock, player }) => {
  const today = { startDate: '2026-11-20', endDate: '2026-11-20' };
  const before = (await list(player, { ...today, pageSize: 100 })).list!.length;
  expect(before).toBeGreaterThan(0);
  await clock.to('2026-11-20T23:59:59+08:00');
  const late = server.client(alpha);
  await late.logIn('member01');
  const move = (money: string) =>
    late.call(thirdRealTransMoney, { changeFrom: 'sys', changeTo: 'sandbox-egame', money });
  await move('6');
  await clock.to('2026-11-21T00:00:00+08:00');
  await move('7');
  expect((await list(late, { startDate: '2026-11-21' })).list).toMatchObject([{ money: '7.0000' }]);
  const first = await list(late, { ...today, pageSize: 100 });
  expect(first.list).toHaveLength(before + 1);
  expect(first.list![0]).toMatchObject({ money: '6.0000' });
  expect((await list(late, { endDate: '2026-11-19' })).list).toEqual([]);
  const failed = await list(late, { ...today, status: 'failed', direction: 'out' });
  expect(failed.list).toMatchObject([{ money: '500.0000' }]);
});
