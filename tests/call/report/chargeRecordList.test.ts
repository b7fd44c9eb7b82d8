// report/chargeRecordList: every order changes the wallet by what its lines in the ledger sum to, page by page.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { cancelPendingOrder, withdrawSave, withdrawShowInfo } from '#contract/finance.generated.ts';
import {
  type ChargeRecordListAnswer,
  type ChargeRecordListRequest,
  chargeRecordList,
  moneyIncomeList,
} from '#contract/report.generated.ts';
import { fillDeposits } from '#scripts/harness/history.ts';
import { chargePage } from '#server/money/statement/chargeRecords.ts';
import { atDesk, byHand, depositor, openBank } from '#support/deposits.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { cardOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

/** What member01 withdrew and, after midnight, deposited; the numbers from the oldest on. */
const test = world({ counterparties: true }).extend(
  'orders',
  { scope: 'file' },
  async ({ server, clock }) => {
    const pass = async (seconds: number) => {
      await clock.pass(seconds);
      await server.runMoneyJob();
    };
    const numbers: string[] = [];
    await clock.to('2026-11-20T23:00:00+08:00');
    byHand(server);
    await setRule(server, alpha, { times_a_day: -1, free_times: 0, from_minute: 0, to_minute: 0 });
    const member = await depositor(server, alpha);
    const cardId = await cardOf(member);
    const { answer: info } = await member.call(withdrawShowInfo, {});
    const channel = info.channels!.find(({ type }) => type === 'bank')!;
    for (const [amount, decision] of [
      ['500', 'approved'],
      ['300', 'refused'],
      ['200', undefined],
    ] as const) {
      const fee = String(Number(channel.feeMoney) + (Number(amount) * channel.feeShare) / 10_000);
      const { answer } = await member.call(withdrawSave, { cardId, money: amount, password: '123456', fee });
      const { orderNo } = answer.order!;
      await pass(60);
      if (decision) atDesk(server, orderNo, decision, { reason: '卡号有误' });
      numbers.push(orderNo);
      await pass(60);
    }
    await clock.pass(3_600);
    for (const [amount, action] of [
      ['500', 'approved'],
      ['600', 'refused'],
      ['700', 'cancel'],
      ['800', 'approved'],
      ['900', undefined],
    ] as const) {
      const { orderNo } = await openBank(member, { amount });
      numbers.push(orderNo);
      await pass(60);
      if (action === 'cancel') await member.call(cancelPendingOrder, { orderNo });
      else if (action) atDesk(server, orderNo, action);
      await pass(60);
    }
    return { member, numbers };
  },
);

const ask = (who: Client, request: ChargeRecordListRequest): Promise<ChargeRecordListAnswer> =>
  who.call(chargeRecordList, request).then(({ answer }) => answer as ChargeRecordListAnswer);
const units = (amount: string): bigint => BigInt(amount.replace('.', ''));

test('deposits and withdrawals come newest first with their state', async ({
  orders: { member, numbers },
}) => {
  const deposits = await ask(member, { kind: 'deposit' });
  expect(deposits.list.map(({ orderNo, money, status }) => [orderNo, money, status])).toEqual([
    [numbers[7], '900.0000', 1],
    [numbers[6], '800.0000', 2],
    [numbers[5], '700.0000', 4],
    [numbers[4], '600.0000', 3],
    [numbers[3], '500.0000', 2],
  ]);
  expect(deposits.totals).toMatchObject({ count: 5, done: '1300.0000', waiting: '900.0000' });
  const withdrawals = await ask(member, { kind: 'withdraw' });
  expect(withdrawals.list).toMatchObject([
    { orderNo: numbers[2], money: '200.0000', change: '-200.0000', status: 1, finishTime: '' },
    {
      orderNo: numbers[1],
      money: '300.0000',
      change: '0.0000',
      fee: '0.0000',
      status: 3,
      reason: '卡号有误',
    },
    { orderNo: numbers[0], money: '500.0000', change: '-500.0000', status: 2, way: '中国工商银行' },
  ]);
  expect(withdrawals.list[0]!.cardNo).toMatch(/^\d{4} \*{4} /);
  expect(withdrawals.totals).toMatchObject({
    count: 3,
    done: '500.0000',
    waiting: '200.0000',
    change: '-700.0000',
    fee: withdrawals.list[2]!.fee,
  });
});

test('every order changes the wallet by the lines of the ledger that bear its number, page by page', async ({
  orders: { member },
}) => {
  const { answer } = await member.call(moneyIncomeList, { pageSize: 200 });
  for (const kind of ['deposit', 'withdraw'] as const) {
    const { totals } = await ask(member, { kind });
    let sum = 0n;
    let seen = 0;
    let before: string | undefined;
    for (;;) {
      const page = await ask(member, { kind, pageSize: 2, ...(before && { before }) });
      for (const { orderNo, change } of page.list) {
        const lines = answer.list!.filter((line) => line.orderNo === orderNo);
        expect([orderNo, units(change)]).toEqual([
          orderNo,
          lines.reduce((total, { amount }) => total + units(amount), 0n),
        ]);
        sum += units(change);
        seen += 1;
      }
      expect(page.totals).toEqual(totals);
      if (!page.hasMore) break;
      before = page.list.at(-1)!.orderNo;
    }
    expect([seen, sum]).toEqual([totals.count, units(totals.change)]);
    const heading = answer.list!.filter((line) => line.kind === kind);
    const gifts = units(totals.gift);
    expect(heading.reduce((total, { amount }) => total + units(amount), 0n)).toBe(
      units(totals.change) - gifts,
    );
  }
});

test('states and days narrow it, by the calendar of Beijing', async ({ orders: { member } }) => {
  const count = async (request: ChargeRecordListRequest) => (await ask(member, request)).totals.count;
  expect(await count({ kind: 'deposit', status: 'processing' })).toBe(1);
  expect(await count({ kind: 'deposit', status: 'success' })).toBe(2);
  expect(await count({ kind: 'deposit', status: 'failed' })).toBe(2);
  const day = { startDate: '2026-11-20', endDate: '2026-11-20' };
  expect(await count({ kind: 'withdraw', ...day })).toBe(3);
  expect(await count({ kind: 'deposit', ...day })).toBe(0);
  expect(await count({ kind: 'deposit', startDate: '2026-11-21' })).toBe(5);
  const { answer } = await member.call(chargeRecordList, {
    kind: 'deposit',
    startDate: '2026-11-21',
    endDate: '2026-11-20',
  });
  expect(answer).toMatchObject({
    success: false,
    code: 'invalid',
    fieldErrors: { endDate: expect.any(String) },
  });
});

test('nobody sees the orders of others, not even by the number of one', async ({ orders, agent: other }) => {
  expect(await ask(other, { kind: 'deposit', before: orders.numbers[7]! })).toMatchObject({
    list: [],
    hasMore: false,
  });
  expect((await ask(other, { kind: 'deposit' })).totals.count).toBe(0);
});

test('page 1,000 of 30,000 deposits begins where page 999 ended, and costs what page 1 costs', async ({
  server,
  agent: other,
}) => {
  const numbers = await fillDeposits(server.pool, {
    station: alpha,
    name: 'agent01',
    count: 30_000,
    everyMs: 900_000,
    now: server.now(),
  });
  const numberOf = (at: number) => numbers[at - 1]!;
  const middle = async (request: ChargeRecordListRequest): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < 5; round++) {
      const began = performance.now();
      await ask(other, request);
      times.push(performance.now() - began);
    }
    return Math.round(times.sort((a, b) => a - b)[2]! * 10) / 10;
  };
  console.info('ms of 30000 deposits:', {
    'page 1': await middle({ kind: 'deposit' }),
    'page 1,000': await middle({ kind: 'deposit', before: numberOf(30_001 - 999 * 20) }),
  });
  // What it costs, however busy the machine is: pages of the database that are read.
  const blocksOf = (before?: string): Promise<number> =>
    server.inStation(alpha, async (db) => {
      const { id } = await db
        .selectFrom('account')
        .select('id')
        .where('name', '=', 'agent01')
        .executeTakeFirstOrThrow();
      const { at } = (
        await sql<{
          at: string;
        }>`SELECT created_at::text AS at FROM deposit_order WHERE order_no = ${before ?? ''}`.execute(db)
      ).rows[0] ?? { at: '' };
      const after = before === undefined ? undefined : { at, order_no: before };
      const query = chargePage({ accountId: id, kind: 'deposit', status: 'success' }, after, 21);
      const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>`
        EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query}`.execute(db);
      const { Plan: plan } = rows[0]!['QUERY PLAN'][0];
      return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
    });
  expect(await blocksOf()).toBeLessThan(50);
  expect(await blocksOf(numberOf(30_001 - 999 * 20))).toBeLessThan(50);
  const first = await ask(other, { kind: 'deposit' });
  expect(first.totals).toMatchObject({ count: 30_000, done: '30000.0000' });
  expect(first.list[0]!.orderNo).toBe(numberOf(30_000));
  const thousandth = await ask(other, { kind: 'deposit', before: numberOf(30_001 - 999 * 20) });
  expect(thousandth.list.map(({ orderNo }) => orderNo)).toEqual(
    Array.from({ length: 20 }, (_, at) => numberOf(30_000 - 999 * 20 - at)),
  );
});
