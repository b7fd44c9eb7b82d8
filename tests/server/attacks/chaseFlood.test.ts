// The attack by chases of trial accounts: tens of thousands of orders for free play money, in one call or in many, kept for ever.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalTrialPlay } from '#contract/auth.generated.ts';
import { offcialDoBet, todayUnOpens } from '#contract/lottery.generated.ts';
import { sweep } from '#server/jobs/sweepJob.ts';
import { defaultSettings } from '#server/settings.ts';
import { openTable, type Table, ticket, troublesOf } from '#support/playTable.ts';
import type { Client } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

let table: Table;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

const trial = async (): Promise<Client> => {
  const client = table.server.client(alpha);
  await client.call(normalTrialPlay, {});
  return client;
};
const line = { ...ticket('0.002'), moneyMode: '0.001' };

/** A chase of so many lines over so many periods. */
async function chase(client: Client, lines: number, periods: number, locale = 'zh-CN') {
  const { answer } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const left = answer.list!.slice(0, periods).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const bets = JSON.stringify(Array.from({ length: lines }, () => line));
  const request = {
    lotCode: 'FFC',
    qiHao: left[0]!.qiHao,
    bets,
    chase: JSON.stringify({ stopOnWin: false, periods: left }),
  };
  return (await client.call(offcialDoBet, request, { headers: { 'accept-language': locale } })).answer;
}
const ordersOf = async () =>
  (
    await table.server.inStation(alpha, (db) =>
      sql<{
        book: string;
        count: number;
      }>`SELECT book, count(*)::int AS count FROM bet_order GROUP BY book ORDER BY book`.execute(db),
    )
  ).rows;

test('24,000 orders of a trial account in one call are refused with the limit, in both languages', async () => {
  const client = await trial();
  expect(await chase(client, 200, 120)).toMatchObject({
    success: false,
    code: 'overLimit',
    msg: '一次最多投600笔，请减少注单或追号期数',
  });
  expect(await chase(client, 6, 120, 'en')).toMatchObject({
    success: false,
    code: 'overLimit',
    msg: 'Up to 600 bets at once. Please choose fewer lines or draws',
  });
  expect(await ordersOf()).toEqual([]);
});

test('many calls of a trial account, at once or one after another, stay below the limits of a minute and of what is open', async () => {
  const client = await trial();
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => chase(client, 5, 120)));
  expect(atOnce.filter(({ success }) => success)).toHaveLength(2);
  expect(atOnce.find(({ success }) => !success)).toMatchObject({
    code: 'overLimit',
    msg: '一分钟内最多投1200笔，请稍后再试',
  });
  await table.pass(61);
  const next = await Promise.all(Array.from({ length: 6 }, () => chase(client, 5, 120)));
  const open = async () =>
    (
      await table.server.inStation(alpha, (db) =>
        sql<{
          open: number;
        }>`SELECT count(*)::int AS open FROM account a CROSS JOIN LATERAL bets_of(a.id) o WHERE o.status = 1 AND o.book = 'play'`.execute(
          db,
        ),
      )
    ).rows[0]!.open;
  expect(next.filter(({ success }) => success).length).toBeLessThanOrEqual(2);
  await table.pass(61);
  await chase(client, 5, 120);
  await table.pass(61);
  const over = await chase(client, 5, 120);
  expect(over).toMatchObject({
    success: false,
    code: 'overLimit',
    msg: '试玩账号最多有2400笔未开奖，请等开奖后再投',
  });
  expect(await open()).toBeLessThanOrEqual(defaultSettings.openTrialOrders);
  expect(await open()).toBeGreaterThan(1_700);
});

test('the longest chase of a member, 120 periods of a full basket, is placed', async () => {
  const member = await table.player();
  const answer = await chase(member, 200, 120);
  expect(answer).toMatchObject({ success: true, buyMoney: '48.0000' });
  expect(answer.orders).toHaveLength(24_000);
  expect(await chase(member, 200, 120)).toMatchObject({ success: false, code: 'overLimit' });
});

test('bets of an ended trial account are deleted after a day, bets of real money never, and the ledger stays whole', async () => {
  const run = () =>
    sweep(
      table.server.pool,
      [table.server.context.stations.byCode(alpha)!],
      new Date(table.nowMs),
      defaultSettings,
    );
  const before = await ordersOf();
  await run();
  expect(await ordersOf(), 'while the account lives').toEqual(before);
  await table.server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set({ ends_at: new Date(table.nowMs - 86_401_000) })
      .where('role', '=', 'trial')
      .where('ends_at', 'is not', null)
      .execute(),
  );
  await run();
  const open = (await ordersOf()).find(({ book }) => book === 'play')!.count;
  expect(open, 'those that wait for their draw stay').toBeGreaterThan(0);
  await table.pass(125 * 60);
  await run();
  expect(await ordersOf()).toEqual([{ book: 'real', count: 24_000 }]);
  const left = await table.server.inStation(alpha, (db) =>
    sql<{ chases: number; sessions: number }>`SELECT (SELECT count(*)::int FROM chase_plan) AS chases,
      (SELECT count(*)::int FROM session s JOIN account a ON a.id = s.account_id WHERE a.role = 'trial') AS sessions`.execute(
      db,
    ),
  );
  expect(left.rows).toEqual([{ chases: 1, sessions: 0 }]);
  expect(await troublesOf(table)).toEqual([]);
  await expect(
    table.server.pool.query(`DELETE FROM bet_order WHERE book = 'real'`),
    'by the owner of the tables',
  ).rejects.toThrow(/a bet is never deleted/);
  await expect(
    table.server.inStation(alpha, (db) => sql`DELETE FROM bet_order`.execute(db)),
    'by the application',
  ).rejects.toThrow(/permission denied/);
});
