// Large chases: those that have all their orders go back in parts, few are placed at once, and what is kept of one is short.

import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { expect } from 'vitest';
import { batchRevokeOrder, chaseData, todayUnOpens } from '#contract/lottery.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { takeOrderQuota } from '#server/play/orderQuota.ts';
import { defaultSettings } from '#server/settings.ts';
import { betOffcial, type Table, playTest as test, ticket, troublesOf } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

const cheap = { ...ticket('0.002'), moneyMode: '0.001' };
const lines = (count: number) => Array.from({ length: count }, () => cheap);

async function bet(client: Client, items: object[], periods: number, intentId: string = randomUUID()) {
  const { answer: left } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const next = left.list!.slice(0, periods).map(({ qiHao }, at) => ({ qiHao, multiple: (at % 3) + 1 }));
  return () =>
    betOffcial(client, 'FFC', next[0]!.qiHao, items, { stopOnWin: false, periods: next, intentId }).then(
      ({ answer }) => answer,
    );
}

const rowsOf = async <Row>(table: Table, query: RawBuilder<Row>): Promise<Row[]> =>
  (await table.server.inStation(alpha, (db) => query.execute(db))).rows;
const balanceOf = async (client: Client) => Number((await client.call(accInfo, {})).answer.money);

/** A chase of 1,200 orders that are all in bet_order, as chases that began before a chase was one row have them. */
async function earlierChase(table: Table, client: Client): Promise<string> {
  const { chaseId } = await (await bet(client, lines(10), 120))();
  const end = new Date(table.nowMs + 3 * 3_600_000);
  for (let count = 1; count > 0; )
    count = (
      await rowsOf(table, sql<{ count: number }>`SELECT chase_open(${end}, 1, ${chaseId!}::bigint) AS count`)
    )[0]!.count;
  expect(await waiting(table, chaseId!)).toBe(1_200);
  return chaseId!;
}

const waiting = async (table: Table, chaseId: string) =>
  (
    await rowsOf(
      table,
      sql<{
        n: number;
      }>`SELECT count(*)::int AS n FROM bet_order WHERE chase_id = ${chaseId}::bigint AND status = 1`,
    )
  )[0]!.n;

/** What a process has done that dies after the first transaction of a cancelled chase. */
const cancelAndDie = (table: Table, chaseId: string) =>
  rowsOf(
    table,
    sql`SELECT chase_stop(${chaseId}::bigint, 'cancelled', 'member', ${ledgerTypes.revoke}, ${new Date(table.nowMs)})`,
  );

const partsLeft = (table: Table) => rowsOf(table, sql`SELECT FROM chase_back`);

test('a chase with all its orders goes back whole, in transactions of 500 orders', async ({ table }) => {
  const member = await table.player();
  const start = await balanceOf(member);
  const chaseId = await earlierChase(table, member);
  const { answer } = await member.call(batchRevokeOrder, { chaseId });
  expect(answer.msg).toBe('已撤单1200笔');
  expect(answer.list!.every(({ isRevoked }) => isRevoked)).toBe(true);
  expect(answer.list).toHaveLength(1_200);
  expect(Number(answer.money)).toBeCloseTo(start, 4);
  const parts = await rowsOf(
    table,
    sql<{
      n: number;
    }>`SELECT count(*)::int AS n FROM bet_order WHERE chase_id = ${chaseId}::bigint AND status = 4
      GROUP BY xmin::text ORDER BY 1`,
  );
  expect(parts.map(({ n }) => n)).toEqual([200, 500, 500]);
  expect(await partsLeft(table)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
});

test('one that was interrupted goes on when it is asked again', async ({ table }) => {
  const member = await table.player();
  const start = await balanceOf(member);
  const chaseId = await earlierChase(table, member);
  await cancelAndDie(table, chaseId);
  expect(await waiting(table, chaseId)).toBe(700);
  const intentId = randomUUID();
  const [first, second] = await Promise.all([
    member.call(batchRevokeOrder, { chaseId }),
    member.call(batchRevokeOrder, { chaseId }, { intentId }),
  ]);
  for (const { answer } of [first, second])
    expect(answer.list!.every(({ isRevoked }) => isRevoked)).toBe(true);
  expect(await waiting(table, chaseId)).toBe(0);
  expect(await balanceOf(member)).toBeCloseTo(start, 4);
  const again = await member.call(batchRevokeOrder, { chaseId }, { intentId });
  expect(again.answer).toEqual(second!.answer);
  expect(await partsLeft(table)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
});

test('one that was left is given back by the draw job, also what has sealed meanwhile', async ({ table }) => {
  const member = await table.player();
  const start = await balanceOf(member);
  const chaseId = await earlierChase(table, member);
  await cancelAndDie(table, chaseId);
  await table.pass(60 * 60);
  expect(await waiting(table, chaseId)).toBe(0);
  expect(await balanceOf(member)).toBeCloseTo(start, 4);
  const { answer } = await member.call(chaseData, { chaseId });
  expect(answer.list).toMatchObject([{ status: 'cancelled', spentMoney: '0.0000', waitingMoney: '0.0000' }]);
  expect(await partsLeft(table)).toEqual([]);
  expect(await troublesOf(table)).toEqual([]);
});

test('what is kept of the longest chase is short, and a repeat gets the same answer', async ({ table }) => {
  const member = await table.player();
  const intentId = randomUUID();
  const place = await bet(member, [cheap, ...lines(198), ticket()], 120, intentId);
  const answer = await place();
  expect(answer.orders).toHaveLength(24_000);
  const [kept] = await rowsOf(
    table,
    sql<{
      size: number;
    }>`SELECT length(answer::text) + length(result::text) AS size FROM intent WHERE id = ${intentId}`,
  );
  expect(kept!.size).toBeLessThan(25_000);
  const again = await place();
  expect(again).toEqual(answer);
  expect(again).not.toHaveProperty('kept');
  await member.call(batchRevokeOrder, { chaseId: answer.chaseId! });
});

test('while four large bets are being placed in the database, a fifth is asked to come again and a small one goes on', async ({
  table,
}) => {
  const member = await table.player('agent01');
  const [large, small] = [await bet(member, lines(100), 110), await bet(member, lines(1), 2)];
  const others = await table.server.pool.connect();
  try {
    await others.query('BEGIN');
    await others.query('SELECT pg_advisory_xact_lock(7204160, n) FROM generate_series(1, 4) AS n');
    expect(await large()).toMatchObject({
      success: false,
      code: 'busy',
      msg: '当前访问人数较多，请稍后再试',
    });
    expect(await small()).toMatchObject({ success: true });
  } finally {
    await others.query('ROLLBACK');
    others.release();
  }
  expect(await (await bet(member, lines(100), 110))()).toMatchObject({ success: true });
});

test('a process reads large slips of so many orders at once, whoever they are of, and any number of small ones', async ({
  table,
}) => {
  const settings = { ...defaultSettings, ordersUnderWay: 48_000 };
  await table.server.inStation(alpha, async (db) => {
    const take = (accountId: number, count: number) =>
      takeOrderQuota(
        {
          station: { code: alpha } as never,
          db,
          now: new Date(table.nowMs),
          player: { accountId, role: 'member' } as never,
          settings,
        },
        randomUUID(),
        count,
      );
    const first = await take(1, 24_000);
    await take(2, 24_000);
    await expect(take(3, 201)).rejects.toMatchObject({ options: { code: 'busy', limit: 'ordersUnderWay' } });
    await take(3, 200);
    first.end();
    await take(3, 24_000);
  });
});
