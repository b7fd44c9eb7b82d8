// lottery/slipData: bets that were placed together are one slip, with what all of them come to.
import { expect } from 'vitest';
import { batchRevokeOrder, lotteryData, slipData, todayUnOpens } from '#contract/lottery.generated.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  sums,
  type Table,
  playTest as test,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';

const four = ['总和大', '总和小', '总和单', '总和双'];

/** The four sums, 10 yuan each: two of them win at 1.98. */
const placeFour = async (table: Table, member: Client, amount = '10') => {
  const items = await Promise.all(four.map((option) => creditItem(member, 'FFC', sums, [option], amount)));
  const { answer } = await betCredit(member, 'FFC', await table.period('FFC'), items);
  return answer;
};
const slipOf = async (member: Client, slipId: string) =>
  (await member.call(slipData, { slipId })).answer.list![0]!;

test('what is placed with one intent is one slip, whose number its answer and its orders say', async ({
  table,
}) => {
  const member = await table.player();
  const placed = await placeFour(table, member);
  expect(placed.slipId).toBe(placed.orders![0]!.orderId);
  const { answer: orders } = await member.call(lotteryData, { slipId: placed.slipId! });
  expect(orders.list!.map(({ orderId }) => orderId)).toEqual(
    placed.orders!.map(({ orderId }) => orderId).reverse(),
  );
  expect(orders.list!.every(({ slipId }) => slipId === placed.slipId)).toBe(true);
  // Each says its bet, so that the whole slip can be made again.
  expect(orders.list!.map(({ slip }) => JSON.parse(slip).playCode)).toEqual(Array(4).fill(sums));
  expect(await slipOf(member, placed.slipId!)).toMatchObject({
    count: 4,
    waiting: 4,
    won: 0,
    returned: 0,
    status: 1,
    canRevoke: true,
    chaseId: '',
    openHaoma: '',
    buyMoney: '40.0000',
    winMoney: '0.0000',
    yingKui: '0.0000',
    lines: four.map((haoMa) => ({ playCode: sums, haoMa })),
  });
});

test('after the draw it says what of it won and what it cost, and is found by its state', async ({
  table,
}) => {
  const member = await table.player();
  const { answer: before } = await member.call(slipData, { status: 'waiting' });
  const { slipId } = before.list![0]!;
  await table.pass(60);
  expect(await slipOf(member, slipId)).toMatchObject({
    count: 4,
    waiting: 0,
    won: 2,
    status: 2,
    canRevoke: false,
    buyMoney: '40.0000',
    winMoney: '39.6000',
    yingKui: '-0.4000',
    openHaoma: expect.stringMatching(/^(\d,){4}\d$/),
  });
  const found = async (status: 'waiting' | 'won' | 'lost' | 'revoked') =>
    (await member.call(slipData, { status })).answer.list!.map((slip) => slip.slipId);
  expect([await found('waiting'), await found('won'), await found('lost'), await found('revoked')]).toEqual([
    [],
    [slipId],
    [],
    [],
  ]);
  const { answer: all } = await member.call(slipData, {});
  const { answer: orders } = await member.call(lotteryData, {});
  const { count, ...sumsOfOrders } = orders.totals!;
  expect(all.totals).toEqual({ count: 1, orders: count, ...sumsOfOrders });
});

test('a slip of which one bet was revoked counts the others; one that was revoked whole is over', async ({
  table,
}) => {
  const member = await table.player();
  const part = await placeFour(table, member);
  const whole = await placeFour(table, member);
  await member.call(batchRevokeOrder, { orderIds: part.orders![1]!.orderId });
  await member.call(batchRevokeOrder, { slipId: whole.slipId! });
  expect(await slipOf(member, part.slipId!)).toMatchObject({
    count: 4,
    waiting: 3,
    returned: 1,
    status: 1,
    buyMoney: '40.0000',
    returnMoney: '10.0000',
    canRevoke: true,
    returnReason: '',
  });
  expect(await slipOf(member, whole.slipId!)).toMatchObject({
    returned: 4,
    status: 4,
    returnReason: 'member',
    returnMoney: '40.0000',
    yingKui: '0.0000',
    canRevoke: false,
  });
  const { answer } = await member.call(slipData, { status: 'revoked' });
  expect(answer.list!.map(({ slipId }) => slipId)).toEqual([whole.slipId]);
  expect(answer.totals).toMatchObject({ count: 1, orders: 4, buyMoney: '0.0000' });
  await member.call(batchRevokeOrder, { slipId: part.slipId! });
});

test('a chase is one slip over all its periods, however many are open, and its rest is revoked with it', async ({
  table,
}) => {
  const member = await table.player();
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const plan = (from: number) =>
    left.list!.slice(from, from + 3).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const place = async (from: number) =>
    (
      await betOffcial(member, 'FFC', left.list![0]!.qiHao, [ticket(), ticket('4', 2)], {
        stopOnWin: false,
        periods: plan(from),
      })
    ).answer;
  // One that begins at once, and one whose first period is still to come.
  for (const placed of [await place(0), await place(1)]) {
    expect(placed.slipId).toBe(placed.orders![0]!.orderId);
    expect(await slipOf(member, placed.slipId!)).toMatchObject({
      count: 6,
      waiting: 6,
      chaseId: placed.chaseId,
      buyMoney: '18.0000',
    });
    const { answer: orders } = await member.call(lotteryData, { slipId: placed.slipId! });
    expect(orders.list).toHaveLength(6);
  }
  const { answer } = await member.call(slipData, { pageSize: 2 });
  expect(answer.plans!.map(({ chaseId }) => chaseId)).toEqual(answer.list!.map(({ chaseId }) => chaseId));
  await table.pass(60);
  const [later, running] = answer.list!.map(({ slipId }) => slipId) as [string, string];
  expect(await slipOf(member, running)).toMatchObject({ count: 6, waiting: 4 });
  expect(await slipOf(member, later)).toMatchObject({ count: 6, waiting: 6, qiHao: plan(1)[0]!.qiHao });
  const { answer: revoked } = await member.call(batchRevokeOrder, { slipId: running });
  expect(revoked.list!.map(({ isRevoked }) => isRevoked)).toEqual(Array(4).fill(true));
  await member.call(batchRevokeOrder, { slipId: later });
  expect(await slipOf(member, later)).toMatchObject({
    waiting: 0,
    returned: 6,
    status: 4,
    returnReason: 'member',
  });
  expect(await troublesOf(table)).toEqual([]);
});

test('no slip is missed or seen twice while new ones arrive between two pages', async ({ table }) => {
  const member = await table.player();
  for (let at = 0; at < 5; at++) await placeFour(table, member, '1');
  const before = (await member.call(slipData, { pageSize: 200 })).answer;
  expect(before.totals!.count).toBe(before.list!.length);
  const seen: string[] = [];
  for (let more = true; more; ) {
    const last = seen.at(-1);
    const { answer } = await member.call(slipData, { pageSize: 3, ...(last && { before: last }) });
    seen.push(...answer.list!.map(({ slipId }) => slipId));
    more = answer.hasMore!;
    await placeFour(table, member, '1');
  }
  expect(seen).toEqual(before.list!.map(({ slipId }) => slipId));
});

test('the slip of somebody else is neither seen nor revoked', async ({ table }) => {
  const placed = await placeFour(table, await table.player(), '1');
  const other = await table.player('agent01');
  const { slipId } = placed as { slipId: string };
  expect((await other.call(slipData, { slipId })).answer).toMatchObject({
    list: [],
    totals: { count: 0, orders: 0 },
  });
  expect((await other.call(lotteryData, { slipId })).answer.list).toEqual([]);
  expect((await other.call(batchRevokeOrder, { slipId })).answer).toMatchObject({
    success: false,
    code: 'unknown',
  });
});

test('bets from before slips were kept are slips of their own', async ({ table }) => {
  const member = await table.player();
  const { slipId } = (await placeFour(table, member)) as { slipId: string };
  await table.server.pool.query('UPDATE bet_order SET slip_id = NULL WHERE id >= $1', [slipId]);
  const { answer } = await member.call(slipData, { pageSize: 4 });
  expect(answer.list!.map(({ count, buyMoney }) => [count, buyMoney])).toEqual(Array(4).fill([1, '10.0000']));
  const { answer: revoked } = await member.call(batchRevokeOrder, { slipId });
  expect(revoked.list).toMatchObject([{ orderId: slipId, isRevoked: true }]);
});
