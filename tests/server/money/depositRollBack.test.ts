// A paid deposit is rolled back whole: money, gift, coupon, turnover, offer, figures, records and the member's letter.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { getDepositStrategyList, rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import { chargeRecordList } from '#contract/report.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { readFacts } from '#server/activities/facts.ts';
import { turnoverOf } from '#server/money/turnover.ts';
import { atDesk, byHand, depositor, moneyOf, openBank } from '#support/deposits.ts';
import { inbox } from '#support/messages.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { mismatchesOf } from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { dayOf } from '#values/days.ts';
import { idOf, move, troublesOf } from './wallets.ts';

const test = world({ counterparties: true })
  .extend('client', { scope: 'file' }, async ({ server }) => {
    byHand(server);
    return depositor(server, alpha);
  })
  .extend('support', { scope: 'file' }, ({ server }) => (...args: string[]) => {
    return runSupport(server.pool, [alpha, ...args], server.now(), { supporter: '小王' });
  });

const offerOf = async (client: Client) =>
  (await client.call(getDepositStrategyList, {})).answer.strategyList!.find(
    ({ name }) => name === '首存送20%',
  );
const couponOf = async (client: Client) =>
  (await client.call(rechargeCouponsRecordUnusedList, {})).answer.couponList!.find(
    ({ name }) => name === '满100送8',
  );

/** What activities, teams and the gate know of the member. */
const figuresOf = (server: RunningServer) =>
  server.inStation(alpha, async (db) => {
    const accountId = await idOf(db, 'member01');
    const today = dayOf(server.now());
    const span = { first: today, last: today };
    const facts = await readFacts(db, {
      accountId,
      now: server.now(),
      spans: [span],
      activities: [],
      since: today,
    });
    const { deposits, gifts } = facts.on(span);
    const { required, items } = await turnoverOf(db, accountId);
    const team =
      await sql`SELECT coalesce(sum(deposit), 0) AS deposit, coalesce(sum(activity), 0) AS activity FROM (
      SELECT account_id, deposit, activity FROM team_entry UNION ALL SELECT account_id, deposit, activity FROM member_day) x
      WHERE account_id = ${accountId}`.execute(db);
    return { deposits, gifts, required, items: items.length, team: team.rows };
  });

async function paidDeposit(server: RunningServer, client: Client): Promise<string> {
  const [offer, coupon] = [await offerOf(client), await couponOf(client)];
  const { orderNo } = await openBank(client, {
    amount: '500',
    strategyId: offer!.id,
    couponId: coupon!.id,
  });
  atDesk(server, orderNo, 'approved');
  await server.runMoneyJob();
  return orderNo;
}

test('a paid deposit is rolled back once, and everything is what it was before', async ({
  server,
  client,
  support,
}) => {
  const money = await moneyOf(client);
  const figures = await figuresOf(server);
  const orderNo = await paidDeposit(server, client);
  expect(await moneyOf(client)).toBe((Number(money) + 608).toFixed(4));
  expect(await figuresOf(server)).toMatchObject({ deposits: figures.deposits + 500_0000n });
  expect(await offerOf(client)).toMatchObject({ canTake: false });

  await expect(support('deposit', orderNo, 'roll-back')).rejects.toThrow('Give a reason');
  const roll = ['deposit', orderNo, 'roll-back', '付款被撤回'];
  const said = (await Promise.all([support(...roll), support(...roll)])).flat();
  expect(said.filter((line) => line.includes('Nothing changes'))).toHaveLength(1);
  expect(await moneyOf(client)).toBe(money);
  expect(await figuresOf(server)).toEqual(figures);
  expect(await offerOf(client)).toMatchObject({ canTake: true });
  expect(await couponOf(client)).toBeDefined();
  const { list } = (await client.call(chargeRecordList, { kind: 'deposit' })).answer;
  expect(list!.find((row) => row.orderNo === orderNo)).toMatchObject({
    status: 6,
    money: '500.0000',
    change: '0.0000',
    reason: '付款被撤回',
  });
  expect((await inbox(client))[0]!.title).toContain('账户安全提醒');
  expect(await troublesOf(server, alpha)).toEqual([]);
  expect(await mismatchesOf(server, alpha)).toEqual([]);
});

test('what was spent of it is owed, the report of the payment that comes again changes nothing', async ({
  server,
  client,
  support,
}) => {
  const figures = await figuresOf(server);
  const orderNo = await paidDeposit(server, client);
  const [yuan] = (await moneyOf(client)).split('.');
  await server.inStation(alpha, (db) =>
    move(db, alpha, 'member01', {
      type: 301,
      amount: -(BigInt(yuan!) - 100n) * 10_000n,
      refId: 'spent',
      at: server.now(),
    }),
  );
  expect((await support('deposit', orderNo, 'roll-back', '付款被撤回'))[0]).toMatch(/owes 50\d\.\d\d of it/);
  expect(await moneyOf(client)).toBe('0.0000');
  const after = await figuresOf(server);
  expect(after).toEqual(figures);
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe('0.0000');
  const { list } = (await client.call(chargeRecordList, { kind: 'deposit' })).answer;
  expect(list!.find((row) => row.orderNo === orderNo)).toMatchObject({ status: 7 });
  expect(await troublesOf(server, alpha)).toEqual([]);
  expect(await mismatchesOf(server, alpha)).toEqual([]);
});

test('a deposit that is not paid is not rolled back', async ({ client, support }) => {
  const { orderNo } = await openBank(client, { amount: '300' });
  await expect(support('deposit', orderNo, 'roll-back', '付款被撤回')).rejects.toThrow('is not paid');
});
