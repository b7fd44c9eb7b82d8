// What a chase has not opened: one row whatever its length, opened period by period, once, and given back at any moment.

import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { batchRevokeOrder, chaseData, lotteryData, todayUnOpens } from '#contract/lottery.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { defaultSettings } from '#server/settings.ts';
import { drawJobOf } from '#support/drawJob.ts';
import {
  betOffcial,
  openTable,
  type Table,
  playTest as test,
  ticket,
  troublesOf,
} from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const cheap = { ...ticket('0.002'), moneyMode: '0.001' };
/** First digit any: wins with each draw. */
const sure = {
  ...ticket('20'),
  playCode: 'ssc_o_dwd',
  selection: { pos: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []] },
  units: 10,
};

interface ChaseOptions {
  items?: object[];
  stopOnWin?: boolean;
  multiple?: (at: number) => number;
  /** How many of the periods are left out, from the running one. */
  after?: number;
}

async function chase(client: Client, count: number, options: ChaseOptions = {}) {
  const { items = [ticket()], stopOnWin = false, multiple = () => 1, after = 0 } = options;
  const { answer: left } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left
    .list!.slice(after, after + count)
    .map(({ qiHao }, at) => ({ qiHao, multiple: multiple(at) }));
  const { answer } = await betOffcial(client, 'FFC', periods[0]!.qiHao, items, { stopOnWin, periods });
  expect(answer.success, answer.msg).toBe(true);
  return { chaseId: answer.chaseId!, orders: answer.orders!, money: answer.money! };
}

const ask = async <Row>(table: Table, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await table.server.inStation(alpha, (db) => query.execute(db))).rows;

const stored = (table: Table, chaseId: string) =>
  ask(
    table,
    sql<{ id: string; number: number; status: number; reason: string | null }>`
      SELECT id::text, chase_number AS number, status, return_reason AS reason FROM bet_order WHERE chase_id = ${chaseId}::bigint ORDER BY id`,
  );
const numbersOf = (rows: { number: number }[]) => rows.map(({ number }) => number);
const planOf = async (client: Client, chaseId: string) =>
  (await client.call(chaseData, { chaseId })).answer.list![0]!;
const balanceOf = async (client: Client) => Number((await client.call(accInfo, {})).answer.money);
const open = (table: Table) =>
  ask(table, sql<{ count: number }>`SELECT chase_open(${new Date(table.nowMs)}, 20) AS count`);

/** Rows of every table that have been written so far, by pages of the log of writes. */
async function rowsOf(table: Table): Promise<Record<string, number>> {
  const { rows: tables } = await table.server.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await table.server.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`);
    counts[name] = rows[0]!.n;
  }
  return counts;
}

/** How many rows of each table some work adds. */
async function added(table: Table, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsOf(table);
  await work();
  const after = await rowsOf(table);
  return Object.fromEntries(
    Object.keys(after).flatMap((name) => {
      const more = after[name]! - before[name]!;
      return more === 0 ? [] : [[name, more]];
    }),
  );
}

const basket = (lines: number) => Array.from({ length: lines }, () => cheap);

test('the longest chase there may be writes as many rows as one of two periods, and goes back as one', async ({
  table,
}) => {
  const member = await table.player();
  await chase(member, 2, { items: basket(200) });
  const before = await balanceOf(member);
  const short = await added(table, () => chase(member, 2, { items: basket(200) }));
  const longest: { chaseId: string; orders: { orderId: string }[] }[] = [];
  await table.pass(60);
  const long = await added(table, async () => {
    longest.push(await chase(member, 120, { items: basket(200) }));
  });
  expect(short).toMatchObject({ bet_order: 200, chase_plan: 1, chase_rest: 1 });
  expect(long).toEqual(short);
  const { chaseId, orders } = longest[0]!;
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(24_000);
  expect(await planOf(member, chaseId)).toMatchObject({
    betCount: 200,
    periods: 120,
    waitingMoney: '48.0000',
  });

  const others = before - (await balanceOf(member)) - 48;
  const revoked: { list?: { orderId: string; isRevoked: boolean }[] | undefined; msg: string }[] = [];
  const back = await added(table, async () => {
    revoked.push((await member.call(batchRevokeOrder, { chaseId })).answer);
  });
  const [answer] = revoked;
  expect(answer!.msg).toBe('已撤单24000笔');
  expect(answer!.list!.every(({ isRevoked }) => isRevoked)).toBe(true);
  expect(answer!.list!.map(({ orderId }) => orderId)).toEqual(orders.map(({ orderId }) => orderId));
  // The 200 orders of the running period, each with its own line in the ledger, and one for all the others.
  expect(back).toMatchObject({ ledger_transaction: 201 });
  expect(back.bet_order).toBeUndefined();
  expect(before - (await balanceOf(member))).toBeCloseTo(others, 4);
  expect(await planOf(member, chaseId)).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    returnMoney: '48.0000',
    waitingMoney: '0.0000',
  });
  const { answer: again } = await member.call(batchRevokeOrder, { chaseId });
  expect(again).toMatchObject({ success: true, list: [] });
  expect(await troublesOf(table)).toEqual([]);
});

test('a bet is said to be the same before and after its period is opened, whatever its multiple', async ({
  table,
}) => {
  const member = await table.player();
  const { chaseId } = await chase(member, 4, { items: [ticket(), sure], multiple: (at) => at + 1 });
  const listed = async () => (await member.call(lotteryData, { chaseId, pageSize: 50 })).answer;
  const before = await listed();
  expect(before.list!.map(({ multiple }) => multiple)).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  expect(numbersOf(await stored(table, chaseId))).toEqual([1, 1]);
  table.nowMs += 60_000;
  await open(table);
  expect(numbersOf(await stored(table, chaseId))).toEqual([1, 1, 2, 2]);
  const { list, totals } = await listed();
  expect(list!.slice(0, 6)).toEqual(before.list!.slice(0, 6));
  expect(totals).toEqual(before.totals);
  await member.call(batchRevokeOrder, { chaseId });
});

test('the whole stake goes at placing, nothing at an opening, and each period is opened once, whoever leads', async () => {
  const table = await openTable({ lotteries: ['FFC'] });
  onTestFinished(() => table.close());
  const member = await table.player();
  const start = await balanceOf(member);
  await table.job.stop();
  const { chaseId, money } = await chase(member, 5);
  expect(Number(money)).toBeCloseTo(start - 10, 4);
  for (let opened = 2; opened <= 5; opened++) {
    table.nowMs += 60_000;
    // A process that has lost its lock without knowing it works beside the one that leads.
    await Promise.all([open(table), open(table), open(table)]);
    const job = drawJobOf(table.server, { lotteries: ['FFC'] });
    expect(await job.tick()).toBe(true);
    await job.stop();
    expect(numbersOf(await stored(table, chaseId))).toEqual([1, 2, 3, 4, 5].slice(0, opened));
    const { winMoney, rebate, waitingMoney } = await planOf(member, chaseId);
    expect(Number(waitingMoney)).toBe(10 - 2 * (opened - 1));
    expect(await balanceOf(member)).toBeCloseTo(start - 10 + Number(winMoney) + Number(rebate), 4);
  }
  table.nowMs += 60_000;
  const last = drawJobOf(table.server, { lotteries: ['FFC'] });
  await last.tick();
  await last.stop();
  expect(await planOf(member, chaseId)).toMatchObject({ status: 'finished', spentMoney: '10.0000' });
  expect(await ask(table, sql`SELECT FROM chase_rest WHERE chase_id = ${chaseId}::bigint`)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
});

test('periods that nobody was there for are opened and settled, and one that is void gives its stake back', async ({
  table,
}) => {
  const member = await table.player();
  const { chaseId, orders } = await chase(member, 6);
  await table.job.tick();
  expect(await table.job.voidPeriod('FFC', orders[1]!.qiHao)).toBe(true);
  await table.pass(4 * 60);
  const rows = await stored(table, chaseId);
  expect(numbersOf(rows)).toEqual([1, 2, 3, 4, 5]);
  expect(rows[1]).toMatchObject({ status: BetStatus.returned, reason: 'void' });
  expect(rows.slice(2, 4).every(({ status }) => status === BetStatus.won || status === BetStatus.lost)).toBe(
    true,
  );
  expect(await planOf(member, chaseId)).toMatchObject({ waitingMoney: '4.0000', returnMoney: '2.0000' });
  await member.call(batchRevokeOrder, { chaseId });
  expect(await troublesOf(table)).toEqual([]);
});

test('a win gives all the rest back in one line of the ledger, the running period by its own', async ({
  table,
}) => {
  const member = await table.player();
  const { chaseId } = await chase(member, 30, { items: [sure], stopOnWin: true });
  const back = await added(table, () => table.pass(60));
  expect(back.bet_order).toBe(1);
  const lines = await ask(
    table,
    sql<{
      ref: string;
      amount: string;
    }>`SELECT t.ref_type AS ref, e.amount::text AS amount FROM ledger_transaction t
      JOIN ledger_entry e ON e.transaction_id = t.id AND e.amount > 0
      WHERE t.ref_type = 'chase' AND t.ref_id = ${chaseId}
        OR t.ref_type = 'bet' AND t.type = 132 AND t.ref_id IN (SELECT id::text FROM bet_order WHERE chase_id = ${chaseId}::bigint) ORDER BY 1`,
  );
  expect(lines).toEqual([
    { ref: 'bet', amount: '200000' },
    { ref: 'chase', amount: String(28 * 200_000) },
  ]);
  expect(await planOf(member, chaseId)).toMatchObject({
    status: 'stopped',
    donePeriods: 1,
    spentMoney: '20.0000',
    returnMoney: '580.0000',
  });
  expect(await troublesOf(table)).toEqual([]);
});

test('a bet that is not opened is revoked alone, once, and the others go on', async ({ table }) => {
  const member = await table.player();
  const { chaseId, orders } = await chase(member, 4, { items: [ticket(), cheap] });
  const third = orders.filter((order) => order.qiHao === orders[4]!.qiHao).map(({ orderId }) => orderId);
  const start = await balanceOf(member);
  const revokes = await Promise.all(
    Array.from({ length: 6 }, () => member.call(batchRevokeOrder, { orderIds: third[0]! })),
  );
  const outcomes = revokes.flatMap(({ answer }) => answer.list!);
  expect(outcomes.filter(({ isRevoked }) => isRevoked)).toHaveLength(1);
  expect(outcomes.find(({ isRevoked }) => !isRevoked)!.reason).toBe('注单已结束，不能撤单');
  expect(await balanceOf(member)).toBeCloseTo(start + 2, 4);
  expect(await planOf(member, chaseId)).toMatchObject({ status: 'running', returnMoney: '2.0000' });
  const other = await table.player('agent01');
  const { answer } = await other.call(batchRevokeOrder, { orderIds: third[1]! });
  expect(answer.list).toMatchObject([{ isRevoked: false, reason: '注单不存在' }]);
  await table.pass(60);
  await table.pass(60);
  expect(numbersOf(await stored(table, chaseId))).toEqual([1, 1, 2, 2, 3, 3]);
  await member.call(batchRevokeOrder, { chaseId });
  const { answer: late } = await member.call(batchRevokeOrder, { orderIds: orders.at(-1)!.orderId });
  expect(late.list).toMatchObject([{ isRevoked: false, reason: '注单已结束，不能撤单' }]);
  expect(await troublesOf(table)).toEqual([]);
});

test('one whose bets are all revoked one by one is finished and holds nothing', async ({ table }) => {
  const member = await table.player();
  const { chaseId, orders } = await chase(member, 3);
  const { answer } = await member.call(batchRevokeOrder, {
    orderIds: orders.map(({ orderId }) => orderId).join(','),
  });
  expect(answer.list!.map(({ isRevoked }) => isRevoked)).toEqual([true, true, true]);
  expect(await planOf(member, chaseId)).toMatchObject({ status: 'finished', returnMoney: '6.0000' });
  expect(await ask(table, sql`SELECT FROM chase_rest WHERE chase_id = ${chaseId}::bigint`)).toEqual([]);
});

test('revoking while a period is opened gives each stake back once or leaves it in play', async ({
  table,
}) => {
  const member = await table.player();
  for (let round = 0; round < 8; round++) {
    const start = await balanceOf(member);
    const { chaseId } = await chase(member, 6, { items: [cheap, ticket()], after: 1 });
    expect(await stored(table, chaseId)).toEqual([]);
    table.nowMs += 60_000;
    const [{ answer }] = await Promise.all([
      member.call(batchRevokeOrder, { chaseId }),
      open(table),
      open(table),
    ]);
    expect(answer.list!.map(({ isRevoked }) => isRevoked)).toEqual(Array(12).fill(true));
    expect(await balanceOf(member)).toBeCloseTo(start, 4);
    await table.job.tick();
    expect(await planOf(member, chaseId)).toMatchObject({ status: 'cancelled', waitingMoney: '0.0000' });
  }
  expect(await troublesOf(table)).toEqual([]);
});

test('what a chase stakes later counts for the limits of its periods', async ({ table }) => {
  const member = await table.player();
  await table.server.inStation(alpha, (db) =>
    db
      .insertInto('play_limit')
      .values({
        station: alpha,
        lot_code: 'FFC',
        version: 1,
        play_code: 'ssc_o_wx_zxfs',
        is_open: true,
        play_period_most: 60_000n,
      } as never)
      .execute(),
  );
  await chase(member, 3, { multiple: () => 2, after: 1 });
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const third = left.list![2]!.qiHao;
  const bet = () =>
    betOffcial(member, 'FFC', third, [ticket()], {
      stopOnWin: false,
      periods: [{ qiHao: third, multiple: 1 }],
    });
  expect((await bet()).answer).toMatchObject({ success: true });
  expect((await bet()).answer).toMatchObject({ success: false, code: 'overLimit' });
});

test('a member has so many periods ahead and no more, and the refusal says what to do', async ({ table }) => {
  const member = await table.player('agent01');
  const { answer: left } = await member.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const bet = (locale?: string) =>
    betOffcial(member, 'FFC', periods[0]!.qiHao, [cheap], { stopOnWin: false, periods }).then(
      ({ answer }) => ({
        answer,
        locale,
      }),
    );
  const chaseIds: string[] = [];
  const calls = await Promise.all(Array.from({ length: 5 }, () => bet()));
  for (const { answer } of calls) if (answer.success) chaseIds.push(answer.chaseId!);
  expect(defaultSettings.openChasePeriods).toBe(360);
  expect(chaseIds).toHaveLength(3);
  expect(calls.find(({ answer }) => !answer.success)!.answer).toMatchObject({
    code: 'overLimit',
    msg: '追号最多可有360期未开售，请减少期数，或等开奖、撤销其他追号后再追',
  });
  await member.call(batchRevokeOrder, { chaseId: chaseIds[0]! });
  expect((await bet()).answer).toMatchObject({ success: true });
  expect(await troublesOf(table)).toEqual([]);
});
