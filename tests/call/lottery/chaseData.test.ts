import { expect } from 'vitest';
import { batchRevokeOrder, chaseData, lotteryData, todayUnOpens } from '#contract/lottery.generated.ts';
import { betOffcial, playTest as test, ticket, troublesOf } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';

/** A chase of one ticket, or of a play that wins every time, over the next periods. */
async function chase(client: Client, periods: number, stopOnWin = false, item: object = ticket()) {
  const { answer } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const next = answer.list!.slice(0, periods).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const { answer: placed } = await betOffcial(client, 'FFC', next[0]!.qiHao, [item], {
    stopOnWin,
    periods: next,
  });
  return placed.chaseId!;
}

/** First digit any: wins with each draw. */
const sure = {
  playCode: 'ssc_o_dwd',
  selection: { pos: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []] },
  units: 10,
  stake: '20',
  bonusGroup: '1960',
  moneyMode: '1',
  multiple: 1,
  rebateRate: '0',
};

const planOf = async (client: Client, chaseId: string) =>
  (await client.call(chaseData, { chaseId })).answer.list![0]!;

const yuan = (...amounts: string[]): number => amounts.reduce((sum, each) => sum + Number(each), 0);

test('a chase says how far it is, what it spent and what it won, and its parts make up its stake', async ({
  table,
}) => {
  const member = await table.player();
  const chaseId = await chase(member, 5);
  expect(await planOf(member, chaseId)).toMatchObject({
    status: 'running',
    periods: 5,
    donePeriods: 0,
    betCount: 1,
    canCancel: true,
    buyMoney: '10.0000',
    spentMoney: '0.0000',
    waitingMoney: '10.0000',
    haoMa: '1,2,3,4,5',
  });
  await table.pass(60);
  await table.pass(60);
  const later = await planOf(member, chaseId);
  expect(later).toMatchObject({ donePeriods: 2, spentMoney: '4.0000', waitingMoney: '6.0000' });
  expect(Number(later.yingKui)).toBe(yuan(later.winMoney, later.rebate) - 4);
  const { answer } = await member.call(lotteryData, { chaseId });
  expect(answer.list!.map(({ chaseNumber }) => chaseNumber)).toEqual([5, 4, 3, 2, 1]);
});

test('its owner cancels the rest, and gets back exactly what still waited', async ({ table }) => {
  const member = await table.player();
  const chaseId = await chase(member, 4);
  await table.pass(60);
  const before = await planOf(member, chaseId);
  const { answer } = await member.call(batchRevokeOrder, { chaseId });
  expect(answer.list!.map(({ isRevoked }) => isRevoked)).toEqual([true, true, true]);
  const plan = await planOf(member, chaseId);
  expect(plan).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    donePeriods: 1,
    waitingMoney: '0.0000',
  });
  expect(plan.returnMoney).toBe(before.waitingMoney);
  expect(yuan(plan.spentMoney, plan.returnMoney, plan.waitingMoney)).toBe(Number(plan.buyMoney));
  const { answer: orders } = await member.call(lotteryData, { chaseId, status: 'revoked' });
  expect(orders.list!.map(({ returnReason }) => returnReason)).toEqual(['member', 'member', 'member']);
  expect(await troublesOf(table)).toEqual([]);
});

test('what has sealed is reported and left as it is, and a plan of which nothing can be revoked stays as it is', async ({
  table,
}) => {
  const member = await table.player();
  const chaseId = await chase(member, 1);
  const here = table.nowMs;
  table.nowMs = Math.floor(here / 60_000) * 60_000 + 55_000;
  const { answer } = await member.call(batchRevokeOrder, { chaseId });
  expect(answer.list).toMatchObject([{ isRevoked: false, reason: '已封盘，不能撤单' }]);
  expect(await planOf(member, chaseId)).toMatchObject({ status: 'running', waitingMoney: '2.0000' });
  table.nowMs = here;
});

test('one that stops with its first win gives the rest back and says so', async ({ table }) => {
  const member = await table.player();
  const chaseId = await chase(member, 3, true, sure);
  await table.pass(60);
  const plan = await planOf(member, chaseId);
  expect(plan).toMatchObject({
    status: 'stopped',
    donePeriods: 1,
    spentMoney: '20.0000',
    returnMoney: '40.0000',
  });
  const { answer } = await member.call(lotteryData, { chaseId });
  expect(answer.list!.map(({ returnReason }) => returnReason)).toEqual(['chase', 'chase', '']);
  expect(answer.list!.at(-1)).toMatchObject({ status: 2, winDetails: [{ units: 1, isRefund: false }] });
});

test('plans are filtered by state, lottery and day, and come page by page with the totals of all', async ({
  table,
}) => {
  const member = await table.player();
  const running = await member.call(chaseData, { status: 'running' });
  const ended = await member.call(chaseData, { status: 'ended' });
  const all = await member.call(chaseData, { pageSize: 1 });
  expect(running.answer.list!.every(({ status }) => status === 'running')).toBe(true);
  expect(ended.answer.list!.map(({ status }) => status).toSorted()).toEqual([
    'cancelled',
    'finished',
    'stopped',
  ]);
  expect(all.answer).toMatchObject({ hasMore: true });
  expect(all.answer.totals!.count).toBe(running.answer.totals!.count + ended.answer.totals!.count);
  const rest = await member.call(chaseData, { before: all.answer.list![0]!.chaseId });
  expect(rest.answer.list).toHaveLength(all.answer.totals!.count - 1);
  expect((await member.call(chaseData, { lotCode: 'FFK3' })).answer.totals!.count).toBe(0);
  expect((await member.call(chaseData, { endDate: '2026-11-19' })).answer.list).toEqual([]);
  const bad = await member.call(chaseData, { startDate: '2026-02-30' });
  expect(bad.answer).toMatchObject({ success: false, fieldErrors: { startDate: expect.any(String) } });
});

test('the chase of somebody else is not known', async ({ table }) => {
  const member = await table.player();
  const chaseId = await chase(member, 2);
  const other = await table.player('agent01');
  expect((await other.call(chaseData, { chaseId })).answer.list).toEqual([]);
  const { answer } = await other.call(batchRevokeOrder, { chaseId });
  expect(answer).toMatchObject({ success: false, code: 'unknownChase' });
  expect(await planOf(member, chaseId)).toMatchObject({ status: 'running' });
  const neither = await member.call(batchRevokeOrder, {});
  expect(neither.answer).toMatchObject({ success: false, code: 'invalid' });
});

test('a chase of several bets says them all, in the order of the basket', async ({ table }) => {
  const member = await table.player();
  const { answer } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const next = answer.list!.slice(0, 2).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const tickets = [5, 6, 7, 8, 9, 0].map((last) => ({
    ...ticket(),
    selection: { pos: [[1], [2], [3], [4], [last]] },
  }));
  const { answer: placed } = await betOffcial(member, 'FFC', next[0]!.qiHao, tickets, {
    stopOnWin: false,
    periods: next,
  });
  const alone = await planOf(member, placed.chaseId!);
  expect(alone.betCount).toBe(6);
  expect(alone.bets.map(({ haoMa }) => haoMa)).toEqual([5, 6, 7, 8, 9, 0].map((last) => `1,2,3,4,${last}`));
  expect(alone.bets[0]).toEqual({ playName: alone.playName, haoMa: alone.haoMa });
  const { answer: listed } = await member.call(chaseData, { pageSize: 1 });
  expect(listed.list![0]!.bets).toEqual(alone.bets.slice(0, 5));
});
