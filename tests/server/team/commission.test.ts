// Commission: what a settled bet pays those above its member, once, and what taking it back takes.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kickbackResetSave } from '#contract/agent.generated.ts';
import { batchRevokeOrder } from '#contract/lottery.generated.ts';
import { distributeCommission } from '#rules/team/commission.ts';
import { runSupport } from '#scripts/support.ts';
import { betCredit, creditItem, sums, troublesOf } from '#support/playTable.ts';
import {
  bet,
  drawAndPay,
  endWithPush,
  giveMoney,
  idOf,
  ledgerOf,
  mismatchesOf,
  openTeam,
  setRates,
  type Team,
} from '#support/team.ts';
import { alpha } from '#support/testStations.ts';
import { percentOfMillionths } from '#values/rate.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.table.close());

test('a settled bet pays the differences of the rates, of the direct upline as type 11 and of the one above as type 13', async () => {
  await bet(team.table, team.bottom, 1000);
  expect(await ledgerOf(team.server, 'teamagent')).not.toHaveProperty('11');
  await drawAndPay(team.table);
  expect(await ledgerOf(team.server, 'teamagent')).toMatchObject({ 11: 150_000n });
  expect(await ledgerOf(team.server, 'agent01')).toMatchObject({ 13: 50_000n });
  expect(await mismatchesOf(team.server)).toEqual([]);
  expect(await troublesOf(team.table)).toEqual([]);
});

test('bets against each other pay no commission, and are in the figures of teams all the same', async () => {
  const before = [await ledgerOf(team.server, 'teamagent'), await ledgerOf(team.server, 'agent01')];
  const both = await creditItem(team.bottom, 'FFC', sums, ['总和大', '总和小'], '500');
  const placed = await betCredit(team.bottom, 'FFC', await team.table.period('FFC'), [both]);
  expect(placed.answer.success).toBe(true);
  await drawAndPay(team.table);
  expect([await ledgerOf(team.server, 'teamagent'), await ledgerOf(team.server, 'agent01')]).toEqual(before);
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test('support sees what a bet paid whom', async () => {
  const order = await bet(team.table, team.bottom, 1000);
  await drawAndPay(team.table);
  const lines = await runSupport(team.server.pool, [alpha, 'commission', order], team.server.now());
  expect(lines.slice(1)).toEqual([
    'teambob had 6 %',
    'teamagent had 7.5 %: 15.0000',
    'agent01 had 8 %: 5.0000',
    'Together 20.0000.',
  ]);
  await expect(
    runSupport(team.server.pool, [alpha, 'commission', '999999'], team.server.now()),
  ).rejects.toThrow('There is no bet');
});

test('another round of the job pays nothing again', async () => {
  const before = await ledgerOf(team.server, 'teamagent');
  await team.server.runMoneyJob();
  await Promise.all([team.server.runMoneyJob(), team.server.runMoneyJob()]);
  expect(await ledgerOf(team.server, 'teamagent')).toEqual(before);
});

test('a revoked bet pays nothing, and counts nowhere', async () => {
  const before = await ledgerOf(team.server, 'agent01');
  const id = await bet(team.table, team.bottom, 500);
  await team.bottom.call(batchRevokeOrder, { orderIds: id });
  await drawAndPay(team.table);
  expect(await ledgerOf(team.server, 'agent01')).toEqual(before);
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test('a push pays nothing and a half pushed bet half, as the database ends them', async () => {
  const before = await ledgerOf(team.server, 'teamagent');
  await endWithPush(team.server, await bet(team.table, team.bottom, 1000));
  await team.server.runMoneyJob();
  expect(await ledgerOf(team.server, 'teamagent')).toEqual(before);
  const item = await creditItem(team.bottom, 'FFC', sums, ['总和大', '总和单'], '500');
  const { answer } = await betCredit(team.bottom, 'FFC', await team.table.period('FFC'), [item]);
  await endWithPush(team.server, answer.orders![0]!.orderId, 1);
  await team.server.runMoneyJob();
  // 1.5 percent of the 500 that were lost.
  expect((await ledgerOf(team.server, 'teamagent'))[11]).toBe(before[11]! + 75_000n);
  expect(await mismatchesOf(team.server)).toEqual([]);
});

test('a bet pays by the rates of the moment it was accepted', async () => {
  await bet(team.table, team.bottom, 1000);
  const { answer } = await team.middle.call(kickbackResetSave, { account: 'teambob', lottery: '7.5' });
  expect(answer).toMatchObject({ success: true });
  const before = (await ledgerOf(team.server, 'teamagent'))[11]!;
  await drawAndPay(team.table);
  expect((await ledgerOf(team.server, 'teamagent'))[11]).toBe(before + 150_000n);
  // Equal rates pay nothing; the one above still earns.
  await bet(team.table, team.bottom, 1000);
  const above = (await ledgerOf(team.server, 'agent01'))[13]!;
  await drawAndPay(team.table);
  expect((await ledgerOf(team.server, 'teamagent'))[11]).toBe(before + 150_000n);
  expect((await ledgerOf(team.server, 'agent01'))[13]).toBe(above + 50_000n);
});

test('taking a bet back takes exactly what it gave, once; what is spent already becomes debt, which later commission repays', async () => {
  await team.middle.call(kickbackResetSave, { account: 'teambob', lottery: '6.0' });
  const order = await bet(team.table, team.bottom, 1000);
  await drawAndPay(team.table);
  const agent = await idOf(team.server, 'teamagent');
  const balance = () =>
    team.server.inStation(alpha, async (db) => {
      const { rows } = await sql<{ balance: bigint; debt: bigint }>`
        SELECT l.balance, coalesce((SELECT -d.balance FROM ledger_account d WHERE d.owner_id = ${agent} AND d.kind = 'debt'), 0)::bigint AS debt
          FROM ledger_account l WHERE l.owner_id = ${agent} AND l.kind = 'wallet'`.execute(db);
      return rows[0]!;
    });
  // The agent spends all but 4 yuan.
  const { balance: before } = await balance();
  await team.server.inStation(alpha, async (db) => {
    await sql`SELECT ledger_post(2, 'test', 'spent', '', ${team.server.now()},
      ARRAY[(SELECT id FROM ledger_account WHERE owner_id = ${agent} AND kind = 'wallet'), ledger_account_id.id],
      ARRAY[${String(40_000n - before)}, ${String(before - 40_000n)}]::bigint[])
      FROM (SELECT id FROM ledger_account WHERE owner_id = 0 AND kind = 'house' AND part = '' AND book = 'real') ledger_account_id`.execute(
      db,
    );
  });
  const reverse = () =>
    team.server.inStation(alpha, async (db) => {
      const { rows } = await sql<{ n: number }>`
        SELECT commission_reverse(ARRAY[${order}]::bigint[], ${team.server.now()}) AS n`.execute(db);
      return rows[0]!.n;
    });
  expect(await reverse()).toBe(1);
  expect(await reverse()).toBe(0);
  await team.server.runMoneyJob();
  expect(await balance()).toEqual({ balance: 0n, debt: 110_000n });
  // 15 yuan of the next bet: 11 repay the debt, 4 stay.
  await bet(team.table, team.bottom, 1000);
  await drawAndPay(team.table);
  expect(await balance()).toEqual({ balance: 40_000n, debt: 0n });
  expect(await mismatchesOf(team.server)).toEqual([]);
  expect(await troublesOf(team.table)).toEqual([]);
});

test('every bet of a chain sums to stake × (top − bettor), as the rule divides it', async () => {
  await giveMoney(team.server, 'teambob', 10_000);
  await setRates(team.server, 'agent01', 79_000);
  for (const yuan of [1, 7, 13, 333]) await bet(team.table, team.bottom, yuan);
  await drawAndPay(team.table);
  const rows = await team.server.inStation(alpha, (db) =>
    db.selectFrom('bet_order').selectAll().where('uplines', 'is not', null).execute(),
  );
  expect(rows.length).toBeGreaterThan(6);
  for (const row of rows) {
    const { rows: shares } = await team.server.inStation(alpha, (db) =>
      sql<{
        upline: number;
        share: bigint;
      }>`SELECT s.upline, s.share FROM bet_order o CROSS JOIN LATERAL commission_shares(o.stake, o.uplines, o.rates) s
        WHERE o.id = ${row.id}`.execute(db),
    );
    const uplines = row.uplines!.map((id, at) => ({
      id: String(id),
      rate: percentOfMillionths(BigInt(row.rates![at + 1]!)),
    }));
    const rule = distributeCommission(row.stake, percentOfMillionths(BigInt(row.rates![0]!)), uplines, null);
    expect(shares.map(({ upline, share }) => ({ account: String(upline), amount: share }))).toEqual(
      rule.shares,
    );
    expect(shares.reduce((sum, { share }) => sum + share, 0n)).toBe(
      (row.stake * BigInt((row.rates!.at(-1) ?? 0) - row.rates![0]!)) / 1_000_000n,
    );
  }
});
